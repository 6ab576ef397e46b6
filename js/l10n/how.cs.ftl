## Jak se hraje

how-title = Jak se hraje { $game }
how-keys-title = Klávesnicí
how-keys = Tab přejde k figurkám v ruce a k tlačítkům. Kdekoli na stránce:
how-home-title = O Boardletu
how-home = Vyberte hru a stiskněte Hrát. Každá hra se vysvětlí sama, stačí stisknout otazník. Vaše partie zůstávají v tomto prohlížeči, dokud je nesmažete.
