import { amount, number } from '../../kit/number-words.ts';

// feature.ts
export const thisPanel = 'This panel';
export const marksPart = 'The marks of the selection';
export const copyPart = 'The copy in hand';
export const statusPart = 'The status of the selection';
export const copyStatusPart = 'The status of the copy in hand';
export const title = 'Selection';

// group-edits.ts
export const paste = (count: number) => `Paste ${amount(count, 'placement')}`;

// select-tool.ts
export const move = 'Move';
export const selectName = 'Select';

// selection-edits.ts
export const allLocked = 'They are locked: unlock them first.';
export const someLocked = (count: number) => `${number(count)} of them are locked: unlock them first.`;
export const oneLocked = (name: string, id: number) => `${name} (No. ${id}) is locked: unlock it first.`;
export const turn = 'Turn';
export const mirror = 'Mirror';
export const lock = 'Lock';
export const unlock = 'Unlock';
export const removeVerb = 'Remove';
export const erasePlacements = 'Erase placements';
export const lockedStay = (staying: number) =>
  `${staying === 1 ? 'A locked placement stays' : `${staying} locked placements stay`}: unlock first.`;

// selection-words.ts
export const placementCount = (count: number) => `${number(count)} placements`;
export const shiftedLeft = ', shifted left';
export const shiftedRight = ', shifted right';
export const firstTo = (done: string, place: string) => `${done}, the first to ${place}`;

// The context menu.
export const thisMenu = 'This menu';
