## Setting up a game

players-seats = Kdo hraje
players-against = Já proti počítači
players-together = Společně u této obrazovky
players-swap = Vyměnit místa

new-title = Nová partie: { $game }
new-start = Začít
new-cancel = Zrušit
new-replaces = Rozehraná partie zůstane v seznamu vašich partií.
# $option je název jiné volby, $values co v ní musí být.
option-needs = Jen pokud { $option }: { $values }.
# $colour je barva strany.
players-who = Kdo hraje: { $colour }
players-name = Jméno hráče: { $colour }
players-person = Člověk
# $level je od 1, nejsnazší, do 6.
players-computer = { $level ->
    [1] Počítač 1 – pro děti
    [2] Počítač 2 – snadný
    [3] Počítač 3 – střední
    [4] Počítač 4 – dobrý
    [5] Počítač 5 – silný
   *[other] Počítač 6 – nejsilnější
}
