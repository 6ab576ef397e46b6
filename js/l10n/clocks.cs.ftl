## Clocks

clock = Hodiny
clock-none = Žádné
clock-own = Jiné
# Minutes for the whole game and seconds that each turn brings.
clock-of = { $minutes } min + { $seconds } s
clock-minutes = Minut pro každého
clock-increment = Sekund navíc za tah
clock-away = Pozastavit, když je stránka skrytá
clock-help = První tah je volný. Pozastavit může kdokoli.

clock-pause = Pauza
clock-held = Pauza. Deska je skrytá, dokud nebudete pokračovat.
clock-go-on = Pokračovat
clock-out = { $sideName }: čas vypršel.
clock-won = { $sideName } vyhrává na čas
clock-lost = { $sideName } prohrává na čas
clock-without = Hrát dál bez hodin
clock-low = { $sideName }: { $seconds ->
    [one] zbývá { $seconds } sekunda
    [few] zbývají { $seconds } sekundy
    [many] zbývá { $seconds } sekundy
   *[other] zbývá { $seconds } sekund
}
status-time-won = { $sideName } vyhrává na čas
status-time-lost = { $sideName } prohrává na čas
