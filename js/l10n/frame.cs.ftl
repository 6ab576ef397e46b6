## Deska v rámci

embedded-site = Boardlet
embedded-site-label = Hrát dál na Boardletu, ve vlastním okně
