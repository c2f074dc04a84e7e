import type { Placement } from '../../../engine/schematic/placement.ts';
import type { CityDocument } from '../../document/document.ts';
import * as words from './first-words.ts';

/** The actions on placements, with the words for them once they are done. */
const DONE = {
  Move: 'moved',
  Turn: 'turned',
  Shift: 'shifted',
  Mirror: 'mirrored',
  Lock: 'locked',
  Unlock: 'unlocked',
  Remove: 'removed',
  Cut: 'cut',
} as const;

export type SelectionVerb = keyof typeof DONE;

/** "Mill", "12 placements". */
function what({ schematics }: CityDocument, placements: readonly Placement[]): string {
  const [first] = placements;
  return placements.length === 1 && first
    ? schematics[first.schematic]!.name
    : words.placementCount(placements.length);
}

/** A step as the history calls it: "Move Mill", "Move 12 placements". */
export function stepLabel(city: CityDocument, verb: SelectionVerb, placements: readonly Placement[]): string {
  return `${verb} ${what(city, placements)}`;
}

/** The action for screen readers: "Mill moved", "12 placements locked". */
export function doneWords(city: CityDocument, verb: SelectionVerb, placements: readonly Placement[]): string {
  return `${what(city, placements)} ${DONE[verb]}`;
}

const SHIFTS = { '-1': words.shiftedLeft, '0': '', '1': words.shiftedRight } as const;

/** How placements lie by now: "Mill turned: hex 3, -2, rotation 1, shifted left"; of several, the first. */
export function arrangedWords(city: CityDocument, verb: SelectionVerb, next: readonly Placement[]): string {
  const [first] = next;
  const done = doneWords(city, verb, next);
  if (!first) return done;
  const { q, r, rotation, shift, mirror } = first;
  const place = `hex ${q}, ${r}`;
  if (next.length > 1) return words.firstTo(done, place);
  return `${done}: ${place}, rotation ${rotation}${SHIFTS[`${shift}`]}${mirror ? ', mirrored' : ''}`;
}
