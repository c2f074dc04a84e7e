import { placementName } from '../../cityview/fit-words.ts';
import type { Removal } from '../../cityview/stamp-over.ts';
import type { CityDocument } from '../../document/document.ts';
import * as words from './words.ts';

/** The things that a stamp replaces, in words. */
export function replacedWords({ placements, ground }: Removal, city: CityDocument): string {
  return words.replaces(
    placements.map((id) => placementName(id, city)),
    ground.length,
  );
}
