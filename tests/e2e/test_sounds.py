"""The sounds, as they come out of the browser's synthesizer: short, quiet, clean."""

from __future__ import annotations

import cmath
import math
from array import array
from base64 import b64decode
from itertools import pairwise

import pytest
from playwright.sync_api import Page

RATE = 44_100
RENDER = """async () => {
    const { SOUNDS, play } = await import('./js/board/sound.js');
    const rendered = {};
    for (const name of Object.keys(SOUNDS)) {
        const context = new OfflineAudioContext(1, 44100, 44100);
        play(context, name, 0.01);
        const samples = (await context.startRendering()).getChannelData(0);
        const bytes = new Uint8Array(samples.buffer);
        let text = '';
        for (const byte of bytes) text += String.fromCharCode(byte);
        rendered[name] = btoa(text);
    }
    return rendered;
}"""


@pytest.fixture
def sounds(page: Page) -> dict[str, array[float]]:
    """A second of each sound, as samples from -1 to 1."""
    page.goto("/")
    rendered = page.evaluate(RENDER)
    return {name: array("f", b64decode(text)) for name, text in rendered.items()}


def heard_by_small_speakers(samples: array[float]) -> float:
    """The part of the energy that lies above 280 Hz."""
    size = 2048
    window = samples[:size]
    energy = [
        abs(sum(v * cmath.exp(-2j * math.pi * k * n / size) for n, v in enumerate(window))) ** 2
        for k in range(200)
    ]
    return sum(energy[k] for k in range(13, 200)) / sum(energy)


def test_every_sound_is_short_quiet_and_clean(sounds: dict[str, array[float]]) -> None:
    assert sounds.keys() == {"place", "slide", "capture", "end"}
    for name, samples in sounds.items():
        peak = max(map(abs, samples))
        loud = [index for index, value in enumerate(samples) if abs(value) > 0.001]
        seconds = (loud[-1] - loud[0]) / RATE
        step = max(abs(b - a) for a, b in pairwise(samples))
        assert 0.05 < peak < 0.35, (name, peak)
        assert abs(sum(samples) / RATE) < 0.001, name
        assert seconds < (0.8 if name == "end" else 0.2), (name, seconds)
        # Nothing is cut off: what is heard rises from silence, and has fallen to it in the end.
        assert max(abs(value) for value in samples[: int(0.0101 * RATE)]) < 0.02, name
        assert step < peak, (name, step)
        assert samples[-1] == 0, name


def test_moves_are_about_equally_loud(sounds: dict[str, array[float]]) -> None:
    power = {name: math.sqrt(sum(v * v for v in samples)) for name, samples in sounds.items()}
    moves = [power[name] for name in ("place", "slide", "capture")]
    assert max(moves) / min(moves) < 3


def test_a_phone_can_play_them(sounds: dict[str, array[float]]) -> None:
    for name, samples in sounds.items():
        assert heard_by_small_speakers(samples) > 0.5, name
