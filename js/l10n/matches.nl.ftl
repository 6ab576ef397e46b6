## Matches: meerdere partijen tussen dezelfde spelers

match = Match
match-single = Eén partij
match-best-of = Beste van { $length }
match-first-to = Wie het eerst { $length } punten heeft
match-pair = Twee partijen met wissel van kleur
match-game = Partij { $number }
match-game-of = Partij { $number } van { $games }
match-player = Speler { $number }
match-won = De match is afgelopen, gewonnen door { $names }.
match-drawn = De match is afgelopen: gelijkspel.
match-next = Volgende partij
match-again = Nieuwe match
match-starts = begint
match-starts-mark = • begon de partij
