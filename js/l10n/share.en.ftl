## Sharing: QR code, picture, a page of its own

share-code = The link as a QR code. Point a phone’s camera at it.
share-code-long = This game is too long for a QR code. Send the link instead.
share-send-refused = The browser cannot send it. Copy the link instead.
share-picture = Picture of the board
share-send-picture = Send picture
share-picture-unsent = The browser cannot send it. Save it instead.
share-copy-picture = Copy picture
share-save-png = Save as PNG
share-save-svg = Save as SVG
share-saved = Saved.
share-picture-refused = This browser cannot copy pictures. Save it instead.
share-page = The whole game as a page
share-page-help = One file that shows the game turn by turn in any browser, without a network.
share-save-page = Save the page
share-page-failed = The page could not be made. Look at the connection, then try again.

share-link = Link to this game
share-link-help = The link holds the whole game. Play your turn, send it, and your friend plays on from there.
share-text = Written down
share-paste = Open a game
share-paste-help = Paste a link, a written game or a position. Your own game is not lost: it stays in the list of your games.
share-nothing = This is not a link to a game, a written game or a position. Nothing was opened.
share-open = Open
share-copy = Copy
share-send = Send
share-copied = Copied.
share-copy-refused = The browser does not let the page do that. The text is selected: copy it yourself.
