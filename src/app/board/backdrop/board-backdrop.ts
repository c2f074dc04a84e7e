import type { Camera, Size } from '../../view/camera.ts';
import type { CellRectangle } from '../paint/segment-colors.ts';
import type { Backdrop, ColoredScene } from './backdrop.ts';
import { findExactBackdrop } from './find-exact-backdrop.ts';

/** The backdrops in one element. */
interface Shown {
  readonly element: HTMLElement;
  coarse?: Backdrop | undefined;
  exact?: Backdrop | undefined;
  isSearched?: boolean;
}

/**
 * The backdrop of a board: none until the stage brings the coarse one. An exact one is looked for once the view has moved,
 * for a board that never moves needs none; it takes the place of the coarse one whenever it can show the scene.
 */
export class BoardBackdrop {
  readonly #find: (element: HTMLElement) => Promise<Backdrop | undefined>;
  #scene: ColoredScene | undefined;
  #shown: Shown | undefined;
  #makeCoarse: ((element: HTMLElement) => Backdrop) | undefined;

  /** @param find puts an exact backdrop into an element, if it can */
  constructor(find: (element: HTMLElement) => Promise<Backdrop | undefined> = findExactBackdrop) {
    this.#find = find;
  }

  /** Whether it shows the color of every pixel as the picture does. */
  get isExact(): boolean {
    return this.#shown?.exact?.canShow ?? false;
  }

  /** Shows it in an element, until what is returned is called. */
  showOn(element: HTMLElement): () => void {
    const shown: Shown = { element };
    this.#shown = shown;
    this.#addCoarse();
    return () => {
      for (const one of backdropsOf(shown)) one.remove();
      if (this.#shown === shown) this.#shown = undefined;
    };
  }

  /** Shows a coarse one from now on, unless there is one. */
  makeCoarse(make: (element: HTMLElement) => Backdrop): void {
    this.#makeCoarse = make;
    this.#addCoarse();
  }

  setScene(scene: ColoredScene): void {
    this.#scene = scene;
    for (const one of backdropsOf(this.#shown)) one.setScene(scene);
  }

  /** These cells have other colors. */
  invalidate(cells: CellRectangle): void {
    for (const one of backdropsOf(this.#shown)) one.invalidate(cells);
  }

  /** Shows the colors from a camera, over all of an element. */
  show(camera: Camera, size: Size, pixelRatio: number): void {
    const { coarse, exact } = this.#shown ?? {};
    const [one, other] = exact?.canShow ? [exact, coarse] : [coarse, exact];
    other?.hide();
    one?.show(camera, size, pixelRatio);
  }

  hide(): void {
    for (const one of backdropsOf(this.#shown)) one.hide();
  }

  #addCoarse(): void {
    const shown = this.#shown;
    if (!shown || shown.coarse || !this.#makeCoarse) return;
    shown.coarse = this.#makeCoarse(shown.element);
    if (this.#scene) shown.coarse.setScene(this.#scene);
  }

  /** Looks for an exact backdrop, for the next move of the view. */
  prepare(): void {
    const shown = this.#shown;
    if (!shown || shown.isSearched) return;
    shown.isSearched = true;
    const take = (exact: Backdrop | undefined) => {
      if (this.#shown !== shown) return exact?.remove();
      shown.exact = exact;
      if (this.#scene) exact?.setScene(this.#scene);
    };
    // Code that does not come leaves the coarse one, which shows the same colors.
    void this.#find(shown.element).then(take, () => undefined);
  }
}

function backdropsOf(shown: Shown | undefined): readonly Backdrop[] {
  return [shown?.coarse, shown?.exact].filter((one) => one !== undefined);
}
