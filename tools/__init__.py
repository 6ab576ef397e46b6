"""What build.py is made of; the standard library suffices for all of it."""
