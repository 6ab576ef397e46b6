capture-name = Čínská dáma s braním
capture-pitch = Skákejte přes kuličky uprostřed hvězdy; každá, kterou přeskočíte, je vaše.
capture-length = 10 minut

capture-piece = { $kind ->
   *[marble] kulička
}

capture-option-players = Hráči
capture-option-players-help = Kuličky nepatří nikomu, takže může hrát libovolný počet hráčů od dvou do šesti.
capture-option-players-2 = 2
capture-option-players-3 = 3
capture-option-players-4 = 4
capture-option-players-5 = 5
capture-option-players-6 = 6
capture-option-long_jump = Dlouhé skoky
capture-option-long_jump-help = Kulička smí přeskočit i jinou, která leží dál, a dopadne stejně daleko za ni. Všechny důlky mezi tím musí být prázdné.

capture-note-chain = Kulička na { $point } smí skákat dál, nebo ukončete tah.
capture-note-long-jump = Platí dlouhé skoky.
capture-note-left = { $count ->
    [one] Na desce je jedna kulička.
    [few] Na desce jsou { $count } kuličky.
    [many] Na desce je { $count } kuličky.
   *[other] Na desce je { $count } kuliček.
}

capture-status-shared = O první místo se dělí hráči ({ $count }), každý má { $score ->
    [one] { $score } kuličku
    [few] { $score } kuličky
    [many] { $score } kuličky
   *[other] { $score } kuliček
}

capture-tally-captured = Přeskočené kuličky

capture-reason-no-jump = Žádná kulička už nemůže skočit.

error-capture-chain = V tomto tahu smí dál jen kulička na { $point }.
error-capture-move = „{ $turn }“ není skok. Napište začátek a dopad, třeba e5xg5.

capture-how =
    Šedesát kuliček vyplňuje střed hvězdy; volný je jen prostřední důlek. Kuličky nepatří nikomu. Vyhrává, kdo jich sebere nejvíc.

    Ve svém tahu skočte libovolnou kuličkou: přes sousední kuličku do prázdného důlku hned za ní. Přeskočená kulička je vaše a hned opouští desku. Jinak než skokem se netáhne. Cípy hvězdy patří k desce.

    Stejná kulička smí z místa dopadu skočit znovu, kterýmkoli směrem, dokud to jde. Ťukněte na další důlek, nebo po libovolném skoku tah ukončete. Smí se i vrátit do důlku, ve kterém už byla.

    Když už žádná kulička nemůže skočit, partie končí. Kuličky, které na desce zbyly, se nepočítají nikomu. Hráči se stejným počtem kuliček se o místo dělí.
