chinese-checkers-name = Chinees dammen
chinese-checkers-pitch = Stap en spring over de ster, en breng als eerste alle tien knikkers in de punt aan de overkant.
chinese-checkers-length = 30 minuten

chinese-checkers-piece = { $side ->
    [red] rode
    [gold] gele
    [green] groene
    [blue] blauwe
    [violet] paarse
   *[slate] grijze
} { $kind ->
   *[marble] knikker
}

chinese-checkers-option-players = Spelers
chinese-checkers-option-players-help = Met vijf spelers speelt een van jullie naar een punt waar niemand begint, en heeft een vrije baan. Dat is een klein voordeel: loot om de plaats.
chinese-checkers-option-players-2 = 2
chinese-checkers-option-players-3 = 3
chinese-checkers-option-players-4 = 4
chinese-checkers-option-players-5 = 5
chinese-checkers-option-players-6 = 6
chinese-checkers-option-long_jump = Verre sprongen
chinese-checkers-option-long_jump-help = Een knikker mag ook over een andere springen die verder weg ligt, en komt dan even ver daarachter neer. Alle gaatjes daartussen moeten leeg zijn.
chinese-checkers-option-points = Punten van anderen
chinese-checkers-option-points-help = Mag je blijven liggen in een punt van de ster die niet je eigen begin of doel is, of er alleen in een reeks sprongen doorheen?
chinese-checkers-option-points-free = erdoor en blijven
chinese-checkers-option-points-pass = alleen erdoor

chinese-checkers-note-home = { $sideName } is binnen, op de { $place ->
    [1] eerste plaats.
    [2] tweede plaats.
    [3] derde plaats.
    [4] vierde plaats.
   *[5] vijfde plaats.
}
chinese-checkers-note-reached = { $sideName }: { $count ->
    [one] één knikker
   *[other] { $count } knikkers
} in het doel, samen { $distance } stappen van de top ervan.
chinese-checkers-note-pass = Geen van je knikkers kan iets: je past.
chinese-checkers-note-repetition = Deze stelling kwam twee keer voor. De derde keer eindigt de partij.
chinese-checkers-note-turns-left = { $count ->
    [one] Dit is je laatste beurt. Dan wordt de rangorde bepaald zoals de knikkers liggen.
   *[other] Je hebt nog { $count } beurten. Dan wordt de rangorde bepaald zoals de knikkers liggen.
}
chinese-checkers-note-long-jump = Verre sprongen zijn toegestaan.
chinese-checkers-note-points = Door punten van andere spelers mag je heen, maar niet blijven liggen.

chinese-checkers-status-home = { $sideName } is als eerste binnen en wint
chinese-checkers-status-ahead = { $sideName } ligt voor en wint
chinese-checkers-status-shared = { $count } spelers delen de eerste plaats

chinese-checkers-tally-place = Plaats

chinese-checkers-reason-home = Op één na is iedereen binnen.
chinese-checkers-reason-blocked = Niemand kan nog iets.
chinese-checkers-reason-repetition = Dezelfde stelling kwam drie keer voor.
chinese-checkers-reason-turns = Er zijn 200 beurten gespeeld.

error-chinese-checkers-pass = Je kunt spelen, dus passen mag niet.
error-chinese-checkers-move = “{ $turn }” is geen zet. Schrijf begin en eind, bijvoorbeeld n2-m6.

chinese-checkers-how =
    Je tien knikkers beginnen in een punt van de ster en moeten naar de punt ertegenover. Wie als eerste binnen is, wint; de anderen spelen door om de volgende plaatsen.

    In je beurt verplaats je één knikker: óf één stap naar een leeg gaatje ernaast, óf een reeks sprongen. Een sprong gaat over een knikker vlak naast de jouwe, van wie ook, in het lege gaatje er vlak achter. Er wordt niets geslagen. Na een sprong mag de knikker verder springen, in elke richting. Tik op de plek waar hij moet uitkomen; de weg erheen wordt voor je gezocht.

    Een knikker die in je doel ligt, mag zich daarbinnen nog verplaatsen, maar er nooit meer uit.

    Je bent binnen als elk gaatje van je doel bezet is, waarvan minstens één door jou. Het helpt dus niet om een knikker in het doel van een ander te laten liggen: die telt dan als een van hem.

    Kun je niets, dan pas je. De partij eindigt ook als niemand nog iets kan, als dezelfde stelling voor de derde keer voorkomt, of als een speler 200 beurten gespeeld heeft. Dan beslist hoeveel knikkers in het doel liggen, en daarna hoe dichtbij de andere zijn.
