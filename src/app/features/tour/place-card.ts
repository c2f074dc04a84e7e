/** A rectangle in CSS pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels between a card and what it explains. */
const GAP = 12;
/** Pixels between a card and the edges of the window. */
const EDGE = 8;

/**
 * The place of a card beside what it explains: below it, above, to the right or to the left, the first side with room.
 * The card covers nothing of it and lies within the window; where no side has room, it lies at the end of the window
 * that is farther away.
 */
export function placeCard(
  anchor: Box,
  card: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
): Pick<Box, 'left' | 'top'> {
  const { width, height } = card;
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  const left = held(anchor.left + anchor.width / 2 - width / 2, window.width - width);
  const top = held(anchor.top + Math.min(anchor.height, 160) / 2 - height / 2, window.height - height);
  if (bottom + GAP + height + EDGE <= window.height) return { left, top: bottom + GAP };
  if (right + GAP + width + EDGE <= window.width) return { left: right + GAP, top };
  if (anchor.left - GAP - width >= EDGE) return { left: anchor.left - GAP - width, top };
  if (anchor.top - GAP - height >= EDGE) return { left, top: anchor.top - GAP - height };
  const isLow = anchor.top + anchor.height / 2 > window.height / 2;
  return { left, top: isLow ? EDGE : window.height - height - EDGE };
}

function held(place: number, room: number): number {
  return Math.max(EDGE, Math.min(place, room - EDGE));
}
