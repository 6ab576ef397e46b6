## Speluitleg

how-title = Zo speel je { $game }
how-keys-title = Met het toetsenbord
how-keys = Tab gaat verder naar de stukken in de hand en naar de knoppen. Overal op de pagina:
how-home-title = Over Boardlet
how-home = Kies een spel en druk op Spelen. Elk spel legt zichzelf uit achter het vraagteken. Je partijen blijven in deze browser tot je ze verwijdert.
