## Clocks

clock = Klokken
clock-none = Geen
clock-own = Anders
# Minutes for the whole game and seconds that each turn brings.
clock-of = { $minutes } min + { $seconds } s
clock-minutes = Minuten per speler
clock-increment = Seconden erbij per beurt
clock-away = Pauzeren als de pagina verborgen is
clock-help = De eerste beurt kost geen tijd. Iedereen mag pauzeren.

clock-pause = Pauze
clock-held = Pauze. Het bord is verborgen tot jullie verdergaan.
clock-go-on = Verder
clock-out = { $sideName }: de tijd is om.
clock-won = { $sideName } wint op tijd
clock-lost = { $sideName } verliest op tijd
clock-without = Verder zonder klokken
clock-low = { $sideName }: nog { $seconds } seconden
status-time-won = { $sideName } wint op tijd
status-time-lost = { $sideName } verliest op tijd
