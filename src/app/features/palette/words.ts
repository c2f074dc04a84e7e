import { amount } from '../../kit/number-words.ts';

// CommandPalette.tsx
export const commands = 'Commands';
export const findACommand = 'Find a command';
export const searchHint = 'Find commands, schematics, kinds';
export const close = 'Close';
export const found = 'Found';
export const noResultsFor = (query: string) => `No results for “${query}”.`;
export const commandsFound = (found: number) => amount(found, 'command');

// commands.ts
export const general = 'General';

// guide-command.ts
export const guide = 'Guide';
export const guideAliases = 'documentation manual docs help reference learn';
export const noGuide = 'This copy of Sixfold has no guide: “npm run docs” builds it into the app.';

// entries.ts
export const onlyIn = (workspaceNames: string) => `only in ${workspaceNames}`;
export const notNow = 'not now';
export const open = 'Open';
export const openNamed = (name: string) => `Open schematic ${name}`;
export const stamp = 'Stamp';
export const stampNamed = (name: string) => `Stamp ${name}`;
export const select = (name: string) => `Paint with ${name}`;
export const kindAliases = (id: string) => `kind select brush ${id}`;
export const selectKind = 'Select kind';

// lines.ts
export const recentlyUsed = 'Recently used';

// sheet/KeyEditor.tsx
export const lostAKey = (name: string) => `${name} lost a key`;
export const noChange = 'No change';
export const isAlways = (keyLabel: string, name: string) => `${keyLabel} is always “${name}”.`;
export const anotherKeyFor = (name: string) => `Another key for ${name}`;
export const anotherKeyThanFor = (keyLabel: string, name: string) =>
  `Another key than ${keyLabel} for ${name}`;
export const pressAKeyFor = (name: string) => `Press a key for ${name}`;
export const pressAKey = 'Press a key';
export const takeOver = 'Take over';
export const swapFor = (key: string) => `Swap for ${key}`;
export const remove = 'Remove';
export const cancel = 'Cancel';
export const pressAnotherKey = (reason: string) => `${reason} Press another key.`;
export const isTaken = (keyLabel: string, list: string) => `${keyLabel} is ${list}.`;

// sheet/ShortcutRow.tsx
export const change = (keyLabel: string, name: string) => `Change ${keyLabel}, ${name}`;
export const addAKey = (name: string) => `Add a key, ${name}`;
export const noKey = 'no key';
export const backTo = (own: string) => `Back to ${own}`;
export const backToOf = (own: string, name: string) => `Back to ${own}, ${name}`;
export const browserKeys = 'The browser copies and pastes by its own keys.';
export const cannotBeChanged = 'cannot be changed';

// sheet/ShortcutsDialog.tsx
export const keyboardAndMouse = 'Keyboard and mouse';
export const searchShortcuts = 'Search shortcuts';
export const searchByNameOrKey = 'Search by name or key';
export const clearSearch = 'Clear search';
export const allKeysAreReset = 'All keys are reset';
export const resetAllKeys = 'Reset all keys';
export const clickKeyChange = 'Click a key to change it.';
export const customKeys = (changed: number) =>
  `${changed} ${changed === 1 ? 'command has' : 'commands have'} custom keys.`;
export const hasOwnKeysAgain = (name: string) => `${name} has its own keys again`;

// sheet/gestures.ts
export const mousePenAndFingersOn = 'Mouse, pen and fingers on every board';
export const pan = 'Pan';
export const panBy = 'Wheel, two fingers, the middle button, or Space and drag';
export const panSideways = 'Pan sideways';
export const shiftAndWheel = 'Shift and wheel';
export const zoomAboutThePointer = 'Zoom about the pointer';
export const andWheelOrPinch = (mod: string) => `${mod} and wheel, or pinch`;
export const cancelBy = 'Esc, or a second finger';
export const drawingSchematics = 'Drawing schematics';
export const paintOrUseTool = 'Paint, or use the tool';
export const paintBy = 'Click or drag, with one finger or a pen';
export const eraseWithAnyTool = 'Erase with any tool';
export const rightButton = 'Right button';
export const pickKindUnderPointer = 'Pick the kind under the pointer';
export const andClick = (alt: string) => `${alt} and click`;
export const drawAStraightStroke = 'Draw a straight stroke';
export const fillEverySegmentKind = 'Fill every segment of a kind';
export const shiftAndClick = 'Shift and click';
export const addToTheSelection = 'Add to the selection';
export const shiftAndClickOrDrag = 'Shift and click or drag';
export const removeFromTheSelection = 'Remove from the selection';
export const andClickOrDrag = (alt: string) => `${alt} and click or drag`;
export const moveTheSelection = 'Move the selection';
export const moveBy = (alt: string) => `Drag it; Shift keeps it straight, ${alt} goes by corners`;
export const inTheCity = 'In the city';
export const panCityBy = 'Drag with the Pan tool or while walking; one finger with Select';
export const stampWhatInHand = 'Stamp what is in hand';
export const stampBy = 'Click, or lift the finger';
export const placeTheWalker = 'Place the walker';
export const clickOpenGround = 'Click open ground';
export const inLists = 'In the lists of schematics and kinds';
export const goToAnEntry = 'Go to an entry';
export const goToBy = 'Arrow keys, or its first letters';
export const renameOrEditIt = 'Rename or edit it';
export const renameBy = 'F2, or double click';
export const duplicateIt = 'Duplicate it';
export const deleteIt = 'Delete it';
export const moveIt = 'Move it';
export const andArrowKeysOrDrag = (alt: string) => `${alt} and arrow keys, or drag`;
export const selectSeveral = 'Select several';
export const orShiftAndClick = (mod: string) => `${mod} or Shift and click`;

// sheet/rows.ts
export const mouseTouch = (how: string, title: string) => `${how} ${title} mouse touch`;

// HelpMenu.tsx
export { help } from './first-words.ts';
