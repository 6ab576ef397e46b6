/** A board as a picture, with the button that makes it live. */

import { Picture } from './picture.js';
import { position } from './replay.js';
import { sign } from './signs.js';

/** @import { Replay } from './replay.js' */
/** @import { Words } from './words.js' */

export class Still {
  #words;
  #label = document.createElement('span');
  #button = document.createElement('button');
  #caption = document.createElement('p');

  /**
   * @param {Replay} replay its last position is shown
   * @param {Words} words
   * @param {object} game
   * @param {number} game.turns how many were played that the picture does not show
   * @param {() => void} game.onPlay
   */
  constructor(replay, words, { turns, onPlay }) {
    this.#words = words;
    const picture = new Picture(replay.drawing);
    picture.show(position(replay, replay.turns.length));
    /** What the game is called. */
    this.title = words.pick(replay.title);
    picture.label = this.title;
    this.#button.type = 'button';
    this.#button.className = 'go';
    this.#button.append(sign('play'), this.#label);
    this.#button.addEventListener('click', onPlay);
    this.#caption.className = 'caption';
    this.#caption.setAttribute('aria-live', 'polite');
    this.#caption.textContent = turns > 0 ? words.text('embed-more', { game: this.title, turns }) : this.title;
    this.element = document.createElement('div');
    this.element.className = 'still';
    const bar = document.createElement('div');
    bar.className = 'bar';
    bar.append(this.#button, this.#caption);
    this.element.append(picture.element, bar);
    this.wait(false);
  }

  /** The button that starts the game. */
  get button() {
    return this.#button;
  }

  /**
   * Says that the game is coming, or that it can be started.
   *
   * @param {boolean} waiting
   */
  wait(waiting) {
    this.#label.textContent = this.#words.text(waiting ? 'embed-starting' : 'embed-play');
    // Disabled it would lose the focus.
    this.#button.setAttribute('aria-disabled', String(waiting));
  }

  /** @param {string} text what went wrong */
  say(text) {
    this.#caption.textContent = text;
  }
}
