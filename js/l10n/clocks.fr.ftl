## Clocks

clock = Pendules
clock-none = Aucune
clock-own = Autre
# Minutes for the whole game and seconds that each turn brings.
clock-of = { $minutes } min + { $seconds } s
clock-minutes = Minutes par joueur
clock-increment = Secondes ajoutées par coup
clock-away = Pause quand la page est cachée
clock-help = Le premier coup est libre. Chacun peut mettre en pause.

clock-pause = Pause
clock-held = Pause. Le plateau est caché jusqu’à la reprise.
clock-go-on = Reprendre
clock-out = { $sideName } : le temps est écoulé.
clock-won = { $sideName } gagne au temps
clock-lost = { $sideName } perd au temps
clock-without = Continuer sans pendules
clock-low = { $sideName } : encore { $seconds } secondes
status-time-won = { $sideName } gagne au temps
status-time-lost = { $sideName } perd au temps
