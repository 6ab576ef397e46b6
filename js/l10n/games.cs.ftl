## Uložené partie

games = Vaše partie
games-count = { $count ->
    [0] Zatím nic uloženého
    [one] { $count } partie v tomto prohlížeči
    [few] { $count } partie v tomto prohlížeči
    [many] { $count } partie v tomto prohlížeči
   *[other] { $count } partií v tomto prohlížeči
}
games-filter = Které partie se zobrazí
games-of-all = Všechny hry
games-more = Zobrazit další
games-none = Zatím žádné partie
games-none-help = Každá partie, kterou začnete, se tu tah po tahu ukládá, dokud ji nesmažete. Mohou se sem vrátit i partie ze souboru.
games-choose = Vybrat hru
games-look = Prohlédnout
games-delete = Smazat
games-look-label = Prohlédnout: { $game }, { $date }
games-delete-label = Smazat: { $game }, { $date }
games-deleted = Partie je smazaná.
games-running = { $turns ->
    [0] Právě začala
    [one] Rozehraná, { $turns } tah
    [few] Rozehraná, { $turns } tahy
    [many] Rozehraná, { $turns } tahu
   *[other] Rozehraná, { $turns } tahů
}
games-won = Výhra
games-drawn = Remíza
games-lost = Prohra
games-ended = Dohraná
games-winner = { $count ->
    [one] Vítěz: { $names }
    [few] Vítězové: { $names }
    [many] Vítězové: { $names }
   *[other] Vítězové: { $names }
}

games-export = Uložit vše do souboru
games-import = Otevřít soubor
games-exported = Všechny partie jsou v souboru, který prohlížeč právě ukládá.
games-last-help = Když prohlížeči dochází místo, může smazat, co si stránky ukládají, i partie.
games-last = Požádat ho, ať je nemaže
games-lasting = Tento prohlížeč uchová vaše partie, dokud je sami nesmažete.
games-not-lasting = Prohlížeč zatím nesouhlasil; možná bude souhlasit později, až tu budete hrát častěji. Pro jistotu uložte všechny partie do souboru.
games-importing = Čtení partií: { $done } z { $all }…
games-imported = Nových partií: { $added }, dohraných dál: { $renewed }, už tu byly: { $known }.
games-bad = { $count ->
    [one] { $count } partii nelze přečíst a byla vynechána
    [few] { $count } partie nelze přečíst a byly vynechány
    [many] { $count } partie nelze přečíst a byly vynechány
   *[other] { $count } partií nelze přečíst a bylo vynecháno
}: { $list }.
games-bad-item = č. { $number }, { $game } { $date }
file-other = Tohle není soubor s partiemi z Boardletu, nebo je od začátku poškozený. Nic se nezměnilo. Vyberte soubor uložený pomocí „Uložit vše do souboru“.
file-newer = Tento soubor uložil novější Boardlet. Nic se nezměnilo. Načtěte stránku znovu, abyste měli nejnovější verzi, a pak soubor otevřete.

aside = Odložené
aside-help = Tyto partie nelze přečíst, nebo ne až do konce. Nic z nich se neztratilo: uložte je jako soubor, abyste je uchovali nebo opravili.
aside-save = Uložit jako soubor
aside-delete-title = Smazat natrvalo?
aside-delete-text = Co bylo odloženo, pak už nelze vrátit.

## Statistika

statistics-subtitle = Vaše dohrané partie
statistics-none = Zatím není co počítat
statistics-none-help = Dohrajte partii a započítá se sem: proti každému počítači kolikrát jste vyhráli, o kolik a zda pomáhá začínat.
statistics-against = { $count ->
    [one] Proti počítači { $levels }
    [few] Proti počítačům { $levels }
    [many] Proti počítačům { $levels }
   *[other] Proti počítačům { $levels }
}
statistics-people = Partie { $count } hráčů
statistics-won = výher
statistics-drawn = remíz
statistics-lost = proher
statistics-played = Partie
statistics-turns = Tahů na partii
statistics-margin = Rozdíl
statistics-streak = Výher v řadě
statistics-best = Nejvíc v řadě
statistics-first = Vyhrál začínající
statistics-begins = Pomáhá začínat?
statistics-here = { $count ->
    [one] { $count } vaše partie
    [few] { $count } vaše partie
    [many] { $count } vaší partie
   *[other] { $count } vašich partií
}
statistics-elsewhere = { $count ->
    [one] { $count } partie mezi lidmi jinde
    [few] { $count } partie mezi lidmi jinde
    [many] { $count } partie mezi lidmi jinde
   *[other] { $count } partií mezi lidmi jinde
}
statistics-computers = { $count ->
    [one] { $count } partie dvou počítačů na úrovni { $level }
    [few] { $count } partie dvou počítačů na úrovni { $level }
    [many] { $count } partie dvou počítačů na úrovni { $level }
   *[other] { $count } partií dvou počítačů na úrovni { $level }
}
statistics-margin-first = Rozdíl začínajícího
statistics-by-first = vyhrál začínající
statistics-by-second = vyhrál druhý
statistics-clear = Vymazat statistiku
statistics-clear-title = Vymazat statistiku?
statistics-clear-text = Pak se budou počítat jen partie, které skončí od této chvíle. Partie samy zůstanou v seznamu.
statistics-cleared = Statistika začíná znovu.
