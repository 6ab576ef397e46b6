## Clocks

clock = Clocks
clock-none = None
clock-own = Other
# Minutes for the whole game and seconds that each turn brings.
clock-of = { $minutes } min + { $seconds } s
clock-minutes = Minutes each
clock-increment = Seconds more a turn
clock-away = Pause when the page is hidden
clock-help = The first turn is free. Anyone may pause.

clock-pause = Pause
clock-held = Paused. The board is hidden until you go on.
clock-go-on = Go on
clock-out = { $sideName }: the time is up.
clock-won = { $sideName } wins on time
clock-lost = { $sideName } has lost on time
clock-without = Play on without clocks
clock-low = { $sideName }: { $seconds } seconds left
status-time-won = { $sideName } wins on time
status-time-lost = { $sideName } has lost on time
