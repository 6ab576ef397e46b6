chifoumi-name = Chifoumi
chifoumi-pitch = Steen, schaar, blad en put wandelen rond, klimmen op elkaar en slaan wat ze verslaan.
chifoumi-length = 20 minuten

chifoumi-colour = { $side ->
    [white] witte
    [black] zwarte
    [red] rode
   *[orange] oranje
}
chifoumi-colour-first = { $side ->
    [white] Wit
    [black] Zwart
    [red] Rood
   *[orange] Oranje
}
chifoumi-piece = { $kind ->
    [P] { $side ->
        [white] wit
        [black] zwart
        [red] rood
       *[orange] oranje
    } blad
   *[other] { chifoumi-colour } { $kind ->
        [R] steen
        [S] schaar
        [W] put
       *[other] schijf
    }
}

chifoumi-option-players = Spelers
chifoumi-option-players-help = Met vier spelen twee teams: wit en zwart tegen rood en oranje. Dan zijn er geen putten.
chifoumi-option-players-2 = 2
chifoumi-option-players-3 = 3
chifoumi-option-players-4 = 4, in teams
chifoumi-option-start = Beginstelling
chifoumi-option-start-help = Waar de putten staan: vóór het midden, of buiten op de flanken.
chifoumi-option-start-close = dichtbij
chifoumi-option-start-wide = wijd
chifoumi-option-first = Begint
chifoumi-option-first-help = Wie niet begint, krijgt een half punt, dus er is altijd een winnaar.
chifoumi-option-first-white = Wit
chifoumi-option-first-black = Zwart
chifoumi-option-level = Niveau
chifoumi-option-level-help = Een stel regels: gevorderden onthouden wat er in de torens zit en spelen wat ze aanraken; meesters mogen ook eigen torens slaan.
chifoumi-option-level-beginner = beginner
chifoumi-option-level-advanced = gevorderd
chifoumi-option-level-professional = meester
chifoumi-option-hidden = Verborgen torens
chifoumi-option-hidden-help = Alleen de bovenste schijf van een toren laat zien wat ze is. De rest moet je onthouden!
chifoumi-option-touch = Aanraken is zetten
chifoumi-option-touch-help = Met de eerste schijf die je kiest, moet je spelen als het kan, en niets wordt teruggenomen.
chifoumi-option-own = Eigen torens slaan
chifoumi-option-own-help = Een schijf mag ook een eigen toren slaan waarvan ze de bovenste schijf verslaat, en vandaar verder gaan.
chifoumi-option-equal = Gelijk slaat gelijk
chifoumi-option-equal-help = Een huisregel: steen slaat steen, blad slaat blad, enzovoort.
chifoumi-option-setup = Opstellen
chifoumi-option-setup-help = Bij vrij opstellen heeft iedereen de schijven eerst in de hand en plaatst ze een voor een.
chifoumi-option-setup-fixed = vast
chifoumi-option-setup-free = vrij

chifoumi-overlay-threats = Bedreigde schijven

chifoumi-status-team-won = { chifoumi-colour-first } en { $partner ->
    [white] wit
    [black] zwart
    [red] rood
   *[orange] oranje
} winnen met { $score } tegen { $other }.

chifoumi-note-skipped = { chifoumi-colour-first } kan geen stap doen en werd overgeslagen.
chifoumi-note-chain = De schijf op { $field } mag nog een stap doen, of blijft daar.
chifoumi-note-placing = { $left ->
    [one] Nog één schijf te plaatsen
   *[other] Nog { $left } schijven te plaatsen
}: op een veld dat geen vijand raakt, maar niet d4, of op een eigen toren.
chifoumi-note-stall = { $turns ->
    [one] De partij eindigt na de volgende beurt
   *[other] De partij eindigt over { $turns } beurten
}, tenzij er iets geslagen wordt.
chifoumi-note-hidden = Wat er in een toren zit, is verborgen.
chifoumi-note-touch = Aanraken is zetten: met de eerste schijf die je kiest, moet je spelen.
chifoumi-note-tie = Evenveel geslagen: eerst beslist wie meer schijven over heeft, dan wie later aan de beurt was.

chifoumi-tally-second = voor niet beginnen

chifoumi-reason-one-side = Nog maar één kant heeft schijven.
chifoumi-reason-one-kind = Alle schijven die over zijn, zijn van één soort; niemand kan nog slaan.
chifoumi-reason-stall = Er is te lang niets geslagen.

error-chifoumi-move = “{ $turn }” is geen zet. Schrijf c3-c4 voor een stap, c3+c4 om te stapelen, c3xc4 om te slaan, of R@c2 om een schijf te plaatsen.

chifoumi-how =
    Steen verslaat schaar. Schaar verslaat blad. Blad verslaat steen en put. In de put verdwijnen steen en schaar. Sla wat je verslaat en houd je eigen schijven in leven.

    Verplaats een van je schijven één veld, in elke richting, ook schuin. Je mag naar een leeg veld, op een eigen toren klimmen, of een vijandelijke schijf slaan die de jouwe verslaat. Gelijke soorten verslaan elkaar niet.

    Schijven op hetzelfde veld vormen een toren. Alleen de bovenste schijf beweegt, en de toren hoort bij wie die schijf heeft. Wordt de bovenste schijf verslagen, dan is de hele toren geslagen, wat er ook in zit. Een toren kan dus een zwakke schijf beschermen, of er in één keer veel verliezen.

    Na een slag mag dezelfde schijf nog een stap doen, en na elke volgende slag weer een. Je mag ook stoppen. Wie helemaal geen stap kan doen, wordt overgeslagen.

    De partij eindigt als geen kant de andere nog kan slaan, of als er 60 beurten lang (80 met vier spelers) niets geslagen is. Met twee spelers telt ieder de schijven die over zijn, ook de bedolvene; wie niet begon, krijgt er een half punt bij. Met drie spelers telt ieder de vijandelijke schijven die hij geslagen heeft. Met vier zijn er twee teams, wit en zwart tegen rood en oranje: partners mogen op elkaar klimmen, mogen elkaar zelfs slaan, en tellen hun schijven samen.

    De gedrukte beginstellingen van dit spel zijn verloren gegaan; die hier gebruikt worden, zijn een reconstructie, in veel proefpartijen in evenwicht gebracht.
