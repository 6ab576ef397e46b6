/** Quiet sounds, made on the spot: nothing is downloaded. */

/** @import { GameEvent } from './types.js' */

/**
 * A short tone: hertz at its start and end, seconds, loudness.
 *
 * @typedef {{ from: number, to: number, long: number, loud: number, type: OscillatorType }} Tone
 */

/** @type {Record<string, Tone[]>} */
const SOUNDS = {
  place: [{ from: 190, to: 90, long: 0.09, loud: 0.22, type: 'sine' }],
  slide: [{ from: 240, to: 170, long: 0.07, loud: 0.12, type: 'triangle' }],
  capture: [
    { from: 320, to: 120, long: 0.12, loud: 0.16, type: 'triangle' },
    { from: 140, to: 70, long: 0.14, loud: 0.2, type: 'sine' },
  ],
  end: [
    { from: 392, to: 392, long: 0.28, loud: 0.1, type: 'sine' },
    { from: 523, to: 523, long: 0.5, loud: 0.1, type: 'sine' },
  ],
};

export class Sound {
  /** @type {AudioContext | null} */
  #context = null;
  on = false;

  /**
   * Plays what belongs to an event.
   *
   * @param {GameEvent} event
   * @param {number} delay milliseconds
   */
  event({ kind, piece }, delay) {
    if (piece === null) return;
    this.#play(kind === 'capture' ? 'capture' : kind === 'place' || kind === 'stack' ? 'place' : 'slide', delay);
  }

  /** Plays what a piece sounds like that is put down. */
  try() {
    this.#play('place', 0);
  }

  end() {
    this.#play('end', 120);
  }

  /**
   * @param {string} name
   * @param {number} delay milliseconds
   */
  #play(name, delay) {
    if (!this.on || typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume();
    let at = this.#context.currentTime + delay / 1000;
    for (const tone of SOUNDS[name] ?? []) {
      this.#tone(this.#context, tone, at);
      at += tone.long * 0.5;
    }
  }

  /**
   * @param {AudioContext} context
   * @param {Tone} tone
   * @param {number} at
   */
  #tone(context, { from, to, long, loud, type }, at) {
    const oscillator = new OscillatorNode(context, { type, frequency: from });
    const gain = new GainNode(context, { gain: 0 });
    oscillator.frequency.setValueAtTime(from, at);
    oscillator.frequency.exponentialRampToValueAtTime(to, at + long);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + long + 0.02);
  }

  close() {
    void this.#context?.close();
    this.#context = null;
  }
}
