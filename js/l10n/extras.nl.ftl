extras-failed-list = De lijst met extra spellen ({ $file }) is niet aangekomen. De andere spellen staan gewoon klaar; laad de pagina opnieuw om nog eens te kijken.
extras-failed-form = Er ontbreken extra spellen: { $file } is geen lijst van wheels. De andere spellen staan gewoon klaar.
extras-failed-origin = “{ $file }” is niet toegevoegd: een spel moet op deze site staan, niet op een andere. De andere spellen staan gewoon klaar.
extras-failed-download = “{ $file }” is niet toegevoegd: het bestand is niet aangekomen. De andere spellen staan gewoon klaar; laad de pagina opnieuw om het nog eens te proberen.
extras-failed-install = “{ $file }” is niet toegevoegd: het is beschadigd, heeft iets nodig dat ontbreekt, of bevat geen speelbaar spel. De andere spellen staan gewoon klaar.
extras-failed-crash = “{ $file }” is niet toegevoegd: de engine liep erop vast. De andere spellen staan gewoon klaar.
extras-failed-several = { $count } spellen zijn niet toegevoegd: { $list }. De andere spellen staan gewoon klaar; waarom deze niet, staat in de console van de browser.
