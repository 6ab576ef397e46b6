chinese-checkers-lesson-1 = Alle tien knikkers moeten naar de punt aan de overkant. Verzet er een.
chinese-checkers-lesson-1-why = Een knikker stapt naar een gat ernaast, of hij springt.

chinese-checkers-lesson-2 = Spring: over een knikker naast de jouwe, naar het lege gat erachter.
chinese-checkers-lesson-2-why = Er wordt niets geslagen. Je mag over ieders knikkers springen.

chinese-checkers-lesson-3 = Op een sprong mag een volgende komen, zolang je wilt. De knikker op g5 komt tot q1: tik erop, en dan op q1.
chinese-checkers-lesson-3-why = Tien rijen in één beurt. Zoek naar ladders: knikkers met een gat ertussen.

chinese-checkers-lesson-4 = De knikker op c2 is ver achter. Vind zijn weg naar rij m.
chinese-checkers-lesson-4-why = Knikkers van beide spelers waren de sporten. Wat jij bouwt, kan je tegenstander ook gebruiken.

chinese-checkers-lesson-5 = o1 ligt ver terug. Spring ermee tot in rij g.
chinese-checkers-lesson-5-why = Laat niemand achter: als de ladders weg zijn, gaat een eenzame knikker stap voor stap.

chinese-checkers-lesson-6 = De knikker op h9 kan diep in je doel komen. Vind de weg.
chinese-checkers-lesson-6-why = Vul eerst de diepe gaten, anders staan je eigen knikkers bij de ingang in de weg.

chinese-checkers-lesson-7 = In zijn doel mag een knikker nog bewegen, maar hij verlaat het nooit meer. Breng die op m5 naar binnen.
chinese-checkers-lesson-7-why = Verder naar binnen blijft er plaats over voor wie nog komt.

chinese-checkers-lesson-8 = Er ontbreekt nog één knikker. Maak de partij af.
chinese-checkers-lesson-8-why = Je bent thuis als elk gat van je doel bezet is, en minstens een van die knikkers van jou is.

chinese-checkers-sample-0 = Ieder tien knikkers, en één doel: de punt aan de overkant.
chinese-checkers-sample-1 = Beiden beginnen met hun achterste knikkers, die over de voorste springen.
chinese-checkers-sample-23 = Zes rijen in één beurt: er loopt een ladder door het midden van het bord.
chinese-checkers-sample-24 = Het antwoord gaat tien rijen omhoog, tot in het laatste gat van het doel.
chinese-checkers-sample-28 = Nog acht rijen over dezelfde ladder.
chinese-checkers-sample-39 = Een achterblijver haalt in met een sprong van acht rijen.
chinese-checkers-sample-40 = En nog een, tien rijen omhoog. Niemand achterlaten is meer waard dan één snelle knikker voorop.
chinese-checkers-sample-44 = Weer acht rijen: nu zijn ze allemaal op weg.
chinese-checkers-sample-57 = De twee zijn elkaar voorbij. Van hier neemt ieder de kortste weg naar huis.
chinese-checkers-sample-65 = Nog een laatste ladder: zes rijen, diep het doel in.
chinese-checkers-sample-90 = De laatste knikker is thuis. Van de andere tien zijn er nog vijf onderweg.
