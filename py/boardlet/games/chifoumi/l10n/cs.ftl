chifoumi-name = Chifoumi
chifoumi-pitch = Kámen, nůžky, papír a studna se procházejí, šplhají na sebe a zajímají, co porážejí.
chifoumi-length = 20 minut

chifoumi-colour = { $kind ->
    [R] { $side ->
        [white] bílý
        [black] černý
        [red] červený
       *[orange] oranžový
    }
    [P] { $side ->
        [white] bílý
        [black] černý
        [red] červený
       *[orange] oranžový
    }
    [S] { $side ->
        [white] bílé
        [black] černé
        [red] červené
       *[orange] oranžové
    }
   *[other] { $side ->
        [white] bílá
        [black] černá
        [red] červená
       *[orange] oranžová
    }
}
chifoumi-colour-first = { $side ->
    [white] Bílý
    [black] Černý
    [red] Červený
   *[orange] Oranžový
}
chifoumi-piece = { chifoumi-colour } { $kind ->
    [R] kámen
    [S] nůžky
    [P] papír
    [W] studna
   *[other] figurka
}

chifoumi-option-players = Hráči
chifoumi-option-players-help = Ve čtyřech hrají dva týmy: bílý a černý proti červenému a oranžovému. Studny pak ve hře nejsou.
chifoumi-option-players-2 = 2
chifoumi-option-players-3 = 3
chifoumi-option-players-4 = 4, v týmech
chifoumi-option-start = Výchozí postavení
chifoumi-option-start-help = Kde stojí studny: před středem, nebo na křídlech.
chifoumi-option-start-close = těsné
chifoumi-option-start-wide = široké
chifoumi-option-first = Začíná
chifoumi-option-first-help = Kdo nezačíná, dostane půl bodu, takže vždy někdo vyhraje.
chifoumi-option-first-white = Bílý
chifoumi-option-first-black = Černý
chifoumi-option-level = Úroveň
chifoumi-option-level-help = Sada pravidel: pokročilí si pamatují, co je ve sloupcích, a táhnou tím, čeho se dotkli; mistři smějí zajmout i vlastní sloupce.
chifoumi-option-level-beginner = začátečník
chifoumi-option-level-advanced = pokročilý
chifoumi-option-level-professional = mistr
chifoumi-option-hidden = Skryté sloupce
chifoumi-option-hidden-help = Co je zač, ukazuje jen vrchní figurka sloupce. Zbytek si pamatujte!
chifoumi-option-touch = Dotknuto – taženo
chifoumi-option-touch-help = První figurkou, kterou vyberete, musíte táhnout, pokud to jde, a tahy se nevracejí.
chifoumi-option-own = Zajímání vlastních sloupců
chifoumi-option-own-help = Figurka smí zajmout i vlastní sloupec, jehož vrchní figurku poráží, a odtud pokračovat.
chifoumi-option-equal = Stejné druhy se zajímají
chifoumi-option-equal-help = Domácí pravidlo: kámen zajme kámen, papír zajme papír a tak dál.
chifoumi-option-setup = Rozestavení
chifoumi-option-setup-help = Při volném rozestavení mají všichni figurky nejprve v ruce a stavějí je po jedné.
chifoumi-option-setup-fixed = pevné
chifoumi-option-setup-free = volné

chifoumi-overlay-threats = Ohrožené figurky

chifoumi-status-team-won = { chifoumi-colour-first } a { $partner ->
    [white] bílý
    [black] černý
    [red] červený
   *[orange] oranžový
} vítězí, { $score } ku { $other }.

chifoumi-note-skipped = { chifoumi-colour-first } nemá žádný krok a byl přeskočen.
chifoumi-note-chain = Figurka na { $field } smí udělat ještě krok, nebo tam zůstat.
chifoumi-note-placing = { $left ->
    [one] Zbývá postavit jednu figurku
    [few] Zbývá postavit { $left } figurky
    [many] Zbývá postavit { $left } figurky
   *[other] Zbývá postavit { $left } figurek
}: na pole, kterého se nedotýká žádný nepřítel, ne však na d4, nebo na vlastní sloupec.
chifoumi-note-stall = { $turns ->
    [one] Partie skončí po příštím tahu
    [few] Partie skončí za { $turns } tahy
    [many] Partie skončí za { $turns } tahu
   *[other] Partie skončí za { $turns } tahů
}, pokud se nic nezajme.
chifoumi-note-hidden = Co je uvnitř sloupce, je skryté.
chifoumi-note-touch = Dotknuto – taženo: první figurkou, kterou vyberete, musíte táhnout.
chifoumi-note-tie = Stejně zajatých: rozhoduje, komu zbylo víc figurek, a pak kdo byl v pořadí později.

chifoumi-tally-second = za to, že nezačínal

chifoumi-reason-one-side = Figurky zbyly už jen jedné straně.
chifoumi-reason-one-kind = Všechny zbylé figurky jsou stejného druhu, takže nikdo nikoho nezajme.
chifoumi-reason-stall = Příliš dlouho se nic nezajalo.

error-chifoumi-move = „{ $turn }“ není tah. Napište c3-c4 pro krok, c3+c4 pro postavení navrch, c3xc4 pro zajetí nebo R@c2 pro umístění figurky.

chifoumi-how =
    Kámen poráží nůžky. Nůžky porážejí papír. Papír poráží kámen i studnu. Studna pohltí kámen i nůžky. Zajímejte, co porážíte, a své vlastní figurky udržte naživu.

    Táhněte jednou svou figurkou o jedno pole kterýmkoli směrem, i šikmo. Smíte na prázdné pole, vylézt na vlastní sloupec nebo zajmout nepřátelskou figurku, kterou ta vaše poráží. Stejné druhy se neporážejí.

    Figurky na jednom poli tvoří sloupec. Táhne jen ta vrchní a sloupec patří tomu, komu patří ona. Je-li vrchní figurka poražena, je zajat celý sloupec, ať je v něm cokoli. Sloupec tedy může slabou figurku chránit, nebo jich najednou mnoho ztratit.

    Po zajetí smí tatáž figurka udělat ještě jeden krok a po každém dalším zajetí další. Můžete také přestat. Kdo nemá vůbec žádný krok, je přeskočen.

    Partie končí, když už žádná strana nemůže zajmout tu druhou, nebo když se 60 tahů (ve čtyřech 80) nic nezajalo. Ve dvou si každý sečte figurky, které mu zbyly, i ty zavalené; kdo nezačínal, dostane půl bodu navíc. Ve třech se počítají zajaté nepřátelské figurky. Ve čtyřech hrají dva týmy, bílý a černý proti červenému a oranžovému: spoluhráči smějí šplhat na sebe, dokonce se i zajímat, a figurky sčítají dohromady.

    Tištěná výchozí postavení této hry se ztratila; zde použitá jsou rekonstrukce vyvážená mnoha zkušebními partiemi.
