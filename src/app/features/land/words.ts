import { amount, number } from '../../kit/number-words.ts';
import type { IslandAlgorithm } from '../../../engine/land/island.ts';

// The tools.
export const drawLand = 'Draw land';
export const eraseLand = 'Erase land';
export const builtOn = 'The recipe’s land is now “As on the board”. Generate builds on the drawn land.';
export const tooFar = (hexes: number) => `Land is drawn at most ${hexes} hexes from hex 0, 0.`;
export const isTaken = (name: string, id: number, q: number, r: number) =>
  `${name} (No. ${id}) stands on hex ${q}, ${r}: remove it first.`;
export const standOnLand = (names: readonly string[]) =>
  names.length === 1
    ? `${names[0]} stands on the land that you erase.`
    : `${names.length} placements stand on the land that you erase.`;
export const removeAndErase = 'Remove and erase';
export const lastHex = 'The last hex of the land cannot be erased.';

// Commands.
export const commands = 'City';
export const compareIslands = 'Compare islands…';
export const compareKeywords = 'land gallery procedures shapes';

export const largerBrush = 'Larger brush of land';
export const smallerBrush = 'Smaller brush of land';
export const brushKeywords = 'radius width size draw erase';
export const notDrawing = 'neither Draw land nor Erase land is in hand';

// The brush.
export const brushRadius = 'Radius';
export const brushSize = (radius: number, hexes: number) => `${radius} · ${amount(hexes, 'hex', 'hexes')}`;
export const drawHint = 'Drag over the sea to draw land; the right button erases.';
export const eraseHint =
  'Drag over the land to erase it. With Alt, what stands there is removed, too; locked placements stay.';

// The land gallery: its head.
export const title = 'Land gallery';
export const hexes = 'Hexes';
export const seed = 'Seed';
export const newSeed = 'Roll a new seed';

// The five islands, side by side.
export const shapeNames: Readonly<Record<IslandAlgorithm, string>> = {
  1: 'Far reach',
  2: 'Neighbors first',
  3: 'Crowding',
  4: 'Crowding, slower',
  5: 'Short legs',
};
export const shapeRules: Readonly<Record<IslandAlgorithm, string>> = {
  1: 'A movement die of 1 or 2 moves; else the next empty hex that way is filled.',
  2: 'A movement die of 1 or 2 moves; else the neighbor that way is filled.',
  3: 'Moves when the die is at most the number of filled neighbors.',
  4: 'As 3, but a die of 1 always fills.',
  5: 'As 3, but moves no farther than the die says.',
};
export const islandShape = (shape: IslandAlgorithm) => `Island shape ${shape}`;
export const islandOfShape = (shape: IslandAlgorithm) => `Island of shape ${shape}`;
export const rolls = 'Rolls';
export const rollsPerHex = 'Rolls per hex';
export const perimeter = 'Perimeter (edges)';
export const deadEnds = 'Dead-end hexes';
export const lakes = 'Lakes';
export const diameter = 'Longest diameter';
export const freedRolls = 'Rolls that freed a hex';
export const watch = 'Watch';
export const takeLand = 'Use this land';
export const chooseIsland = 'Choose an island';

// The player, roll by roll.
export const player = 'Player';
export const rollByRoll = (shape: IslandAlgorithm) => `${islandShape(shape)}, roll by roll`;
export const islandAfter = (shape: IslandAlgorithm, count: number) =>
  `${islandOfShape(shape)} after ${count} rolls`;
export const movementDie = 'Movement die';
export const directionDie = 'Direction die';
export const die = (label: string, value: number | null) => `${label}: ${value ?? 'not rolled'}`;
export const beforeRolls = 'The current hex is filled. Press Step to roll the dice.';
export const hex = (q: number, r: number) => `hex ${q}, ${r}`;
export const freedTo = (place: string) => `Trapped: freed to ${place}.`;
export const nothingHappens = (movement: number, way: string) =>
  `Movement ${movement}, ${way}: nothing happens.`;
export const fills = (movement: number, way: string, place: string) =>
  `Movement ${movement}, ${way}: fills ${place}.`;
export const fillsAndMoves = (movement: number, way: string, place: string) =>
  `Movement ${movement}, ${way}: fills ${place} and moves there.`;
export const rollOf = (roll: number, count: number) => `roll ${number(roll)} of ${number(count)}`;
export const play = 'Play';
export const pause = 'Pause';
export const step = 'Step';
export const backToStart = 'Back to the start';
export const speed = 'Speed';
export const slow = 'Slow';
export const medium = 'Medium';
export const fast = 'Fast';

// The distributions.
export const distributions = 'Distributions';
export const overSeeds = 'Statistics over seeds';
export const islandsOfEach = (count: number) => `${count} islands of each shape; the line marks the mean`;
export const meansByShape = (measure: string, means: readonly string[]) =>
  `${measure}, mean by island shape: ${means.map((mean, index) => `${index + 1}: ${mean}`).join(', ')}`;
export const notBuilt = (error: string) => `The islands could not be built: ${error}.`;
export const tryAgain = 'Try again';
