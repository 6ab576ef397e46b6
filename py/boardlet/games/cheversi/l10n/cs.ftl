cheversi-name = Cheversi
cheversi-pitch = Rozmístěte šachové figury tak, aby mířily na co nejvíc prázdných polí.
cheversi-length = 10 minut

cheversi-piece = { $kind ->
    [K] { $side ->
        [white] bílý
       *[black] černý
    } král
    [Q] { $side ->
        [white] bílá
       *[black] černá
    } dáma
    [R] { $side ->
        [white] bílá
       *[black] černá
    } věž
    [B] { $side ->
        [white] bílý
       *[black] černý
    } střelec
   *[N] { $side ->
        [white] bílý
       *[black] černý
    } jezdec
}

cheversi-option-ruleset = Pravidla
cheversi-option-ruleset-help = Podle pravidel z roku 2006 staví bílý nejprve krále a černý dámu; potom smí jakákoli figura na jakékoli prázdné pole.
cheversi-option-ruleset-2008 = z roku 2008
cheversi-option-ruleset-2006 = z roku 2006
cheversi-option-count = Pole se počítá
cheversi-option-count-help = Za každou vaši figuru, která na ně útočí, nebo nejvýš jednou, ať jich útočí kolik chce.
cheversi-option-count-each = za každou figuru
cheversi-option-count-once = jednou
cheversi-option-swap = Výměna stran
cheversi-option-swap-help = Po prvních dvou figurách smí bílý převzít stranu černého. Zahájení je tak spravedlivé.

cheversi-overlay-attacks = Napadená pole

cheversi-duty-first-king = Nejprve král, na kterékoli pole.
cheversi-duty-first-queen = Nejprve dáma, na kterékoli pole.
cheversi-duty-queen = Soupeřova dáma stojí: postavte teď svou.
cheversi-duty-last-king = Král přichází nakonec, vedle figury bílého na { $field }.
cheversi-duty-leave-room = Nechte vedle své poslední figury prázdné pole pro černého krále.
cheversi-duty-swap = Můžete také vyměnit strany.

cheversi-reason-count = Všech šestnáct figur stojí.
cheversi-reason-no-placement = Žádnou figuru už nelze postavit.

error-cheversi-swap = Teď strany vyměnit nelze.
error-cheversi-move = „{ $turn }“ není postavení figury. Napište figuru a pole, třeba Nd5.

cheversi-how =
    Vy a váš soupeř stavíte šachové figury na prázdnou desku. Figury se nikdy nehýbou a nikdy se neberou. Na konci vyhrává, čí figury napadají více prázdných polí.

    Každá strana má krále, dámu, dvě věže, dva střelce a dva jezdce. Střídejte se po jedné figuře: ťukněte na figuru v ruce a pak na prázdné pole. Pole, kam smí, jsou vyznačená.

    - Bílý začíná králem, na kterémkoli poli.
    - Každá další figura se musí dotýkat některé, která už stojí, ať je jakékoli barvy. Dotýkají se i rohy.
    - Vaši dva střelci přijdou na pole různé barvy.
    - Jakmile stojí jedna dáma, musí druhá strana odpovědět svou dámou.
    - Černý si krále nechá na úplně poslední tah a postaví ho vedle figury, kterou bílý postavil naposled. Bílý mu musí nechat místo.

    Figury útočí jako v šachu: král na pole kolem sebe, jezdec na pole vzdálená jeho skok, věž, střelec a dáma po svých liniích až k první figuře, která stojí v cestě. Šach se nedává: král smí stát napadený.

    Prázdné pole se počítá jedním bodem za každou vaši figuru, která na ně útočí. Pole s figurou se nepočítá. Dobře postavená figura tedy také zakrývá soupeřovy linie a skóre může klesat.

    Po šestnácti figurách je sčítání konečné a vyhrává, kdo má víc bodů. Do té doby skóre ukazuje, jak si kdo stojí, a „Napadená pole“ ukážou, odkud body jsou.
