import { amount, number } from '../../kit/number-words.ts';
import type { Reason } from '../../../engine/fit/conditions.ts';
import type { RuleEnd } from './rule-end.ts';

// The report: its head.
export const noReport = 'After Generate, this report lists what was placed, what did not fit, and why.';
export const placedOf = (placements: number, schematics: number, seed: number) =>
  `${number(placements)} placed of ${amount(schematics, 'schematic')}, from seed ${seed}`;
export const failed = (seed: number) => `Seed ${seed} failed. Your city is unchanged.`;
export const copyReport = 'Copy report';
export const copied = 'The report was copied.';
export const notCopied = 'The report was not copied: the browser blocks the clipboard.';
export const changedSince = 'The city has changed since.';
export const problems = 'Problems of the generation';

/** Attempts that failed by a condition, after their number. */
export const attemptsFailed: Readonly<Record<Reason, string>> = {
  'off-land': 'would leave the land',
  ground: 'blocked by ground',
  occupied: 'blocked by other pieces',
  'wrong-group': 'would cross a district border',
  spacing: 'too close to another copy',
  align: 'across their district',
  near: 'against a distance of the rule',
  condition: 'against a condition',
  'cuts-off': 'would cut off a way',
};

/** Others that bar the center where a schematic came nearest, after their number; the rest say the condition. */
export const othersThatBar: Readonly<
  Partial<Record<Reason, { readonly one: string; readonly many: string }>>
> = {
  spacing: { one: 'copy too close', many: 'copies too close' },
  near: { one: 'distance not kept', many: 'distances not kept' },
};

// The schematics of the report.
export const bySchematic = 'Report by schematic';
export const showFewer = 'Show fewer';
export const showAll = (count: number) => `Show all ${count}`;
export const ends: Readonly<Record<RuleEnd, string>> = {
  short: 'below minimum',
  full: 'maximum reached',
  open: '',
};
export const ruleAndTries = (rule: string, tries: string) => `Rule: ${rule}. ${tries}`;
export const neverTried = 'Never tried.';
export const placedBefore = (placements: number) => `${counted(placements, placed)} before.`;
export const triedTimes = (times: number, results: readonly string[]) =>
  `Tried ${amount(times, 'time')}: ${results.join(', ')}.`;
export const findNext = 'Find next place';
export const oneMoreFits = 'One more would fit.';
export const noResult = 'The search ended without a result.';

// Where a schematic came nearest.
export const segmentsBlocked = (count: number) => `${amount(count, 'segment')} blocked`;
export const nearest = (q: number, r: number, obstacles: readonly string[]) =>
  `Nearest ${atHex(q, r, obstacles)}`;
/** The search ended before it had seen all places. */
export const near = (q: number, r: number, obstacles: readonly string[]) => `Near ${atHex(q, r, obstacles)}`;

// The legend of the bars.
export const attempts = 'Of all attempts';
export const placed = 'placed';

// The report as plain text.
export const generated = (seed: number) => `Generated from seed ${seed}`;
export const notGenerated = (seed: number) => `Not generated, seed ${seed}`;
export const placedByRule = (name: string, placements: number, rule: string | null, tries: string) =>
  `${name}: ${counted(placements, placed)}${rule === null ? '' : ` (${rule})`}. ${tries}`;

// Figures of the city.
export const hexes = 'Hexes';
export const covered = 'Covered';
export const free = 'Free';
export const ground = 'Ground';
export const ofThemStreets = (segments: number) => `segments, ${number(segments)} of streets`;
export const publicAreas = 'Streets';
export const connected = (areas: number, parts: number) => {
  if (areas <= parts)
    return parts === 1 ? 'All streets are connected' : `Connected on each of ${parts} islands`;
  return `Streets and squares in ${areas} parts${parts === 1 ? '' : `, on ${amount(parts, 'island')}`}`;
};
export const doorsReached = 'Reached';
export const wallsClosed = 'Closed';
export const ofDoors = (count: number) => `of ${amount(count, 'door')}`;
export const ofWalls = (count: number) => `of ${amount(count, 'wall')}`;
export const showFaults = 'Show';
export const showDoors = 'Show the doors that are not reached';
export const showWalls = 'Show the walls that leak';
export const blocks = 'Blocks';
export const meanBlock = (segments: number) => `with ${segments.toFixed(0)} segments each on average`;
export const detour = 'Walks to the center';
export const times = (factor: number) => `${factor.toFixed(1)} ×`;
export const detourOf = 'the straight line';
export const buildingsByKind = 'Buildings by kind';
export const kind = 'Kind';
export const placementsBySchematic = 'Placements by schematic';
export const schematic = 'Schematic';
export const numberHead = 'Number';
export const coverageByDistrict = 'Coverage by district';
export const district = 'District';
export const ofSegments = (segments: number) => `of ${number(segments)} segments`;
export const coveredOf = (segments: number, all: number) => `, ${number(segments)} ${ofSegments(all)}`;
export const districts = (count: number) => `${number(count)} districts`;
export const ofGroup = (group: string) => ` of ${group}`;
export const districtNumber = (id: number) => `No. ${id}`;
export const hexCount = (count: number) => `${number(count)} hexes`;
export const show = (name: string) => `Show ${name}`;

/** `900 blocked by other pieces`. */
export function counted(count: number, what: string): string {
  return `${number(count)} ${what}`;
}

function atHex(q: number, r: number, obstacles: readonly string[]): string {
  return `at hex ${signed(q)}, ${signed(r)}: ${obstacles.join(', ')}`;
}

/** With a minus as it is set in print. */
function signed(value: number): string {
  return String(value).replace('-', '−');
}
