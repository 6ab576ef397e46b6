chifoumi-lesson-1 = Een schijf gaat één veld, in welke richting dan ook. Verzet een witte schijf.
chifoumi-lesson-1-why = Eén schijf, één veld: dat is een beurt.

chifoumi-lesson-2 = Steen wint van schaar. Sla met de steen op d3 wat hij kan verslaan.
chifoumi-lesson-2-why = Steen maakt scharen bot. Wie geslagen heeft, mag met dezelfde schijf nog een stap doen of de beurt beëindigen.

chifoumi-lesson-3 = Het blad op d3 staat tussen een schaar en een put. Van welke wint het?
chifoumi-lesson-3-why = Blad dekt steen en put toe; een schaar knipt blad. Schijven van dezelfde soort doen elkaar niets.

chifoumi-lesson-4 = En de put op d3? Naast hem liggen een steen en een blad. Sla wat hij kan verslaan.
chifoumi-lesson-4-why = Steen en schaar vallen in de put. Alleen blad wint ervan.

chifoumi-lesson-5 = De zwarte steen op d5 bedreigt je schaar. Leg het blad van c3 er bovenop.
chifoumi-lesson-5-why = Een toren is wat zijn bovenste schijf is. Steen wint niet van blad, dus de schaar is veilig, en nu moet de steen vluchten.

chifoumi-lesson-6 = Alleen de bovenste schijf van een toren vecht. Op e5 ligt blad op een steen: sla de hele toren.
chifoumi-lesson-6-why = Twee schijven in één klap. Wat eronder ligt, kan niet helpen. Hoge torens zijn sterk, en duur om te verliezen.

chifoumi-lesson-7 = Na elke slag mag de schijf verder, en opnieuw slaan. Sla met de schaar op c3 beide bladen en stap dan buiten bereik van de steen op f6.
chifoumi-lesson-7-why = Dat was één beurt: twee keer slaan en een stap naar veiligheid.

chifoumi-lesson-8 = Bedolven schijven kunnen niet bewegen: je steen op c3 ligt onder een blad, en de schaar op d4 bedreigt dat. Ga met het blad naar een veld waar de schaar er niet bij kan.
chifoumi-lesson-8-why = Nu is de steen weer vrij, en is de schaar zelf in gevaar.

chifoumi-lesson-9 = De partij eindigt zodra er nooit meer iets te slaan valt. Sla de laatste zwarte schijf.
chifoumi-lesson-9-why = Elke schijf die over is, is een punt, en wie als tweede begon krijgt er een half bij. Je hebt met twee tegen een half gewonnen.

chifoumi-sample-0 = Twee schijven van elke soort voor allebei, en een half punt extra voor zwart, die als tweede speelt.
chifoumi-sample-1 = De witte schaar klimt op de put. Een toren is zo veilig als zijn bovenste schijf.
chifoumi-sample-3 = Ze stapt door naar e2, boven op een blad, en de put is weer vrij.
chifoumi-sample-9 = Wit ziet de zwarte put op f3 over het hoofd. Die wint van de schaar op e2 en daarna van de steen op d1.
chifoumi-sample-10 = Twee torens in één beurt. Vier witte schijven zijn weg: 4 tegen 8½.
chifoumi-sample-15 = Blad dekt de put toe die dat deed: 4 tegen 7½.
chifoumi-sample-28 = Nu ziet zwart een put over het hoofd, de witte op d5. Een schaar op e6, een steen op de toren van d7, een steen op c7: steeds één stap verder.
chifoumi-sample-29 = Drie keer geslagen in één beurt, zes schijven: 4 tegen 1½. De partij is gekanteld.
chifoumi-sample-31 = De laatste zwarte schijf is een put, en alleen blad wint daarvan. Het witte blad gaat op weg.
chifoumi-sample-49 = De put loopt naar de rand en wordt gepakt: 4 tegen ½. Twee vergeten kettingen hebben alles beslist.

chifoumi-puzzle-exercise-1 = Oefening 1 uit de regels. Wit is aan zet: de steen op d5 bedreigt de schaar op d4. Red haar zonder haar te verzetten.
chifoumi-puzzle-exercise-2 = Oefening 2 uit de regels. Wit is aan zet: ga naar waar je schaar de hele toren op e5 bedreigt, blad en steen.
chifoumi-puzzle-chain = Wit is aan zet: sla beide bladen en sta aan het eind van de beurt buiten bereik van de steen.
