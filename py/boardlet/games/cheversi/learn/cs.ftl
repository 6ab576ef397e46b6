cheversi-lesson-1 = Postavte bílého krále kamkoli, jen ať napadá osm polí. Víc jich nebude nikdy.
cheversi-lesson-1-why = Král napadá sousední pole a každé prázdné z nich je bod. U kraje desky některá chybějí.

cheversi-lesson-2 = Teď černý. Každá další figura se musí dotýkat některé, která už stojí. Postavte dámu tak, aby napadala aspoň 22 prázdných polí.
cheversi-lesson-2-why = Linie končí u první figury, na kterou narazí. A obsazené pole se nepočítá nikomu: bílý má už jen sedm bodů.

cheversi-lesson-3 = Jedna dáma stojí, druhá tedy musí hned na desku. Postavte bílou dámu tak, aby bílý vedl o šest nebo víc.
cheversi-lesson-3-why = Tomu se říká zavolat dámu. Těsně vedle soupeřky jí přetíná linie, se kterými černý počítal.

cheversi-lesson-4 = 27 : 20 pro bílého. Černá věž dokáže víc než získat body: také je bere. Dostaňte se s ní do vedení o osm nebo víc.
cheversi-lesson-4-why = Stojí v cestě bílým liniím. Bod, o který přijde soupeř, má stejnou cenu jako bod, který získáte.

cheversi-lesson-5 = 25 : 34. Postavte bílého střelce tak, aby bílý vedl o sedm.
cheversi-lesson-5-why = Poblíž středu se střelec dívá po čtyřech liniích a zastaví, co tudy vede.

cheversi-lesson-6 = Druhý bílý střelec stojí na d5, na světlém poli. Postavte i tohoto.
cheversi-lesson-6-why = Dva střelci téhož hráče stojí na polích různé barvy. Na tohoto tedy zbyla jen tmavá.

cheversi-lesson-7 = Bílému zbývá jediná figura, jezdec. Dostaňte se s ním do vedení o pět.
cheversi-lesson-7-why = Černému také zbývá jediná, král, a ten se musí tohoto jezdce dotýkat. Kde bílý skončí, to určí, kam král smí.

cheversi-lesson-8 = Černý král se musí dotýkat jezdce na d6: jde to na čtyřech polích. Jedno z nich partii vyhrává.
cheversi-lesson-8-why = 46 : 45. Každé pole se počítá. Pravidla už znáte všechna; zbytek je cvik.

cheversi-sample-0 = Dva vyrovnaní hráči a na konci rozdíl jediného bodu. Sledujte, jak každá figura dává i bere.
cheversi-sample-1 = Bílý král stojí uprostřed: osm polí, osm bodů.
cheversi-sample-2 = Černý volá dámu: ta jeho napadá 23 polí a bílý musí hned odpovědět druhou dámou.
cheversi-sample-3 = Bílá dáma se postaví těsně k ní: 27 : 20.
cheversi-sample-4 = Věž to obrací: 25 : 34. Čtrnáct bodů získá a dva vezme.
cheversi-sample-9 = Druhá bílá věž na g4: 47 : 36, největší náskok celé partie.
cheversi-sample-12 = Druhá černá věž ho smaže: 37 : 42.
cheversi-sample-15 = Poslední jezdec a bílý vede 47 : 42. Jenže černý král se ho musí dotýkat.
cheversi-sample-16 = Král jde na c5, zastíní linii a napadne, co je kolem něj volné: 45 : 46. Černý vyhrává o jediné pole.
