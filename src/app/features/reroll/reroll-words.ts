import type { RerollRegion } from '../../../engine/generate/reroll-region.ts';
import type { Document } from '../../document/document.ts';
import type { Proposal } from '../../cityview/reroll-state.ts';
import * as words from './words.ts';

/** The words for a region: "3 placements", "the district old-town (No. 4)", "all 3 districts of old-town", "all but locked". */
export function regionWords(region: RerollRegion, { city }: Pick<Document, 'city'>): string {
  if (region.kind === 'city') return words.allButLocked;
  if (region.kind === 'placements')
    return region.ids.length === 1 ? words.placement(region.ids[0]!) : words.placements(region.ids.length);
  if (region.kind === 'group')
    return words.districtsOfGroup(
      region.group,
      city.districts.filter(({ group }) => group === region.group).length,
    );
  const group = city.districts.find(({ id }) => id === region.id)?.group;
  return words.district(group, region.id);
}

/** The changes of a reroll in words: "12 removed, 14 new, coverage 71 → 74 %". */
export function changeWords({ roll: { removed, added, covered, segments } }: Proposal): string {
  if (removed.length === 0 && added.length === 0) return words.nothingChanged;
  const percent = (part: number) => (segments === 0 ? 0 : (100 * part) / segments);
  const [before, after] = [percent(covered.before), percent(covered.after)];
  // A small part of a large city changes the coverage by less than a percent.
  const digits = Math.round(before) === Math.round(after) && covered.before !== covered.after ? 1 : 0;
  const shown = (value: number) => value.toFixed(digits);
  return words.changes(removed.length, added.length, shown(before), shown(after));
}

/** Sentences about schematics whose minimums are not met; none when all are met. */
export function missingWords({ roll, document }: Proposal): string[] {
  return roll.missing.map(({ id, min, placed }) =>
    words.missing(document.schematics[id]?.name ?? id, min, placed),
  );
}
