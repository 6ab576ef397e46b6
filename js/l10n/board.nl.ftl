## Het bord, uitgesproken

# $game is de naam van het spel.
board-label = Bord van { $game }
board-keys = De pijltoetsen lopen over het bord; met Shift neemt een pijl de schuine richting ernaast, met de klok mee. Home en End gaan naar de uiteinden van een rij, N en Shift met N naar de volgende en de vorige plek waar iets gedaan kan worden. Enter kiest, Escape laat los, I kijkt in een toren.

# $point is een naam als "e4", $piece wat daar staat, bijvoorbeeld "witte koning".
point-empty = { $point }, leeg
point-piece = { $point }, { $piece }
# $height is hoeveel stukken op elkaar staan, $pieces noemt ze.
point-tower = { $point }, toren van { $height }, van boven af: { $pieces }
# Hoe vaak een punt voor een kant telt, waar zulke getallen getoond worden.
point-count = { $sideName } { $count }

# Wat er op een punt kan; volgt op de naam.
point-can = kan gekozen worden
point-chosen = gekozen
point-target = kan hierheen
point-capture = kan geslagen worden
# Bereikbaar met verschillende zetten na elkaar in dezelfde beurt.
point-far = in meer zetten bereikbaar
point-last = laatste zet
point-hint = aangeraden
point-asked = druk nog eens op Enter om dit te spelen

# Een stuk waarvan niemand mag zien wat het is.
piece-hidden = verborgen { $side ->
    [none] stuk
   *[other] stuk van { $sideName }
}

## Naast het bord

tray-hand = In de hand van { $sideName }: { $count ->
    [0] niets
    [one] één stuk
   *[other] { $count } stukken
}
tray-taken = Geslagen door { $sideName }: { $count }
tray-pieces = { $piece }, { $count ->
    [0] geen meer
   *[other] { $count } in de hand
}

## Uitgesproken wanneer iets gekozen wordt

say-chosen = { $piece } gekozen, { $count ->
    [0] geen veld mogelijk
    [one] één veld mogelijk
   *[other] { $count } velden mogelijk
}.
# $point is een veld en wat erop staat.
say-confirm = { $point }. Kies het nog eens om te spelen.

# Er leiden verschillende wegen naar $point, dus de speler moet stap voor stap gaan.
say-several-ways = Er leiden verschillende wegen naar { $point }. Ga er stap voor stap heen; de eerste stappen zijn gemarkeerd.

## Een keuze op een veld

choice-label = Op { $point }
choice-stack = Stapelen
choice-capture = Slaan

## Een blik in een toren

tower-title = { $point }: { $height } stukken

## Wat er gebeurde, in zinnen. $sideName speelde; $piece ging van $from naar $to.

event-place = { $sideName }: { $piece } op { $to }.
event-step = { $sideName }: { $piece } van { $from } naar { $to }.
event-stack = { $sideName }: { $piece } van { $from } boven op { $to }.
# $count is hoeveel sprongen op elkaar volgden.
event-jump = { $count ->
    [one] { $sideName }: sprong van { $from } naar { $to }.
   *[other] { $sideName }: { $count } sprongen van { $from } naar { $to }.
}
event-capture = { $count ->
    [one] Geslagen: { $piece }.
   *[other] Geslagen: { $count } stukken.
}
event-pass = { $sideName } past.
event-skip = { $sideName } kan niets en wordt overgeslagen.
event-swap = { $sideName } neemt de andere kant over.
event-stop = { $sideName } sluit de beurt af.
