capture-lesson-1 = Kuličky nepatří nikomu. Skočte kteroukoli přes sousední do prázdného důlku za ní.
capture-lesson-1-why = Přeskočená kulička je vaše. Každý tah se skládá z takových skoků.

capture-lesson-2 = Kulička smí skákat dál a dál. Vezměte jedním tahem tři kuličky tou na e3.
capture-lesson-2-why = Řetěz pokračuje, jak dlouho chcete, a končí tam, kde chcete vy.

capture-lesson-3 = Cípy hvězdy jsou na začátku prázdné. Vyskočte některou kuličkou ze šestiúhelníku uprostřed.
capture-lesson-3-why = Tam venku je málokomu k užitku. A co opustí střed, nechá za sebou i méně řetězů.

capture-lesson-4 = Řetěz se smí vrátit, kde začal. Vezměte tři kuličky tou na l7 tak, aby skončila zase na l7.
capture-lesson-4-why = Její důlek je od prvního skoku prázdný, smí jím tedy projít i v něm zůstat.

capture-lesson-5 = Víc není vždy lépe. Kulička na g7 může vzít tři, ale třetí skok otevře víc soupeři. Vezměte dvě a ukončete tah.
capture-lesson-5-why = Se dvěma nakonec vyhrajete o dvě; se třemi by to byla remíza.

capture-lesson-6 = Ještě jednou: kolik má vzít kulička na k3?
capture-lesson-6-why = Dvě a ne víc. Partie končí, když žádná kulička nemůže skočit; co zbude, se nepočítá nikomu.

capture-sample-0 = Šedesát kuliček a prázdný je jen důlek uprostřed.
capture-sample-1 = První skok vede do středu. Chvíli berou oba po jedné kuličce za tah.
capture-sample-12 = Řetěz o dvou skocích, ven do cípu: 6 : 7.
capture-sample-15 = Tři kuličky a zpátky tam, kde začala: 10 : 9.
capture-sample-16 = Odpověď bere čtyři a prochází vlastním výchozím důlkem: 10 : 13.
capture-sample-19 = Čtyři pro prvního hráče, pořád však prohrává: 16 : 17.
capture-sample-24 = Další čtyři: 19 : 28. Skočit už může jen málo kuliček.
capture-sample-26 = 20 : 29. Jedenáct zbylých kuliček se nepočítá nikomu.
