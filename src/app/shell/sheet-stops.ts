import { SHEET_MOST } from './sheet-share.ts';

/** The heights of the panel below the board that it snaps to, in percent of the window: none, low, half, high. */
export const SHEET_STOPS = [0, 38, 60, SHEET_MOST] as const;

/** Percent of the window within which a height snaps to a stop. */
const SNAP = 5;

/** The height that the panel takes when it is let go at one: the stop near it, or where it is. */
export function snapped(share: number): number {
  const held = Math.min(Math.max(share, 0), SHEET_MOST);
  return SHEET_STOPS.find((stop) => Math.abs(stop - held) <= SNAP) ?? Math.round(held);
}

/** The next stop above a height, or below it; the last one where there is none. */
export function nextStop(share: number, way: 'up' | 'down'): number {
  return way === 'up'
    ? (SHEET_STOPS.find((stop) => stop > share) ?? SHEET_MOST)
    : (SHEET_STOPS.findLast((stop) => stop < share) ?? 0);
}
