chifoumi-lesson-1 = Kámen se posune o jedno pole kterýmkoli směrem. Táhněte některým bílým.
chifoumi-lesson-1-why = Jeden kámen, jedno pole: to je tah.

chifoumi-lesson-2 = Kámen tupí nůžky. Zajměte kamenem na d3 to, co přemůže.
chifoumi-lesson-2-why = Nůžky jsou pryč. Kdo zajal, smí stejným kamenem udělat ještě krok, nebo tah ukončit.

chifoumi-lesson-3 = Papír na d3 stojí mezi nůžkami a studnou. Co z toho přemůže?
chifoumi-lesson-3-why = Papír přikryje kámen i studnu; nůžky stříhají papír. Stejné kameny si navzájem neublíží.

chifoumi-lesson-4 = A studna na d3? Vedle ní leží kámen a papír. Zajměte, co přemůže.
chifoumi-lesson-4-why = Kámen i nůžky spadnou do studny. Přemůže ji jen papír.

chifoumi-lesson-5 = Černý kámen na d5 ohrožuje vaše nůžky. Položte na ně papír z c3.
chifoumi-lesson-5-why = Sloupec je tím, čím je jeho vrchní kámen. Kámen papír nepřemůže, nůžky jsou tedy v bezpečí a utíkat teď musí on.

chifoumi-lesson-6 = Bojuje jen vrchní kámen sloupce. Na e5 leží papír na kameni: zajměte celý sloupec.
chifoumi-lesson-6-why = Dva kameny jednou ranou. Co leží vespod, nepomůže. Vysoké sloupce jsou silné a jejich ztráta bolí.

chifoumi-lesson-7 = Po každém zajetí smí kámen jít dál a zajmout znovu. Zajměte nůžkami na c3 oba papíry a pak odejděte z dosahu kamene na f6.
chifoumi-lesson-7-why = To byl jediný tah: dvě zajetí a krok do bezpečí.

chifoumi-lesson-8 = Zasypané kameny se nehýbou: váš kámen na c3 leží pod papírem, který ohrožují nůžky na d4. Odejděte papírem tam, kam nůžky nedosáhnou.
chifoumi-lesson-8-why = Kámen je zase volný a v nebezpečí jsou teď samy nůžky.

chifoumi-lesson-9 = Partie končí, jakmile už nikdy nic nepůjde zajmout. Zajměte poslední černý kámen.
chifoumi-lesson-9-why = Každý zbylý kámen je bod a kdo začínal jako druhý, má půl bodu navíc. Vyhráli jste dva ku půl.

chifoumi-sample-0 = Obě strany mají po dvou kamenech od každého druhu a černý, který táhne jako druhý, půl bodu navíc.
chifoumi-sample-1 = Bílé nůžky lezou na studnu. Sloupec je tak bezpečný jako jeho vrchní kámen.
chifoumi-sample-3 = Jdou dál na e2, na papír, a studna je zase volná.
chifoumi-sample-9 = Bílý přehlédl černou studnu na f3. Přemůže nůžky na e2 a potom kámen na d1.
chifoumi-sample-10 = Dva sloupce jedním tahem. Čtyři bílé kameny jsou pryč: 4 : 8½.
chifoumi-sample-15 = Papír přikryje studnu, která to udělala: 4 : 7½.
chifoumi-sample-28 = Teď přehlédl studnu černý, tu bílou na d5. Nůžky na e6, kámen na sloupci d7, kámen na c7: vždy o krok dál.
chifoumi-sample-29 = Tři zajetí v jednom tahu, šest kamenů: 4 : 1½. Partie se obrátila.
chifoumi-sample-31 = Poslední černý kámen je studna a tu přemůže jen papír. Bílý papír vyráží.
chifoumi-sample-49 = Studna utíká ke kraji a je chycena: 4 : ½. Rozhodly dva přehlédnuté řetězy.

chifoumi-puzzle-exercise-1 = Cvičení 1 z pravidel. Na tahu je bílý: kámen na d5 ohrožuje nůžky na d4. Zachraňte je, aniž s nimi táhnete.
chifoumi-puzzle-exercise-2 = Cvičení 2 z pravidel. Na tahu je bílý: jděte nůžkami tam, odkud ohrozí celý sloupec na e5, papír i kámen.
chifoumi-puzzle-chain = Na tahu je bílý: zajměte oba papíry a skončete tah mimo dosah kamene.
