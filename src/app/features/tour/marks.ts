import { generationOf } from '../../cityview/generation-slice.ts';
import { stamping } from '../../cityview/stamping.ts';
import type { AppState } from '../../store/store.ts';
import * as words from './words.ts';

/** A mark of the tour, beside the part of the page that it explains. */
export interface TourMark {
  readonly title: string;
  readonly text: string;
  /** Selectors of what it explains: the first that is on the screen counts. */
  readonly anchors: readonly string[];
  /** Whether the user does what it explains: the tour goes on then. */
  readonly isDone: (state: AppState) => boolean;
}

/** The marks of the tour, in their order. All but the last explain parts of the City workspace. */
export const TOUR_MARKS: readonly TourMark[] = [
  {
    ...words.marks.generate,
    anchors: ['[data-tour="generate"]'],
    isDone: (state) => generationOf(state).status.kind === 'running',
  },
  {
    ...words.marks.stamp,
    anchors: [
      '[aria-labelledby="panel-library"] [role="grid"]',
      '[aria-labelledby="panel-library"]',
      '[data-tour="library"]',
    ],
    isDone: (state) => stamping.of(state) !== null,
  },
  { ...words.marks.draw, anchors: ['[data-tour="schematics"]'], isDone: () => false },
  { ...words.marks.help, anchors: ['[data-tour="help"]', '[data-tour="more"]'], isDone: () => false },
];

/** The element that a mark explains; `null` while it is not on the screen. */
export function anchorOf({ anchors }: TourMark): Element | null {
  for (const selector of anchors)
    for (const element of document.querySelectorAll(selector)) {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) return element;
    }
  return null;
}
