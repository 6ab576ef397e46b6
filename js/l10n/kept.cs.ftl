## Uložené partie: co se o nich říká, než se otevře jejich seznam

shelf = Vaše partie
shelf-facts = { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
} · { $date }
games-all = Všechny partie
games-continue-label = Pokračovat: { $game }, { $date }
aside-unknown = Neznámá hra
aside-item = { $game }, { $date }
notice-aside-list = { $count ->
    [one] { $count } uloženou partii nelze přečíst, je odložena: { $list }.
    [few] { $count } uložené partie nelze přečíst, jsou odloženy: { $list }.
    [many] { $count } uložené partie nelze přečíst, jsou odloženy: { $list }.
   *[other] { $count } uložených partií nelze přečíst, jsou odloženy: { $list }.
} Všechny ostatní tu jsou.
notice-full = V tomto prohlížeči už není pro partie místo. Můžete hrát dál, ale co teď zahrajete, po zavření stránky zmizí. Smažte některé partie, nebo je nejdřív všechny uložte do souboru.
notice-unknown-kept = Tato partie už v tomto prohlížeči uložená není. Tady jsou ty, které uložené jsou.
notice-clash = Hráli jste tuto partii ve dvou kartách najednou. Tady pokračuje ta z druhé karty; co jste zahráli v této, je teď samostatná partie.
clash-open = Otevřít ji
statistics = Statistika
