import { visible } from '../visible.ts';

/** Milliseconds of work before its progress is shown. */
const DELAY = 1000;

const ERASE_LINE = '\r\u001B[K';

/** The terminal that a line is shown on. */
export interface Screen {
  readonly write: (text: string) => void;
  /** Number of characters in a row. */
  readonly columns: () => number;
}

/** A line of a terminal that shows the progress of work that takes long, and is gone when the work ends. */
export class ProgressLine {
  private readonly screen: Screen;
  private readonly started: number;
  private text = '';
  private shown = '';
  private isOpen = true;

  /** @param started the time in milliseconds when the work began */
  constructor(screen: Screen, started: number) {
    this.screen = screen;
    this.started = started;
  }

  /** Takes the latest progress, which the next tick shows. */
  update(text: string): void {
    this.text = text;
  }

  /** Shows the latest progress with the seconds of work; nothing in the first second. */
  tick(now: number): void {
    const elapsed = now - this.started;
    if (!this.isOpen || this.text === '' || elapsed < DELAY) return;
    const line = `${visible(this.text)}, ${Math.floor(elapsed / 1000)} s`.slice(0, this.screen.columns() - 1);
    if (line === this.shown) return;
    this.screen.write(ERASE_LINE + line);
    this.shown = line;
  }

  /** Erases the line, for other text to be written; the next tick shows it again. */
  clear(): void {
    if (this.shown !== '') this.screen.write(ERASE_LINE);
    this.shown = '';
  }

  /** Erases the line for good. */
  close(): void {
    this.clear();
    this.isOpen = false;
  }
}
