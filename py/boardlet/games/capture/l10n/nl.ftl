capture-name = Chinees dammen met slaan
capture-pitch = Spring over de knikkers in het midden van de ster en houd elke knikker waar je overheen springt.
capture-length = 10 minuten

capture-piece = { $kind ->
   *[marble] knikker
}

capture-option-players = Spelers
capture-option-players-help = De knikkers zijn van niemand, dus je kunt met elk aantal van twee tot zes spelen.
capture-option-players-2 = 2
capture-option-players-3 = 3
capture-option-players-4 = 4
capture-option-players-5 = 5
capture-option-players-6 = 6
capture-option-long_jump = Verre sprongen
capture-option-long_jump-help = Een knikker mag ook over een andere springen die verder weg ligt, en komt dan even ver daarachter neer. Alle gaatjes daartussen moeten leeg zijn.

capture-note-chain = De knikker op { $point } mag verder springen, of je sluit je beurt af.
capture-note-long-jump = Verre sprongen zijn toegestaan.
capture-note-left = { $count ->
    [one] Nog één knikker op het bord.
   *[other] Nog { $count } knikkers op het bord.
}

capture-status-shared = { $count } spelers delen de eerste plaats, elk { $score } knikkers

capture-tally-captured = Geslagen knikkers

capture-reason-no-jump = Geen enkele knikker kan nog springen.

error-capture-chain = In deze beurt mag alleen de knikker op { $point } verder.
error-capture-move = “{ $turn }” is geen sprong. Schrijf begin en eind, bijvoorbeeld e5xg5.

capture-how =
    Zestig knikkers vullen het midden van de ster; alleen het gaatje in het centrum is vrij. De knikkers zijn van niemand. Wie de meeste slaat, wint.

    In je beurt spring je met een knikker naar keuze: over een knikker ernaast in het lege gaatje er vlak achter. De knikker waar je overheen sprong, is van jou en gaat meteen van het bord. Zetten zonder sprong zijn er niet. De punten van de ster horen bij het bord.

    Dezelfde knikker mag vanaf zijn nieuwe plek weer springen, in elke richting, zolang het kan. Tik op het volgende gaatje, of sluit je beurt na een sprong af. Hij mag ook terugkomen in een gaatje waar hij al geweest is.

    Kan er geen knikker meer springen, dan is de partij afgelopen. Knikkers die nog op het bord liggen, tellen voor niemand. Spelers met evenveel knikkers delen hun plaats.
