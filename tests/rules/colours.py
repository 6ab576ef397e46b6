"""How colours look to different eyes, how different they are, how far they stand out."""

from __future__ import annotations

import math

from boardlet.core.palette import linear_rgb

# Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color
# vision deficiency" (2009), full severity, over linear RGB.
SIMULATIONS = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "greyscale": ((0.2126, 0.7152, 0.0722),) * 3,
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
}
Triple = tuple[float, float, float]


def seen(colour: str, vision: str) -> Triple:
    """A colour as L*, a*, b* after what an eye makes of it."""
    light = linear_rgb(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(share * value for share, value in zip(row, light, strict=True))))
        for row in SIMULATIONS[vision]
    )
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: str, other: str, vision: str) -> float:
    """How different two colours look to an eye."""
    return difference(seen(one, vision), seen(other, vision))


def difference(one: Triple, other: Triple) -> float:
    """CIEDE2000 (Sharma, Wu and Dalal, 2005); 2 can just be seen, 10 at a glance."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    chroma = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    middle_l, middle_c, middle_h = (l1 + l2) / 2, (c1 + c2) / 2, (h1 + turn / 2) % 360
    cosines = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.2, 4, -63))
    t = 1 + sum(k * math.cos(math.radians(n * middle_h + at)) for k, n, at in cosines)
    away = (middle_l - 50) ** 2
    dl = (l2 - l1) / (1 + 0.015 * away / math.sqrt(20 + away))
    dc = (c2 - c1) / (1 + 0.045 * middle_c)
    dh = hue / (1 + 0.015 * middle_c * t)
    swing = 60 * math.exp(-(((middle_h - 275) / 25) ** 2))
    rotation = -2 * math.sqrt(middle_c**7 / (middle_c**7 + 25**7)) * math.sin(math.radians(swing))
    return math.sqrt(dl**2 + dc**2 + dh**2 + rotation * dc * dh)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2.2: 3 for what is drawn, 4.5 for what is read."""
    lights = [
        0.05 + sum(k * v for k, v in zip((0.2126, 0.7152, 0.0722), linear_rgb(c), strict=True))
        for c in (one, other)
    ]
    return max(lights) / min(lights)
