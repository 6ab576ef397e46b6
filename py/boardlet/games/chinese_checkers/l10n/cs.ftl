chinese-checkers-name = Čínská dáma
chinese-checkers-pitch = Kroky a skoky přes hvězdu: kdo první dostane všech deset kuliček do protějšího cípu?
chinese-checkers-length = 30 minut

chinese-checkers-piece = { $side ->
    [red] červená
    [gold] žlutá
    [green] zelená
    [blue] modrá
    [violet] fialová
   *[slate] šedá
} { $kind ->
   *[marble] kulička
}

chinese-checkers-option-players = Hráči
chinese-checkers-option-players-help = V pěti hraje jeden z vás do cípu, kde nikdo nezačíná, a má volnou dráhu. To je malá výhoda: o místo losujte.
chinese-checkers-option-players-2 = 2
chinese-checkers-option-players-3 = 3
chinese-checkers-option-players-4 = 4
chinese-checkers-option-players-5 = 5
chinese-checkers-option-players-6 = 6
chinese-checkers-option-long_jump = Dlouhé skoky
chinese-checkers-option-long_jump-help = Kulička smí přeskočit i jinou, která leží dál, a dopadne stejně daleko za ni. Všechny důlky mezi tím musí být prázdné.
chinese-checkers-option-points = Cizí cípy
chinese-checkers-option-points-help = Smíte zůstat stát v cípu, který není váš domov ani cíl, nebo jím jen projít v řadě skoků?
chinese-checkers-option-points-free = projít i zůstat
chinese-checkers-option-points-pass = jen projít

chinese-checkers-note-home = { $sideName } je v cíli, { $place ->
    [1] na prvním místě.
    [2] na druhém místě.
    [3] na třetím místě.
    [4] na čtvrtém místě.
   *[5] na pátém místě.
}
chinese-checkers-note-reached = { $sideName }: v cíli { $count ->
    [one] jedna kulička
    [few] { $count } kuličky
    [many] { $count } kuličky
   *[other] { $count } kuliček
}, kroků k jeho hrotu celkem: { $distance }.
chinese-checkers-note-pass = Žádná vaše kulička nemůže táhnout: vynecháváte tah.
chinese-checkers-note-repetition = Tato pozice nastala dvakrát. Potřetí partie skončí.
chinese-checkers-note-turns-left = { $count ->
    [one] Tohle je váš poslední tah. Pak o pořadí rozhodne, jak kuličky stojí.
    [few] Zbývají vám { $count } tahy. Pak o pořadí rozhodne, jak kuličky stojí.
    [many] Zbývá vám { $count } tahu. Pak o pořadí rozhodne, jak kuličky stojí.
   *[other] Zbývá vám { $count } tahů. Pak o pořadí rozhodne, jak kuličky stojí.
}
chinese-checkers-note-long-jump = Platí dlouhé skoky.
chinese-checkers-note-points = Cizími cípy smíte projít, ale ne v nich zůstat.

chinese-checkers-status-home = { $sideName } je první v cíli a vítězí
chinese-checkers-status-ahead = { $sideName } vede a vítězí
chinese-checkers-status-shared = O první místo se dělí hráči ({ $count })

chinese-checkers-tally-place = Místo

chinese-checkers-reason-home = Až na jednoho jsou všichni v cíli.
chinese-checkers-reason-blocked = Nikdo už nemůže táhnout.
chinese-checkers-reason-repetition = Stejná pozice nastala třikrát.
chinese-checkers-reason-turns = Odehrálo se 200 tahů.

error-chinese-checkers-pass = Můžete táhnout, takže tah vynechat nelze.
error-chinese-checkers-move = „{ $turn }“ není tah. Napište začátek a konec, třeba n2-m6.

chinese-checkers-how =
    Vašich deset kuliček začíná v jednom cípu hvězdy a musí do protějšího. Kdo je v cíli první, vyhrává; ostatní hrají dál o další místa.

    Ve svém tahu pohněte jednou kuličkou: buď o jeden krok do prázdného důlku vedle, nebo řadou skoků. Skáče se přes jakoukoli sousední kuličku, ať je čí chce, do prázdného důlku hned za ní. Nic se nebere. Po skoku smí kulička skákat dál kterýmkoli směrem. Ťukněte tam, kde má skončit; cesta se najde sama.

    Kulička, která stojí ve vašem cíli, se v něm smí ještě posouvat, ale už ho neopustí.

    V cíli jste, když je obsazený každý jeho důlek, z toho alespoň jeden vámi. Nechat kuličku v cizím cíli tedy nepomůže: počítá se, jako by byla soupeřova.

    Když nemůžete táhnout, tah vynecháte. Partie končí také tehdy, když nikdo nemůže táhnout, když stejná pozice nastane potřetí, nebo když některý hráč odehraje 200 tahů. O pořadí pak rozhodnou kuličky v cíli a potom to, jak blízko jsou ostatní.
