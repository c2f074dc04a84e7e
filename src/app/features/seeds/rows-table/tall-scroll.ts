/** Most pixels of an element that browsers scroll through without errors: Firefox ends at 17.8 million. */
const MOST = 8_000_000;

/**
 * The scroll position of a list that is taller than browsers allow, as a million rows are. An element of at most
 * {@link MOST} pixels stands for the whole list. A short way of scrolling, as by wheel, finger or keys, moves the list
 * by the same way; a long one, as by the scroll bar, moves it to the same share of its height.
 */
export class TallScroll {
  /** Pixels of the whole list. */
  readonly height: number;
  /** Pixels of the list that are in view. */
  readonly view: number;
  /** Pixels of the element that scrolls in place of the list. */
  readonly bar: number;
  #top = 0;
  #barTop = 0;

  constructor(height: number, view: number) {
    this.height = height;
    this.view = view;
    this.bar = Math.min(height, Math.max(MOST, view));
  }

  /** Pixels of the list above the view. */
  get top(): number {
    return this.#top;
  }

  /** Scrolled pixels of the element. */
  get barTop(): number {
    return this.#barTop;
  }

  /**
   * The element was scrolled.
   *
   * @param barTop its scrolled pixels
   * @returns the pixels that the element has to be scrolled to, which are others when it came to its end before the list
   */
  scrolled(barTop: number): number {
    const way = barTop - this.#barTop;
    const isShort = Math.abs(way) < this.view;
    this.#top = this.#within(isShort ? this.#top + way : this.#ofBar(barTop));
    const isEnd = isAnEnd(barTop, this.bar - this.view) || isAnEnd(this.#top, this.height - this.view);
    this.#barTop = isShort && isEnd ? this.#toBar(this.#top) : barTop;
    return this.#barTop;
  }

  /** Moves the list; returns the pixels that the element has to be scrolled to. */
  moveTo(top: number): number {
    this.#top = this.#within(top);
    this.#barTop = this.#toBar(this.#top);
    return this.#barTop;
  }

  #within(top: number): number {
    return Math.min(Math.max(0, this.height - this.view), Math.max(0, top));
  }

  #ofBar(barTop: number): number {
    const most = this.bar - this.view;
    return most <= 0 ? 0 : (barTop / most) * (this.height - this.view);
  }

  #toBar(top: number): number {
    const most = this.height - this.view;
    return most <= 0 ? 0 : Math.round((top / most) * (this.bar - this.view));
  }
}

function isAnEnd(place: number, most: number): boolean {
  return place <= 0 || place >= most;
}
