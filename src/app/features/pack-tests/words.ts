import { amount, number } from '../../kit/number-words.ts';
import type { PlaceTest } from '../../../engine/pack/pack.ts';

// TestsPanel.tsx
export const noTests =
  'No tests yet. Take this piece in hand in the City workspace, point at a place, and choose “Add test: must fit here” or “must not fit here” (Ctrl+K).';
export const testsOf = (pack: string) => `Tests of the pack ${pack}`;
export const title = ({ kind, name }: PlaceTest) =>
  `${kind === 'fits' ? 'Must fit' : 'Must not fit'}${name === '' ? '' : `: ${name}`}`;
export const placedTitle = (atLeast: number, recipe: string) =>
  `In at least ${atLeast} of 100 cities of ${recipe}`;
export const scene = (hexes: number, pose: string) => `${amount(hexes, 'hex', 'hexes')} around it${pose}`;
export const pose = (mirror: boolean, rotation: number, shift: number) =>
  [
    ...(mirror ? ['mirrored'] : []),
    ...(rotation === 0 ? [] : [`turned ${60 * rotation}°`]),
    ...(shift === 0 ? [] : [`shifted ${shift < 0 ? 'left' : 'right'}`]),
  ]
    .map((part) => `, ${part}`)
    .join('');
export const passes = 'Passes';
export const fails = (reason: string) => `Fails: ${reason}`;
export const notRun = 'Not run yet';
export const running = (made: number, having: number) =>
  `${number(made)} of 100 cities made, ${number(having)} have it`;
export const run = 'Run';
export const stop = 'Stop';
export const deleteTest = (what: string) => `Delete test: ${what}`;
export const recipe = 'Preset';
export const atLeast = 'At least, of 100';
export const addPlaced = 'Add test';
export const presets = [
  'hamlet',
  'street-village',
  'hill-fort',
  'monastery-lands',
  'market-town',
  'river-town',
  'port',
  'walled-town',
  'double-walled-city',
  'quarters',
];

// PlacedRow.tsx
export const tooFew = (count: number, atLeast: number) =>
  `no more than ${count} cities have it where ${atLeast} are asked for`;

// edits.ts
export const addTest = 'Add test';
export const deleteTestStep = 'Delete test';

// commands.ts
export const library = 'Library';
export const addFits = 'Add test: must fit here';
export const addBlocked = 'Add test: must not fit here';
export const aliases = 'pack check example scene piece in hand';
export const needsPiece = 'take a piece of a pack in hand and point at a place first';
export const added = (kind: 'fits' | 'blocked', name: string) =>
  `Test added: “${name}” ${kind === 'fits' ? 'must fit' : 'must not fit'} into this scene.`;
export const addedFails = (reason: string) => `The test is added, and fails now: ${reason}.`;

// placed-in-worker.ts
export const countingStopped = 'counting stopped';
export const noPreset = (name: string) => `there is no preset ${name}`;
