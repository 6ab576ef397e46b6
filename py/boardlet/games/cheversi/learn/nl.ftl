cheversi-lesson-1 = Zet de witte koning waar je wilt, als hij maar acht velden aanvalt. Meer worden het er nooit.
cheversi-lesson-1-why = Een koning valt zijn buurvelden aan, en elk leeg buurveld is een punt. Aan de rand ontbreken er een paar.

cheversi-lesson-2 = Nu zwart. Elk volgend stuk moet een stuk raken dat er al staat. Zet de dame zo dat ze minstens 22 lege velden aanvalt.
cheversi-lesson-2-why = Lijnen eindigen bij het eerste stuk dat ze tegenkomen. En een bezet veld telt voor niemand: wit heeft er nog maar zeven.

cheversi-lesson-3 = Er staat een dame, dus de andere moet meteen volgen. Zet de witte dame zo dat wit met zes of meer voorstaat.
cheversi-lesson-3-why = Dat heet de dame roepen. Vlak naast haar rivale snijdt ze lijnen af waar zwart op rekende.

cheversi-lesson-4 = Het is 27 tegen 20 voor wit. Eén zwarte toren kan meer dan punten halen: hij neemt er ook af. Kom er met acht of meer mee voor.
cheversi-lesson-4-why = Hij staat in de weg van witte lijnen. Een punt dat je tegenstander verliest, is evenveel waard als een punt dat jij wint.

cheversi-lesson-5 = 25 tegen 34. Zet een witte loper zo dat wit met zeven voorstaat.
cheversi-lesson-5-why = Bij het midden kijkt een loper langs vier lijnen, en hij houdt tegen wat daar doorheen loopt.

cheversi-lesson-6 = De andere witte loper staat op d5, een licht veld. Zet de tweede.
cheversi-lesson-6-why = De twee lopers van een speler staan op velden van verschillende kleur. Voor deze bleven dus alleen donkere velden over.

cheversi-lesson-7 = Wit heeft nog één stuk, een paard. Kom er met vijf mee voor.
cheversi-lesson-7-why = Zwart heeft ook nog één stuk, de koning, en die moet dit paard raken. Waar wit eindigt, bepaalt waar de koning heen kan.

cheversi-lesson-8 = De zwarte koning moet het paard op d6 raken: dat kan op vier velden. Een daarvan wint de partij.
cheversi-lesson-8-why = 46 tegen 45. Elk veld telt. Je kent nu alle regels; de rest is oefening.

cheversi-sample-0 = Twee gelijke spelers, en aan het eind één punt verschil. Let op hoe elk stuk geeft en neemt.
cheversi-sample-1 = De witte koning staat in het midden: acht velden, acht punten.
cheversi-sample-2 = Zwart roept de dame: de zijne valt 23 velden aan, en wit moet meteen met de andere dame antwoorden.
cheversi-sample-3 = De witte dame komt er vlak naast staan: 27 tegen 20.
cheversi-sample-4 = Een toren keert de rollen om: 25 tegen 34. Hij haalt veertien punten en neemt er twee af.
cheversi-sample-9 = De tweede witte toren op g4: 47 tegen 36, de grootste voorsprong van de partij.
cheversi-sample-12 = De tweede zwarte toren maakt dat goed: 37 tegen 42.
cheversi-sample-15 = Het laatste paard, en wit staat met 47 tegen 42 voor. Maar de zwarte koning moet het raken.
cheversi-sample-16 = De koning gaat naar c5, blokkeert een lijn en valt aan wat om hem heen leeg is: 45 tegen 46. Zwart wint met één veld.
