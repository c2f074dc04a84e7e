import { fold } from '../../kit/fold.ts';

/** Milliseconds after which another letter begins another word. */
const PAUSE = 700;

/** Finds entries by the letters that are typed one after the other. */
export class TypeAhead {
  #typed = '';
  #last = -Infinity;

  /**
   * The entry that a letter leads to: the first from `current` on, round the list, whose name begins with what was
   * typed. A word begins with a letter; a digit only goes on with one. The same letter again leads to the next one.
   *
   * @param time milliseconds, as of an event's `timeStamp`
   * @returns its index; -1 for none
   */
  find(names: readonly string[], current: number, letter: string, time: number): number {
    if (time - this.#last > PAUSE) this.#typed = '';
    if (this.#typed === '' && /\p{N}/u.test(letter)) return -1;
    this.#last = time;
    const key = fold(letter);
    this.#typed = this.#typed === key ? key : this.#typed + key;
    // One letter leads on from here; more narrow what is here.
    const from = this.#typed.length === 1 ? current + 1 : Math.max(0, current);
    for (let step = 0; step < names.length; step++) {
      const index = (from + step) % names.length;
      if (fold(names[index]!).startsWith(this.#typed)) return index;
    }
    return -1;
  }
}
