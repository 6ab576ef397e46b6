## Rám stránky

skip = Přejít k obsahu
home = Všechny hry
settings = Nastavení
how-open = Jak se hraje
close = Zavřít
details = O této partii
actions = Akce
more = Více
game-heading = Partie
# Pro vyhledávače a seznamy stránek.
description = Čtyři deskové hry u jedné obrazovky i pro více lidí: Cheversi, Chifoumi, Čínská dáma s braním a Čínská dáma. Zdarma, bez účtu, i bez internetu.
foot = Boardlet je zdarma a má otevřený zdrojový kód. Vše běží ve vašem prohlížeči; nic se nikam neposílá.

# Titulek karty prohlížeče. $game je název hry.
title-game = { $game } – Boardlet

## Úvodní stránka

home-lead = Malá krabice deskových her.
home-more = Hrajte proti počítači, nebo s přáteli u jedné obrazovky. Bez účtu, bez instalace, a po první návštěvě i bez internetu.
home-play = Hrát
home-computer = Proti počítači
home-continue = Pokračovat
home-new = Nová partie
# $game je hra, kterou tlačítko spustí.
home-play-label = Hrát: { $game }
home-computer-label = Proti počítači: { $game }
home-continue-label = Pokračovat v partii: { $game }
home-new-label = Nová partie: { $game }
learn-open = Naučit se
learn-open-label = Naučit se: { $game }
# $seats je text jako "2" nebo "2 až 6", $few to číslo, pokud je jen jedno, jinak 0.
home-players = { $few ->
    [1] { $seats } hráč
    [2] { $seats } hráči
   *[other] Hráči: { $seats }
}
home-running = { $turns ->
    [one] Odehrán jeden tah
    [few] Odehrány { $turns } tahy
    [many] Odehráno { $turns } tahu
   *[other] Odehráno { $turns } tahů
}
list-range = { $least } až { $most }
home-subtitle = Hry na jednu obrazovku

## Strany podle barvy

side-white = Bílý
side-black = Černý
side-red = Červený
side-orange = Oranžový
side-gold = Žlutý
side-green = Zelený
side-blue = Modrý
side-violet = Fialový
side-slate = Šedý
side-none = Nikdo

## Kdo je na tahu a jak partie skončila

status-to-move = { $sideName } je na tahu
status-draw = Remíza, každý má { $score }
status-won = { $sideName } vítězí, { $score } ku { $other }
status-thinking = Počítač přemýšlí…
# Člověk čeká na radu; tlačítko hledání ukončí.
status-hint = Hledá se rada…
# $depth je, na kolik tahů dopředu hledí.
status-thinking-depth = Počítač přemýšlí, hloubka { $depth }…
status-waiting = Okamžik, připravuje se deska.

# $score je počet bodů, $sideName kdo je má.
score-label = { $sideName } { $score }
score-to-move = , na tahu
scores = Hráči a skóre
# Vysloví se po tahu. $list je složen ze score-label.
score-spoken = Skóre: { $list }.
rank = { $rank }.

## Akce

undo = Zpět
redo = Znovu
new-game = Nová partie
play-again = Hrát znovu
# After the end of a game: the same players, everybody one seat further.
swap-seats = Vyměnit místa a hrát
hint = Rada
# $turn je tah v zápisu hry.
hint-spoken = Rada: { $turn }
hurry = Táhni hned
# Dá radu hned, dokud se hledá.
hurry-hint = Ukaž hned
# Do sloupce figurek.
look = Co je uvnitř
choice-stop = Ukončit tah
choice-pass = Vynechat tah
choice-swap = Vyměnit strany

## Tahy, platná pravidla

turns = Tahy
turns-none = Zatím se nic neodehrálo.
now = Teď
rules = Pravidla
rules-all-usual = Běžná pravidla
rule-flag = { $option }
rule-choice = { $option }: { $value }

## Nová partie

option-on = zapnuto
option-off = vypnuto

## Sdílení

share = Sdílet
link-ask = Otevřít partii z odkazu?
link-forks = Začíná jako partie, kterou tu hrajete, ale pokračuje jinak. Když ji otevřete, zůstanou uložené obě.
link-take = Otevřít
link-keep = Zůstat u své
link-older = Od vzniku odkazu jste hráli dál. Vaše partie je otevřená tak, jak je teď.
link-own = Otevřít jako samostatnou partii
link-goes-on = Odkaz pokračuje v partii, kterou tu máte.
error-link-form = Tohle není odkaz na partii. Zkopírujte celý odkaz a zkuste to znovu.
# $version je verze odkazu, $known nejnovější, které stránka rozumí.
error-link-version = Tento odkaz vytvořil novější Boardlet. Načtěte stránku znovu, abyste měli nejnovější, a pak odkaz otevřete.
# $turns je počet tahů, které šlo přečíst.
error-link-truncated = Konec tohoto odkazu chybí. { $turns ->
    [one] Přečíst šel jeden tah
    [few] Přečíst šly { $turns } tahy
    [many] Přečíst šlo { $turns } tahu
   *[other] Přečíst šlo { $turns } tahů
}. Požádejte o odkaz ještě jednou.
error-link-damaged = Tento odkaz se cestou změnil. { $turns ->
    [one] Přečíst šel jeden tah
    [few] Přečíst šly { $turns } tahy
    [many] Přečíst šlo { $turns } tahu
   *[other] Přečíst šlo { $turns } tahů
}. Požádejte o odkaz ještě jednou.
error-link-long = Tento odkaz je delší než jakákoli partie. Požádejte o něj ještě jednou.
error-text-game = Z textu není poznat, o kterou hru jde. Stačí první řádek jako [Game "…"].
error-text-result = V textu je výsledek na místě, kde být nemůže.
# $turn je, co bylo napsáno, $candidates co to může znamenat.
error-turn-ambiguous = { $turn } může znamenat více tahů: { $candidates }. Napište ho celý.
error-turn-vague = { $turn } může znamenat příliš mnoho tahů. Napište ho celý.

## Rozbor

analysis = Rozbor
analysis-help = Nejsilnější počítač říká, co si o pozici myslí.
# $score je náskok před nejlepším soupeřem se znaménkem; $depth na kolik tahů dopředu se hledělo.
analysis-estimate = { $sideName }: asi { $score } (hloubka { $depth })
analysis-exact = { $sideName }: { $score }, dokázáno
# $line jsou tahy v zápisu hry.
analysis-line = Nejlépe: { $line }
review = Průběh partie
# $side je, kdo vede tam, kde je čára vysoko.
review-label = Hodnota po každém tahu; nahoře je na tom dobře { $sideName }.
review-running = Prohlédnuto tahů: { $done } z { $turns }…
review-costs = Tahy, které stály nejvíc
# Tah, který stál nejvíc. $turn je jeho číslo, $text jeho zápis.
review-turning = { $turn }. tah, { $sideName } { $text }: −{ $loss }

## Hráči

# Vedle jména místa, za které hraje počítač. $level je od 1 do 6.
seat-computer = Počítač { $level }

## Sčítání na konci

count = Sčítání
count-hint = Ukažte na řádek a uvidíte jeho pole na desce.
count-total = Celkem

## Spouštění

boot-label = Spouštějí se pravidla
# $percent je, kolik už dorazilo.
boot-runtime = Pravidla jsou na cestě, { $percent } %.
boot-library = Pravidla jsou na cestě, { $percent } %.
boot-engine = Pravidla jsou na cestě, { $percent } %.
boot-start = Pravidla se spouštějí.
# Přidá se tam, kde stojí deska známá i bez pravidel.
boot-begin = Už můžete začít.
boot-failed = Pravidla se nepodařilo spustit.
boot-retry = Zkusit znovu

engine-failed-download = Pravidla se nepodařilo stáhnout ({ $file }). Vaše partie je v bezpečí. Zkontrolujte připojení a stiskněte „Zkusit znovu“.
engine-failed-start = Pravidla se v tomto prohlížeči nepodařilo spustit. Vaše partie je v bezpečí. Stiskněte „Zkusit znovu“; pokud to nepomůže, načtěte stránku znovu.
engine-failed-timeout = Pravidla se nespustila ani po { $seconds } s. Vaše partie je v bezpečí. Stiskněte „Zkusit znovu“.
engine-failed-build = Web byl obnoven, zatímco byla tato stránka otevřená. Vaše partie je v bezpečí. Načtěte prosím stránku znovu.
engine-failed-crashes = Pravidla selhala, počet pokusů: { $count }. Vaše partie je v bezpečí. Stiskněte „Zkusit znovu“.
reload = Načíst znovu

## Nové verze

update-waits = Je tu nová verze Boardletu. Vaše partie zůstane, jak je.
update-accept = Přejít hned
update-replaced = Jiná karta přešla na novou verzi Boardletu. Tahle hraje dál; načtěte ji znovu, až se vám to bude hodit. Vaše partie zůstane, jak je.

## Co se může pokazit

broken = Boardlet se nepodařilo spustit
broken-help = Některé soubory nedorazily. Nic se neztratilo: rozehrané partie jsou stále v tomto prohlížeči. Zkontrolujte připojení a pak stiskněte tlačítko.
broken-reload = Načíst znovu
notice-dismiss = Zavřít zprávu
notice-storage = Tento prohlížeč stránce nedovolí nic uložit. Můžete hrát dál, ale po zavření stránky partie zmizí.
# Something that is fetched when it is first opened did not arrive.
notice-part = Tato část stránky nedorazila. Zkontrolujte připojení a zkuste to znovu.
notice-language = Texty v tomto jazyce nedorazily. Zkontrolujte připojení a vyberte jazyk znovu.
notice-unknown-game = Hra „{ $game }“ tu není. Tady jsou ty, které tu jsou.
notice-cut = Uloženou partii nešlo přečíst do konce. Pokračuje před { $number }. tahem; co bylo uloženo, je odloženo stranou.
notice-aside = Uloženou partii nešlo přečíst, proto začíná nová. Stará je odložena stranou.

error-bad-request = Stránka a pravidla si nerozuměly. Vaše partie je v bezpečí. Zkuste to prosím znovu.
error-unknown-game = Hra „{ $game }“ tu není.
error-bad-option = Tyto volby nejdou dohromady. Vyberte prosím jiné.
error-bad-position = Tuto pozici nelze přečíst.
error-bad-move = „{ $turn }“ není v této hře tah.
error-illegal-move = „{ $turn }“ tady nejde. Nic se neztratilo, vyberte jiný tah.
error-too-large = Tohle je na partii příliš dlouhé. Podívejte se, co jste vložili nebo otevřeli.
error-internal = Pravidla o tento tah zakopla. Vaše partie je v bezpečí. Zkuste to znovu, nebo vraťte tah.
error-request-type = Stránka a pravidla si nerozuměly. Vaše partie je v bezpečí. Zkuste to prosím znovu.
error-option-unknown = Volba „{ $option }“ neexistuje.
error-option-value = Volba „{ $option }“ tuto hodnotu nemá.
error-option-clash = Volba „{ $option }“ nejde dohromady s ostatními.
error-branch = Takovou větev tato partie nemá.
error-branch-many = Partie uchová nejvýš { $most } větví. Nejprve některou smažte.
error-game-over = Partie skončila.
error-bad-link = Tento odkaz nelze přečíst.
error-match-kind = Takový zápas tato hra nemá.
error-match-length = Takovou délku zápas mít nemůže.
error-match-over = Zápas skončil.
