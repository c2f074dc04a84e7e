import { amount, number } from '../../kit/number-words.ts';
import type { Progress as RerollProgress } from '../../../engine/generate/progress.ts';

// Commands.
export const reroll = 'Reroll';
export const rerollSelection = 'Reroll selection';
export const selectionKeywords = 'reroll dice regenerate part another';
export const nothingSelected = 'nothing is selected';
export const rerollDistrict = 'Reroll district of selection';
export const districtKeywords = 'reroll dice regenerate part quarter neighborhood';
export const noDistrictSelected = 'nothing in a district is selected';
export const rerollGroup = 'Reroll all districts like that of the selection';
export const groupKeywords = 'reroll dice regenerate group quarter neighborhood same';
export const rerollCity = 'Reroll all but locked';
export const cityKeywords = 'reroll dice regenerate rest everything';
export const generating = 'the city is being generated';
export const acceptReroll = 'Accept reroll';
export const nextReroll = 'Next reroll';
export const rejectReroll = 'Reject reroll';
export const noReroll = 'no reroll is shown';
export const part = 'Reroll';

// The menu of the regions.
export const rerollPart = 'Reroll part';
export const selection = (placements: number) =>
  `The selection${placements > 0 ? ` (${number(placements)})` : ''}`;
export const allButLockedItem = 'All but locked';
export const districts = 'Reroll a district';
export const allOf = (group: string) => `All of ${group}`;
export const districtCount = (count: number) => amount(count, 'district');
export const districtNumber = (id: number) => `No. ${id}`;
export const ofSelection = 'of the selection';
export const hexes = (count: number) => amount(count, 'hex', 'hexes');

// Regions.
export const allButLocked = 'all but locked';
export const placement = (id: number) => `No. ${id}`;
export const placements = (count: number) => `${number(count)} placements`;
export const district = (group: string | undefined, id: number) =>
  `the district ${group === undefined ? '' : `${group} `}(No. ${id})`;
export const districtsOfGroup = (group: string, count: number) =>
  `${count === 1 ? 'the district' : `all ${number(count)} districts`} of ${group}`;

// The bar, and steps of the undo history.
export const rerollOf = (region: string) => `Reroll ${region}`;
export const rollOfSeed = (roll: number, seed: number) => `roll ${roll} of seed ${seed}`;
export const acceptedReroll = (region: string, roll: number, seed: number) =>
  `${rerollOf(region)} (${rollOfSeed(roll, seed)})`;
export const stages: Readonly<Record<RerollProgress['stage'], string>> = {
  land: 'Preparing',
  check: 'Preparing',
  minimums: 'Placing what is required',
  fill: 'Filling',
};
export const progress = 'Progress';
export const cancel = 'Cancel';

// The proposal.
export const nothingChanged = 'Nothing changed in this reroll';
/** @param before the covered percent, as it is shown */
export const changes = (removed: number, added: number, before: string, after: string) => {
  const coverage = before === after ? `coverage stays ${after} %` : `coverage ${before} → ${after} %`;
  return `${number(removed)} removed, ${number(added)} new, ${coverage}`;
};
export const missing = (name: string, minimum: number, stands: number) =>
  `The recipe asks for ${number(minimum)} of ${name}; ${stands === 1 ? '1 stands' : `${number(stands)} stand`}.`;
export const accept = 'Accept';
export const again = 'Again';
export const reject = 'Reject';
export const close = 'Close';
export const showNew = 'Show new city';
export const showPresent = 'Show present city';
