## Deska v rámci

embedded-site = Boardlet
embedded-site-label = Hrát dál na Boardletu, ve vlastním okně
embedded-cut = Tah { $number } nelze zahrát. Partie je vidět až po něj.
