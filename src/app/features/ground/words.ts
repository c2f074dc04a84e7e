import { amount } from '../../kit/number-words.ts';

const series = new Intl.ListFormat('en');

// The command.
export const commands = 'City';
export const command = 'Streets and ground';
export const keywords = 'street road lane river bridge square path paint draw';

// The tool.
export const paintGround = 'Paint ground';
export const eraseGround = 'Erase ground';
export const layStreet = 'Lay street';
export const offLand = 'Off the land.';
export const isTaken = (name: string, id: number) => `${name} (No. ${id}) stands here.`;
const noWay = 'No street can lead there';
export const noWayOffLand = `${noWay}: it is off the land.`;
export const noWayAcross = `${noWay}: no land joins it to where the street begins.`;
/** @param others number of placements beside the named ones */
export const noWayThrough = (named: readonly string[], others: number) => {
  const all = others > 0 ? [...named, amount(others, 'other')] : named;
  return `${noWay}: ${series.format(all)} ${all.length === 1 ? 'stands' : 'stand'} in the way.`;
};
export const placementNamed = (name: string, id: number) => `${name} (No. ${id})`;
export const beginsOffLand = 'No street can begin off the land.';

// The status line.
export const paintHint = 'Click or drag over segments; the right button erases';
export const eraseHint = 'Click or drag over streets and other ground to take it away';
export const beginHint = 'Click where the street begins';
export const endHint = 'Click where the street leads; click its end again to begin elsewhere';

// GroundPanel.tsx
export const mode = 'How';
export const paint = 'Paint';
export const street = 'Street';
export const erase = 'Erase';
export const kinds = 'Kinds of ground';
