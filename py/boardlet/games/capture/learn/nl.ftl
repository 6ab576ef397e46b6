capture-lesson-1 = De knikkers zijn van niemand. Spring er met een over een buurknikker, naar het lege gat erachter.
capture-lesson-1-why = De knikker waar je over sprong, is voor jou. Elke beurt bestaat uit zulke sprongen.

capture-lesson-2 = Een knikker mag blijven springen. Neem er drie in één beurt met die op e3.
capture-lesson-2-why = Een ketting gaat door zolang je wilt, en jij beslist waar hij eindigt.

capture-lesson-3 = De punten van de ster zijn in het begin leeg. Spring met een knikker uit de zeshoek in het midden.
capture-lesson-3-why = Daarbuiten heeft niemand er veel aan. Wat het midden verlaat, laat ook minder kettingen achter.

capture-lesson-4 = Een ketting mag terugkomen waar hij begon. Neem drie knikkers met die op l7, zo dat hij weer op l7 eindigt.
capture-lesson-4-why = Zijn gat is leeg vanaf de eerste sprong, dus hij mag er langs en mag er stoppen.

capture-lesson-5 = Meer is niet altijd beter. De knikker op g7 kan er drie nemen, maar de derde sprong geeft je tegenstander meer. Neem er twee en beëindig dan je beurt.
capture-lesson-5-why = Met twee win je uiteindelijk met twee verschil; met drie werd het gelijkspel.

capture-lesson-6 = Nog een keer: hoeveel moet de knikker op k3 er nemen?
capture-lesson-6-why = Twee, en niet meer. De partij eindigt als geen knikker meer kan springen; wat overblijft telt voor niemand.

capture-sample-0 = Zestig knikkers, en alleen het gat in het midden is leeg.
capture-sample-1 = De eerste sprong gaat naar het midden. Een tijdlang nemen beiden één knikker per beurt.
capture-sample-12 = Een ketting van twee, een punt in: 6 tegen 7.
capture-sample-15 = Drie knikkers, en terug waar hij begon: 10 tegen 9.
capture-sample-16 = Het antwoord neemt er vier, langs het eigen begingat: 10 tegen 13.
capture-sample-19 = Vier voor de eerste speler, maar nog steeds achter: 16 tegen 17.
capture-sample-24 = Weer vier: 19 tegen 28. Er kunnen nog maar weinig knikkers springen.
capture-sample-26 = 20 tegen 29. De elf knikkers die over zijn, tellen voor niemand.
