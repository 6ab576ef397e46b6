## Zápasy: několik partií mezi týmiž hráči

match = Zápas
match-single = Jedna partie
match-best-of = { $length ->
    [one] Na { $length } partii
    [few] Na { $length } partie
    [many] Na { $length } partie
   *[other] Na { $length } partií
}
match-first-to = { $length ->
    [one] Do { $length } bodu
    [few] Do { $length } bodů
    [many] Do { $length } bodu
   *[other] Do { $length } bodů
}
match-pair = Dvě partie s výměnou barev
match-game = { $number }. partie
match-game-of = { $number }. partie z { $games }
match-player = Hráč { $number }
match-won = Zápas skončil, vítěz: { $names }.
match-drawn = Zápas skončil remízou.
match-next = Další partie
match-again = Nový zápas
match-starts = začíná
match-starts-mark = • začínal partii
