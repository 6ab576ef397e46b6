extras-failed-list = Seznam dalších her ({ $file }) nedorazil. Ostatní hry jsou tu jako vždy; znovu se po něm podíváte, když stránku načtete ještě jednou.
extras-failed-form = Další hry chybí: { $file } není seznam balíčků. Ostatní hry jsou tu jako vždy.
extras-failed-origin = „{ $file }“ se nepodařilo přidat: hra musí ležet na tomto webu, ne na jiném. Ostatní hry jsou tu jako vždy.
extras-failed-download = „{ $file }“ se nepodařilo přidat: soubor nedorazil. Ostatní hry jsou tu jako vždy; zkuste stránku načíst znovu.
extras-failed-install = „{ $file }“ se nepodařilo přidat: je poškozený, potřebuje něco, co chybí, nebo neobsahuje hru, kterou lze hrát. Ostatní hry jsou tu jako vždy.
extras-failed-crash = „{ $file }“ se nepodařilo přidat: program kvůli němu selhal. Ostatní hry jsou tu jako vždy.
extras-failed-several = { $count ->
    [one] { $count } hru se nepodařilo přidat
    [few] { $count } hry se nepodařilo přidat
    [many] { $count } hry se nepodařilo přidat
   *[other] { $count } her se nepodařilo přidat
}: { $list }. Ostatní hry jsou tu jako vždy; proč tyto ne, říká konzole prohlížeče.
