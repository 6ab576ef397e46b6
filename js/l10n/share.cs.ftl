## Sharing: QR code, picture, a page of its own

share-code = Odkaz jako QR kód. Namiřte na něj fotoaparát telefonu.
share-code-long = Tato partie je na QR kód příliš dlouhá. Pošlete odkaz.
share-send-refused = Prohlížeč to neumí odeslat. Zkopírujte odkaz.
share-picture = Obrázek desky
share-send-picture = Odeslat obrázek
share-picture-unsent = Prohlížeč obrázek neumí odeslat. Uložte ho.
share-copy-picture = Kopírovat obrázek
share-save-png = Uložit jako PNG
share-save-svg = Uložit jako SVG
share-saved = Uloženo.
share-picture-refused = Tento prohlížeč neumí kopírovat obrázky. Obrázek uložte.
share-page = Celá partie jako stránka
share-page-help = Jeden soubor, který partii ukáže tah po tahu v každém prohlížeči, i bez internetu.
share-save-page = Uložit stránku
share-page-failed = Stránku se nepodařilo vytvořit. Zkontrolujte připojení a zkuste to znovu.

share-link = Odkaz na tuto partii
share-link-help = V odkazu je celá partie. Odehrajte svůj tah, pošlete ho a soupeř bude pokračovat odtud.
share-text = Zápis
share-paste = Otevřít partii
share-paste-help = Vložte odkaz, zápis partie nebo pozici. O svou partii nepřijdete: zůstane v seznamu vašich partií.
share-nothing = Tohle není odkaz na partii, zápis partie ani pozice. Nic se neotevřelo.
share-open = Otevřít
share-copy = Kopírovat
share-send = Poslat
share-copied = Zkopírováno.
share-copy-refused = Prohlížeč to stránce nedovolí. Text je označený, zkopírujte si ho sami.
