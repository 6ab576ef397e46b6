## Het raam van de pagina

skip = Naar de inhoud
home = Alle spellen
settings = Instellingen
how-open = Speluitleg
close = Sluiten
details = Over deze partij
actions = Acties
more = Meer
game-heading = De partij
# Voor zoekmachines en lijsten van pagina’s.
description = Vier bordspellen om aan één scherm of met meer mensen te spelen: Cheversi, Chifoumi, Chinees dammen met slaan en Chinees dammen. Gratis, zonder account, ook zonder internet.
foot = Boardlet is gratis en open source. Alles draait in je eigen browser; er wordt niets verstuurd.

# Titel van het tabblad. $game is de naam van een spel.
title-game = { $game } – Boardlet

## Voorpagina

home-lead = Een klein doosje bordspellen.
home-more = Speel tegen de computer, of samen aan één scherm. Geen account, niets te installeren, en na het eerste bezoek werkt het ook zonder internet.
home-play = Spelen
home-computer = Tegen de computer
home-continue = Verder spelen
home-new = Nieuwe partij
# $game is het spel dat de knop begint.
home-play-label = { $game } spelen
home-computer-label = Tegen de computer: { $game }
home-continue-label = Verder met je partij { $game }
home-new-label = Nieuwe partij { $game }
learn-open = Leren
learn-open-label = { $game } leren
# $seats is een tekst als "2" of "2 tot 6", $few het getal als er maar één is, anders 0.
home-players = { $few ->
    [1] { $seats } speler
   *[other] { $seats } spelers
}
home-running = { $turns ->
    [one] Eén zet gespeeld
   *[other] { $turns } zetten gespeeld
}
list-range = { $least } tot { $most }
home-subtitle = Bordspellen voor één scherm

## De kanten, naar hun kleur

side-white = Wit
side-black = Zwart
side-red = Rood
side-orange = Oranje
side-gold = Geel
side-green = Groen
side-blue = Blauw
side-violet = Paars
side-slate = Grijs
side-none = Niemand

## Wie aan zet is, en hoe een partij afliep

status-to-move = { $sideName } is aan zet
status-draw = Gelijkspel, elk { $score }
status-won = { $sideName } wint met { $score } tegen { $other }
status-thinking = De computer denkt na …
# Een mens wacht op een hint; de knop beëindigt het zoeken.
status-hint = Hint wordt gezocht …
# $depth is hoeveel beurten hij vooruitkijkt.
status-thinking-depth = De computer denkt na, { $depth } diep …
status-waiting = Een ogenblik: het bord wordt klaargezet.

# $score is een aantal punten, $sideName wie ze heeft.
score-label = { $sideName } { $score }
score-to-move = , aan zet
scores = Spelers en stand
# Uitgesproken na een beurt. $list bestaat uit score-label.
score-spoken = Stand: { $list }.
rank = { $rank }e

## Acties

undo = Terug
redo = Opnieuw
new-game = Nieuwe partij
play-again = Nog eens
# After the end of a game: the same players, everybody one seat further.
swap-seats = Van plaats wisselen en spelen
hint = Hint
# $turn is een beurt in de notatie van het spel.
hint-spoken = Hint: { $turn }
hurry = Speel nu
# Geeft de hint meteen, terwijl die wordt gezocht.
hurry-hint = Toon nu
# In een toren van stukken.
look = Kijk erin
choice-stop = Beurt afsluiten
choice-pass = Passen
choice-swap = Van kant wisselen

## Beurten, geldende regels

turns = Zetten
turns-none = Nog niets gespeeld.
now = Nu
rules = Regels
rules-all-usual = Gewone regels
rule-flag = { $option }
rule-choice = { $option }: { $value }

## Nieuwe partij

option-on = aan
option-off = uit

## Delen

share = Delen
link-ask = De partij uit de link openen?
link-forks = Ze begint als een partij die je hier speelt, maar gaat anders verder. Als je haar opent, blijven beide bewaard.
link-take = Openen
link-keep = Bij de mijne blijven
link-older = Sinds die link is gemaakt, heb je verder gespeeld. Je partij staat zoals ze nu is.
link-own = Als eigen partij openen
link-goes-on = De link gaat verder met een partij die je hier hebt.
error-link-form = Dit is geen link naar een partij. Kopieer de hele link en probeer het opnieuw.
# $version is die van de link, $known de nieuwste die begrepen wordt.
error-link-version = Deze link is met een nieuwere Boardlet gemaakt. Laad de pagina opnieuw om de nieuwste te krijgen en open de link dan.
# $turns is het aantal beurten dat te lezen was.
error-link-truncated = Het einde van deze link ontbreekt. { $turns ->
    [one] Eén zet was
   *[other] { $turns } zetten waren
} te lezen. Vraag nog eens om de link.
error-link-damaged = Deze link is onderweg veranderd. { $turns ->
    [one] Eén zet was
   *[other] { $turns } zetten waren
} te lezen. Vraag nog eens om de link.
error-link-long = Deze link is langer dan welke partij ook. Vraag er nog eens om.
error-text-game = De tekst zegt niet om welk spel het gaat. Een eerste regel als [Game "…"] doet dat wel.
error-text-result = In de tekst staat een uitslag op een plek waar die niet kan staan.
# $turn is wat er getypt is, $candidates wat het kan betekenen.
error-turn-ambiguous = { $turn } kan verschillende zetten betekenen: { $candidates }. Schrijf hem voluit.
error-turn-vague = { $turn } kan heel veel zetten betekenen. Schrijf hem voluit.

## Analyse

analysis = Analyse
analysis-help = De sterkste computer zegt wat hij van de stelling vindt.
# $score is een voorsprong op de beste tegenstander, met teken; $depth hoeveel beurten vooruit gekeken is.
analysis-estimate = { $sideName }: ongeveer { $score } ({ $depth } vooruit gekeken)
analysis-exact = { $sideName }: { $score }, bewezen
# $line zijn beurten in de notatie van het spel.
analysis-line = Beste: { $line }
review = Verloop van de partij
# $side is wie voor staat waar de lijn hoog is.
review-label = De waarde na elke zet; omhoog is goed voor { $sideName }.
review-running = { $done } van { $turns } zetten bekeken …
review-costs = De zetten die het meest kostten
# Een beurt die het meest kostte. $turn is het nummer, $text hoe hij geschreven wordt.
review-turning = Zet { $turn }, { $sideName } { $text }: −{ $loss }

## Spelers

# Naast de naam van een plaats waarvoor een computer speelt. $level is van 1 tot 6.
seat-computer = Computer { $level }

## De telling aan het einde

count = De telling
count-hint = Wijs een regel aan om de velden ervan op het bord te zien.
count-total = Totaal

## Opstarten

boot-label = De regels worden gestart
# $percent is hoeveel er binnen is.
boot-runtime = De regels zijn onderweg, { $percent } %.
boot-library = De regels zijn onderweg, { $percent } %.
boot-engine = De regels zijn onderweg, { $percent } %.
boot-start = De regels worden gestart.
# Komt erbij waar een bord staat dat zonder de regels bekend is.
boot-begin = Je kunt al beginnen.
boot-failed = De regels konden niet starten.
boot-retry = Opnieuw proberen

engine-failed-download = De regels konden niet worden opgehaald ({ $file }). Je partij is veilig. Kijk of er verbinding is en druk dan op “Opnieuw proberen”.
engine-failed-start = De regels konden in deze browser niet starten. Je partij is veilig. Druk op “Opnieuw proberen”; helpt dat niet, laad dan de pagina opnieuw.
engine-failed-timeout = De regels zijn na { $seconds } seconden nog niet gestart. Je partij is veilig. Druk op “Opnieuw proberen”.
engine-failed-build = De site is vernieuwd terwijl deze pagina open stond. Je partij is veilig. Laad de pagina opnieuw.
engine-failed-crashes = De regels zijn { $count } keer uitgevallen. Je partij is veilig. Druk op “Opnieuw proberen”.
reload = Opnieuw laden

## Nieuwe versies van de site

update-waits = Er is een nieuwe versie van Boardlet. Je partij blijft zoals ze is.
update-accept = Nu overstappen
update-replaced = Een ander tabblad is overgestapt op een nieuwe versie van Boardlet. Dit tabblad speelt gewoon door; laad het opnieuw wanneer het je uitkomt. Je partij blijft zoals ze is.

## Wat er mis kan gaan

broken = Boardlet kon niet starten
broken-help = Sommige bestanden zijn niet aangekomen. Er is niets verloren: begonnen partijen staan nog in deze browser. Kijk of er verbinding is en druk dan op de knop.
broken-reload = Opnieuw laden
notice-dismiss = Wegklikken
notice-storage = Deze browser laat de pagina niets bewaren. Je kunt doorspelen, maar de partij is weg als je de pagina sluit.
# Something that is fetched when it is first opened did not arrive.
notice-part = Dit deel van de pagina is niet aangekomen. Controleer de verbinding en probeer het opnieuw.
notice-language = De teksten in die taal zijn niet aangekomen. Kijk of er verbinding is en kies de taal dan opnieuw.
notice-unknown-game = Er is hier geen spel dat “{ $game }” heet. Dit zijn de spellen die er zijn.
notice-cut = De bewaarde partij was niet tot het einde te lezen. Ze gaat verder vóór zet { $number }; wat bewaard was, is apart gezet.
notice-aside = De bewaarde partij was niet te lezen, daarom begint er een nieuwe. De oude is apart gezet.

error-bad-request = De pagina en de regels begrepen elkaar niet. Je partij is veilig. Probeer het nog eens.
error-unknown-game = Er is geen spel dat “{ $game }” heet.
error-bad-option = Deze keuzes gaan niet samen. Kies iets anders.
error-bad-position = Deze stelling is niet te lezen.
error-bad-move = “{ $turn }” is geen zet in dit spel.
error-illegal-move = “{ $turn }” kan hier niet. Er is niets verloren; kies een andere zet.
error-too-large = Dit is te lang voor een partij. Kijk wat er geplakt of geopend is.
error-internal = De regels zijn over deze zet gestruikeld. Je partij is veilig. Probeer het nog eens, of neem een zet terug.
error-request-type = De pagina en de regels begrepen elkaar niet. Je partij is veilig. Probeer het nog eens.
error-option-unknown = Er is geen keuze “{ $option }”.
error-option-value = De keuze “{ $option }” kent deze waarde niet.
error-option-clash = De keuze “{ $option }” gaat niet samen met de andere.
error-branch = Zo’n zijtak heeft deze partij niet.
error-branch-many = Een partij kan { $most } zijtakken bewaren. Verwijder er eerst een.
error-game-over = De partij is afgelopen.
error-bad-link = Deze link is niet te lezen.
error-match-kind = Dit spel kent zo’n match niet.
error-match-length = Zo lang kan een match niet zijn.
error-match-over = De match is afgelopen.
