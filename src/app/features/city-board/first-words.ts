// CityBoard.tsx
export const city = 'City';

// city-cursor.ts
export const nothingToRemoveHere = 'Nothing to remove here.';
export const isLocked = (name: string, id: number) => `${name} No. ${id} is locked: unlock it first.`;
export const removedNo = (name: string, id: number) => `Removed ${name} No. ${id}`;

// feature.ts
export const statusPart = 'The status line';
export const keysPart = 'The description of the keys';
export const marksPart = 'The marks of places';
export const ghost = 'The piece in hand';
export const keysMark = 'The mark of the keys';
export const thisPanel = 'This panel';
export const inHand = 'In hand';
