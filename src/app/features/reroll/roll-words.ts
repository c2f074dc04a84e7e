import type { RollRegion } from '../../../engine/generate/roll-region.ts';
import type { Document } from '../../document/document.ts';
import type { Proposal } from '../../cityview/roll-state.ts';

/** The words for a region: "3 placements", "the district old-town (No. 4)", "all but locked". */
export function regionWords(region: RollRegion, { city }: Pick<Document, 'city'>): string {
  if (region.kind === 'city') return 'all but locked';
  if (region.kind === 'placements')
    return region.ids.length === 1 ? `No. ${region.ids[0]}` : `${count(region.ids.length)} placements`;
  const group = city.districts.find(({ id }) => id === region.id)?.group;
  return `the district ${group === undefined ? '' : `${group} `}(No. ${region.id})`;
}

/** The changes of a roll: "12 removed, 14 new, coverage 71 → 74 %". */
export function changeWords({ roll: { removed, added, covered, segments } }: Proposal): string {
  if (removed.length === 0 && added.length === 0) return 'Nothing changed in this reroll';
  const percent = (part: number) => (segments === 0 ? 0 : (100 * part) / segments);
  const [before, after] = [percent(covered.before), percent(covered.after)];
  // A small part of a large city moves it by less than a percent.
  const digits = Math.round(before) === Math.round(after) && covered.before !== covered.after ? 1 : 0;
  const shown = (value: number) => value.toFixed(digits);
  const coverage =
    shown(before) === shown(after)
      ? `coverage stays ${shown(after)} %`
      : `coverage ${shown(before)} → ${shown(after)} %`;
  return `${count(removed.length)} removed, ${count(added.length)} new, ${coverage}`;
}

/** Which required schematics fall short, in sentences; none when all stand. */
export function missingWords({ roll, document }: Proposal): string[] {
  return roll.missing.map(({ id, min, placed }) => {
    const name = document.schematics[id]?.name ?? id;
    return `The recipe asks for ${count(min)} of ${name}; ${placed === 1 ? '1 stands' : `${count(placed)} stand`}.`;
  });
}

function count(value: number): string {
  return value.toLocaleString('en');
}
