## Bewaarde partijen: wat ervan gezegd wordt voor hun lijst open is

shelf = Jouw partijen
shelf-facts = { $turns ->
    [one] Eén zet
   *[other] { $turns } zetten
} · { $date }
games-all = Alle partijen
games-continue-label = Verder met { $game } van { $date }
aside-unknown = Onbekend spel
aside-item = { $game }, { $date }
notice-aside-list = { $count ->
    [one] Eén bewaarde partij was niet te lezen en is apart gelegd: { $list }.
   *[other] { $count } bewaarde partijen waren niet te lezen en zijn apart gelegd: { $list }.
} Alle andere zijn er.
notice-full = In deze browser is geen ruimte meer voor partijen. Je kunt doorspelen, maar wat je nu speelt is weg als je de pagina sluit. Verwijder partijen, of sla ze eerst allemaal op als bestand.
notice-unknown-kept = Deze partij wordt niet meer in deze browser bewaard. Dit zijn de partijen die er wel zijn.
notice-clash = Je hebt deze partij in twee tabbladen tegelijk gespeeld. Hier gaat die van het andere tabblad verder; wat je hier speelde is nu een eigen partij.
clash-open = Openen
statistics = Statistiek
