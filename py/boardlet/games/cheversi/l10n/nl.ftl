cheversi-name = Cheversi
cheversi-pitch = Zet schaakstukken zo neer dat ze zo veel mogelijk lege velden bestrijken.
cheversi-length = 10 minuten

cheversi-piece = { $side ->
    [white] witte
   *[black] zwarte
} { $kind ->
    [K] koning
    [Q] dame
    [R] toren
    [B] loper
   *[N] paard
}

cheversi-option-ruleset = Regels
cheversi-option-ruleset-help = Volgens de regels van 2006 plaatst Wit eerst de koning en Zwart eerst de dame; daarna mag elk stuk op elk leeg veld.
cheversi-option-ruleset-2008 = van 2008
cheversi-option-ruleset-2006 = van 2006
cheversi-option-count = Een veld telt
cheversi-option-count-help = Voor elk van je stukken die het aanvallen, of hooguit één keer, hoeveel het er ook zijn.
cheversi-option-count-each = per stuk
cheversi-option-count-once = één keer
cheversi-option-swap = Van kant wisselen
cheversi-option-swap-help = Na de eerste twee stukken mag Wit de kant van Zwart overnemen. Dat maakt de opening eerlijk.

cheversi-overlay-attacks = Bestreken velden

cheversi-duty-first-king = De koning komt eerst, op een veld naar keuze.
cheversi-duty-first-queen = De dame komt eerst, op een veld naar keuze.
cheversi-duty-queen = De andere dame staat er: plaats nu die van jou.
cheversi-duty-last-king = De koning komt als laatste, naast het stuk van Wit op { $field }.
cheversi-duty-leave-room = Laat naast je laatste stuk een leeg veld over voor de zwarte koning.
cheversi-duty-swap = Je mag ook van kant wisselen.

cheversi-reason-count = Alle zestien stukken staan.
cheversi-reason-no-placement = Er kan geen stuk meer geplaatst worden.

error-cheversi-swap = Van kant wisselen kan nu niet.
error-cheversi-move = “{ $turn }” is geen plaatsing. Schrijf een stuk en een veld, bijvoorbeeld Nd5.

cheversi-how =
    Jij en je tegenstander plaatsen schaakstukken op een leeg bord. Stukken verplaatsen zich nooit en worden nooit geslagen. Aan het eind wint wie met zijn stukken de meeste lege velden aanvalt.

    Elke kant heeft een koning, een dame, twee torens, twee lopers en twee paarden. Om de beurt plaats je één stuk: tik op een stuk in je hand en dan op een leeg veld. De velden waar het heen mag, zijn gemarkeerd.

    - Wit begint met de koning, op een veld naar keuze.
    - Elk volgend stuk moet een stuk raken dat er al staat, van welke kleur ook. Hoek aan hoek is ook raken.
    - Je twee lopers komen op velden van verschillende kleur.
    - Zodra er één dame staat, moet de andere kant met haar dame antwoorden.
    - Zwart bewaart de koning tot de allerlaatste beurt en zet hem naast het stuk dat Wit als laatste plaatste. Wit moet daar ruimte voor laten.

    Stukken vallen aan als bij schaken: de koning de velden om zich heen, het paard de velden op een paardensprong, toren, loper en dame langs hun lijnen tot het eerste stuk dat in de weg staat. Schaak bestaat niet: een koning mag aangevallen staan.

    Een leeg veld telt één punt voor elk van je stukken die het aanvallen. Een veld met een stuk erop telt niet. Een goed geplaatst stuk onderbreekt dus ook de lijnen van de tegenstander, en de stand kan omlaag gaan.

    Na zestien stukken is de telling definitief, en wie de meeste punten heeft, wint. Tot dan toont de stand hoe het ervoor staat, en “Bestreken velden” laat zien waar de punten vandaan komen.
