"""Digits of changing radix as URL-safe text, in blocks that each carry their own check.

A choice among n takes exactly log2(n) bits, whatever n is: the digits of a block
are the digits of one number in mixed radix. Blocks are small, so that a damaged
text can be read up to a few digits before the damage; the check of a block
covers all text before it as well.

The text is characters of the URL-safe base-64 alphabet: blocks of eight
characters and two of check, then a last block of up to eight and four of check.
The very last character is a letter or a figure, because programs that find
links in messages leave out a closing hyphen.
"""

from __future__ import annotations

import re
from binascii import crc32

from boardlet.core.errors import BadLink

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_VALUES = {letter: value for value, letter in enumerate(ALPHABET)}
_BODY = re.compile(r"[\w-]*", re.ASCII)

BLOCK = 8
CHECK = 2
LAST_CHECK = 4
CAPACITY = 64**BLOCK

_ELLIPSIS = 3
"""So many characters after a text that was cut off only say that it was."""

_PRINTABLE = 95
"""Characters of ASCII from the space on that are one digit of a text."""


class Writer:
    """Collects digits. `context` is what the checks cover beside the text itself."""

    def __init__(self, context: str) -> None:
        self._crc = crc32(context.encode())
        self._text: list[str] = []
        self._value = 0
        self._product = 1

    def put(self, digit: int, radix: int) -> None:
        """Adds a digit from 0 to `radix - 1`; `radix` is at most `CAPACITY`."""
        assert 0 <= digit < radix <= CAPACITY
        if self._product * radix > CAPACITY:
            self._block(BLOCK, CHECK)
        self._value += digit * self._product
        self._product *= radix

    def number(self, value: int) -> None:
        """Adds a whole number from 0 on: a small one takes four bits."""
        while value >= 8:
            self.put(value % 8 + 8, 16)
            value //= 8
        self.put(value, 16)

    def text(self, text: str) -> None:
        """Adds a text."""
        self.number(len(text))
        for letter in text:
            code = ord(letter) - 32
            if 0 <= code < _PRINTABLE:
                self.put(code, _PRINTABLE + 1)
            else:
                self.put(_PRINTABLE, _PRINTABLE + 1)
                self.number(ord(letter))

    def finish(self) -> str:
        """Closes the last block and returns the text."""
        self._block(_length(self._product), LAST_CHECK)
        return "".join(self._text)

    def _block(self, length: int, check: int) -> None:
        data = _letters(self._value, length)
        data += _check(data, self._crc, check)
        self._crc = crc32(data.encode(), self._crc)
        self._text.append(data)
        self._value, self._product = 0, 1


class Reader:
    """Gives the digits back in the order in which they were put.

    Every method raises BadLink: `error-link-truncated` where the text ends too
    early, `error-link-damaged` where it is not what was written. What was read
    before that is sound.
    """

    def __init__(self, context: str, text: str, length: int) -> None:
        """Takes a text that had `length` characters when it was written.

        What follows it, such as the full stop of a sentence, does no harm.
        """
        self._blocks: list[tuple[int, int]] = []
        found = _BODY.match(text)
        assert found is not None
        body = found.group()
        whole = self._split(context, body, ends=True)
        if not whole and len(body) > length:
            body = body[:length]
            whole = self._split(context, body, ends=True)
        self._cut_off = False
        if not whole and len(body) < length and len(text) - len(body) <= _ELLIPSIS:
            self._split(context, body, ends=False)
            self._cut_off = len(body) - len(self._blocks) * (BLOCK + CHECK) < BLOCK + CHECK
        self._blocks.reverse()
        self._value, self._product, self._size = 0, 0, 0

    def _split(self, context: str, body: str, *, ends: bool) -> bool:
        """Reads blocks up to the first bad one; returns whether all were good to the end."""
        self._blocks = []
        crc = crc32(context.encode())
        at = 0
        while at < len(body):
            left = len(body) - at
            last = ends and left <= BLOCK + LAST_CHECK
            size, check = (left - LAST_CHECK, LAST_CHECK) if last else (BLOCK, CHECK)
            data, given = body[at : at + size], body[at + size : at + size + check]
            if size < 0 or given != _check(data, crc, check):
                return False
            value = 0
            for letter in reversed(data):
                value = value * 64 + _VALUES[letter]
            self._blocks.append((value, size))
            crc = crc32((data + given).encode(), crc)
            at += size + check
            if last:
                return True
        return False

    def take(self, radix: int) -> int:
        """The next digit, from 0 to `radix - 1`."""
        if self._product == 0 or self._product * radix > 64**self._size:
            self._next_block()
        self._product *= radix
        self._value, digit = divmod(self._value, radix)
        return digit

    def number(self, most: int) -> int:
        """The next whole number, from 0 to `most`."""
        value, unit = 0, 1
        while (part := self.take(16)) >= 8 and unit <= most:
            value += (part - 8) * unit
            unit *= 8
        value += part * unit
        if value > most:
            raise damaged("a number is too large")
        return value

    def text(self, longest: int) -> str:
        """The next text, of at most `longest` characters."""
        letters: list[str] = []
        for _ in range(self.number(longest)):
            code = self.take(_PRINTABLE + 1)
            letters.append(chr(code + 32) if code < _PRINTABLE else chr(self.number(0x10FFFF)))
        return "".join(letters)

    def finish(self) -> None:
        """Makes sure that nothing is left over."""
        if self._product == 0:
            self._next_block()
        if self._value or self._blocks or _length(self._product) != self._size:
            raise self._failed()

    def _next_block(self) -> None:
        # What is left of a block's number was never written: the digits are not those meant.
        if self._value or not self._blocks:
            raise self._failed()
        self._value, self._size = self._blocks.pop()
        self._product = 1

    def _failed(self) -> BadLink:
        if self._cut_off:
            return BadLink("the link is cut off", key="error-link-truncated")
        return damaged("its check does not agree")


def damaged(detail: str) -> BadLink:
    """The error for a text that was not written like this."""
    return BadLink(f"the link is damaged: {detail}", key="error-link-damaged")


def number_text(value: int, length: int) -> str:
    """A number as a fixed count of characters."""
    return _letters(value, length)


def text_number(text: str) -> int | None:
    """The number that `number_text` wrote, or None."""
    value = 0
    for letter in reversed(text):
        digit = _VALUES.get(letter)
        if digit is None:
            return None
        value = value * 64 + digit
    return value


def _letters(value: int, length: int) -> str:
    letters = []
    for _ in range(length):
        value, digit = divmod(value, 64)
        letters.append(ALPHABET[digit])
    return "".join(letters)


def _length(product: int) -> int:
    """The characters that any number below `product` fits in."""
    length = 0
    while 64**length < product:
        length += 1
    return length


def _check(data: str, crc: int, length: int) -> str:
    value = crc32(data.encode(), crc)
    if length == CHECK:
        return _letters(value, CHECK)
    return _letters(value, LAST_CHECK - 1) + ALPHABET[(value >> 18) % 62]
