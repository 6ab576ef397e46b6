chinese-checkers-lesson-1 = Všech deset kuliček se musí dostat do protějšího cípu. Táhněte kteroukoli z nich.
chinese-checkers-lesson-1-why = Kulička udělá krok do sousedního důlku, nebo skáče.

chinese-checkers-lesson-2 = Skočte: přes kuličku vedle té vaší do prázdného důlku za ní.
chinese-checkers-lesson-2-why = Nic se nebere. Skákat smíte přes kuličky kohokoli.

chinese-checkers-lesson-3 = Po skoku smí následovat další, jak dlouho chcete. Kulička na g5 se dostane až na q1: ťukněte na ni a pak na q1.
chinese-checkers-lesson-3-why = Deset řad jedním tahem. Hledejte žebříky: kuličky, mezi nimiž je důlek volný.

chinese-checkers-lesson-4 = Kulička na c2 zůstala daleko vzadu. Najděte její cestu do řady m.
chinese-checkers-lesson-4-why = Příčkami byly kuličky obou hráčů. Co postavíte, může použít i soupeř.

chinese-checkers-lesson-5 = o1 leží daleko vzadu. Doskákejte s ní do řady g.
chinese-checkers-lesson-5-why = Nikoho nenechávejte vzadu: až žebříky zmizí, půjde osamělá kulička krok za krokem.

chinese-checkers-lesson-6 = Kulička na h9 se může dostat hluboko do cíle. Najděte cestu.
chinese-checkers-lesson-6-why = Nejdřív plňte hluboké důlky, jinak vám budou u vchodu překážet vlastní kuličky.

chinese-checkers-lesson-7 = V cíli se kulička smí dál pohybovat, ale už ho neopustí. Přiveďte dovnitř tu na m5.
chinese-checkers-lesson-7-why = Čím hlouběji dojde, tím víc místa zbude pro další.

chinese-checkers-lesson-8 = Chybí jediná kulička. Dokončete partii.
chinese-checkers-lesson-8-why = Doma jste, když je každý důlek cíle obsazený a aspoň jedna z těch kuliček je vaše.

chinese-checkers-sample-0 = Každý deset kuliček a jeden cíl: protější cíp.
chinese-checkers-sample-1 = Oba začínají zadními kuličkami, které skáčou přes přední.
chinese-checkers-sample-23 = Šest řad jedním tahem: středem desky vede žebřík.
chinese-checkers-sample-24 = Odpověď jde o deset řad vzhůru, až do posledního důlku cíle.
chinese-checkers-sample-28 = Dalších osm řad po témže žebříku.
chinese-checkers-sample-39 = Opozdilec dohání ostatní skokem přes osm řad.
chinese-checkers-sample-40 = A další, o deset řad vzhůru. Nikoho nenechat vzadu má větší cenu než jedna rychlá kulička vpředu.
chinese-checkers-sample-44 = Zase osm řad: teď už jsou na cestě všechny.
chinese-checkers-sample-57 = Oba se už minuli. Odtud jde každý nejkratší cestou domů.
chinese-checkers-sample-65 = Poslední žebřík: šest řad, hluboko do cíle.
chinese-checkers-sample-90 = Poslední kulička je doma. Z druhé desítky je jich pět ještě na cestě.
