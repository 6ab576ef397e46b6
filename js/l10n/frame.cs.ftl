## Deska v rámci

embedded-site = Boardlet
embedded-site-label = Hrát dál na Boardletu, ve vlastním okně
embedded-cut = Tah { $number } nelze zahrát. Partie je vidět až po něj.
embedded-no-game = Adresa této desky neuvádí žádnou hru. Tady je první, která tu je.
