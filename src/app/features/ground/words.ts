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
export const noWay = 'No street can lead there.';

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
