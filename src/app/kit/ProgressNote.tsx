import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import classes from './ProgressNote.module.css';
import { HowFar } from './HowFar.tsx';
import * as words from './words.ts';

/** Milliseconds after which people begin to wonder whether anything is being done. */
const PATIENCE = 400;

/** How far something is that takes a while, with Cancel. What is done at once is not told. */
export class ProgressNote {
  readonly #title: string;
  readonly #cancel: () => void;
  readonly #timer: ReturnType<typeof setTimeout>;
  #id: string | undefined;
  #percent = -1;

  /** @param title what is being done: "Writing city.json" */
  constructor(title: string, cancel: () => void) {
    this.#title = title;
    this.#cancel = cancel;
    this.#timer = setTimeout(() => {
      this.#id = notifications.show({ ...this.#content(), autoClose: false, withCloseButton: false });
    }, PATIENCE);
  }

  /** `done` of `of`, in parts of any size; `of` is 0 as long as nobody knows. */
  tell = (done: number, of: number) => {
    const percent = of > 0 ? Math.floor((100 * done) / of) : -1;
    if (percent === this.#percent) return;
    this.#percent = percent;
    if (this.#id !== undefined) notifications.update({ ...this.#content(), id: this.#id });
  };

  end(): void {
    clearTimeout(this.#timer);
    if (this.#id !== undefined) notifications.hide(this.#id);
  }

  #content() {
    return {
      title: this.#title,
      message: (
        <div className={classes.progress}>
          <HowFar percent={this.#percent < 0 ? null : this.#percent} />
          <Button size="compact-xs" variant="default" onClick={this.#cancel}>
            {words.cancel}
          </Button>
        </div>
      ),
    };
  }
}
