## The board in a frame

embedded-site = Boardlet
embedded-site-label = Play on at Boardlet, in a window of its own
