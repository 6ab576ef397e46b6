/** Quiet sounds, made on the spot: nothing is downloaded. tests/e2e/test_sounds.py measures them. */

/** @import { GameEvent } from './types.js' */

/**
 * A short tone: hertz at its start and end; or, with `type` noise, a rustle around these hertz.
 * Seconds from the start of the sound, seconds that it lasts, loudness.
 *
 * @typedef {{ at: number, from: number, to: number, long: number, loud: number, type: OscillatorType | 'noise' }} Tone
 */

/** A knock on wood: what is heard of it by small loudspeakers, too, is its click. @type {Tone[]} */
const KNOCK = [
  { at: 0, from: 1900, to: 1500, long: 0.03, loud: 0.35, type: 'noise' },
  { at: 0, from: 430, to: 290, long: 0.09, loud: 0.16, type: 'sine' },
];

/** @type {Record<string, Tone[]>} */
export const SOUNDS = {
  place: KNOCK,
  slide: [
    { at: 0, from: 700, to: 1100, long: 0.06, loud: 0.14, type: 'noise' },
    { at: 0.04, from: 370, to: 300, long: 0.06, loud: 0.1, type: 'sine' },
  ],
  capture: [...KNOCK, ...KNOCK.map((tone) => ({ ...tone, at: 0.085, from: tone.from * 0.7, to: tone.to * 0.7 }))],
  end: [
    { at: 0, from: 392, to: 392, long: 0.4, loud: 0.09, type: 'triangle' },
    { at: 0.16, from: 523, to: 523, long: 0.6, loud: 0.09, type: 'triangle' },
  ],
};

/** Seconds until a tone has its full loudness: none begins with a crack. */
const RISE = 0.003;
const SILENCE = 0.0001;

/**
 * Plays a sound at a time of an audio context.
 *
 * @param {BaseAudioContext} context
 * @param {string} name
 * @param {number} start
 */
export function play(context, name, start) {
  for (const tone of SOUNDS[name] ?? []) {
    const at = start + tone.at;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(tone.loud, at + RISE);
    gain.gain.exponentialRampToValueAtTime(SILENCE, at + tone.long);
    gain.gain.linearRampToValueAtTime(0, at + tone.long + RISE);
    gain.connect(context.destination);
    const source = tone.type === 'noise' ? rustle(context, tone, at, gain) : hum(context, tone, tone.type, at, gain);
    source.start(at);
    source.stop(at + tone.long + 2 * RISE);
  }
}

/**
 * @param {BaseAudioContext} context
 * @param {Tone} tone
 * @param {OscillatorType} type
 * @param {number} at
 * @param {AudioNode} target
 */
function hum(context, { from, to, long }, type, at, target) {
  const oscillator = new OscillatorNode(context, { type, frequency: from });
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + long);
  oscillator.connect(target);
  return oscillator;
}

/**
 * @param {BaseAudioContext} context
 * @param {Tone} tone
 * @param {number} at
 * @param {AudioNode} target
 */
function rustle(context, { from, to, long }, at, target) {
  const buffer = context.createBuffer(1, Math.ceil((long + 2 * RISE) * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  // The same rustle every time: a sequence of numbers that looks random.
  for (let index = 0, seed = 1; index < samples.length; index++) {
    seed = (seed * 16807) % 2147483647;
    samples[index] = (2 * seed) / 2147483647 - 1;
  }
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: 1.2 });
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + long);
  filter.connect(target);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(filter);
  return source;
}

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
    play(this.#context, name, this.#context.currentTime + delay / 1000);
  }

  close() {
    void this.#context?.close();
    this.#context = null;
  }
}
