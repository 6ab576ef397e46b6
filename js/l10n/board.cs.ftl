## Deska slovy

# $game je název hry.
board-label = Deska hry { $game }
board-keys = Šipky chodí po desce; se Shiftem vede šipka po sousední úhlopříčce ve směru hodinových ručiček. Home a End vedou na konce řady, N a Shift s N na další a předchozí místo, kde lze něco udělat. Enter vybírá, Escape pouští, I nahlédne do sloupce.

# $point je název jako "e4", $piece co tam stojí, třeba "bílý král".
point-empty = { $point }, prázdné
point-piece = { $point }, { $piece }
# $height je, kolik figurek stojí na sobě, $pieces je vyjmenuje.
point-tower = { $point }, sloupec o výšce { $height }, shora: { $pieces }
# Kolikrát se pole počítá straně, kde se taková čísla ukazují.
point-count = { $sideName } { $count }

# Co lze na poli udělat; následuje za názvem.
point-can = lze vybrat
point-chosen = vybráno
point-target = sem lze táhnout
point-capture = lze zajmout
# Dosažitelné několika kroky téhož tahu po sobě.
point-far = dosažitelné více kroky
point-last = poslední tah
point-hint = doporučeno
point-asked = pro zahrání stiskněte Enter ještě jednou

# Figurka, o které nikdo nesmí vědět, co je zač.
piece-hidden = skrytá figurka{ $side ->
    [none] {""}
   *[other] , { $sideName }
}

## Vedle desky

tray-hand = V ruce má { $sideName }: { $count ->
    [0] nic
    [one] jednu figurku
    [few] { $count } figurky
    [many] { $count } figurky
   *[other] { $count } figurek
}
tray-taken = Zajato – { $sideName }: { $count }
tray-pieces = { $piece }, { $count ->
    [0] už žádné
   *[other] { $count } v ruce
}

## Vysloví se, když se něco vybere

say-chosen = Vybráno: { $piece }, { $count ->
    [0] není kam táhnout
    [one] jedno možné pole
    [few] { $count } možná pole
    [many] { $count } možného pole
   *[other] { $count } možných polí
}.
# $point je pole a co na něm stojí.
say-confirm = { $point }. Vyberte ho ještě jednou a tah se zahraje.

# K $point vede více cest, hráč tedy musí jít krok za krokem.
say-several-ways = K { $point } vede více cest. Jděte krok za krokem; první kroky jsou vyznačené.

## Volba na poli

choice-label = Na { $point }
choice-stack = Postavit navrch
choice-capture = Zajmout

## Pohled do sloupce

tower-title = { $point }: figurky ve sloupci: { $height }

## Co se stalo, ve větách. $sideName hrál; $piece šla z $from na $to.

event-place = { $sideName }: { $piece } na { $to }.
event-step = { $sideName }: { $piece } z { $from } na { $to }.
event-stack = { $sideName }: { $piece } z { $from } navrch na { $to }.
# $count je, kolik skoků šlo po sobě.
event-jump = { $count ->
    [one] { $sideName }: skok z { $from } na { $to }.
    [few] { $sideName }: { $count } skoky z { $from } na { $to }.
    [many] { $sideName }: { $count } skoku z { $from } na { $to }.
   *[other] { $sideName }: { $count } skoků z { $from } na { $to }.
}
event-capture = { $count ->
    [one] Zajato: { $piece }.
    [few] Zajato: { $count } figurky.
    [many] Zajato: { $count } figurky.
   *[other] Zajato: { $count } figurek.
}
event-pass = { $sideName } vynechává tah.
event-skip = { $sideName } nemůže táhnout, a tak se přeskakuje.
event-swap = { $sideName } přebírá druhou stranu.
event-stop = { $sideName } končí tah.
