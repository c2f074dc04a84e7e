import { amount, number } from '../../kit/number-words.ts';

// ManyPlacements.tsx
export const placements = (placements: number) => amount(placements, 'placement');
export const ofThemLocked = (locked: number) => `${number(locked)} of them locked`;
export const selectedPlacementsPerSchematic = 'Selected placements per schematic';
export const selectOnlyThese = 'Select only these';

// OnePlacement.tsx
export const openInSchematics = 'Open in Schematics';
export const placeOf = (id: number, q: number, r: number) => `No. ${id} at hex ${q}, ${r}`;
export const aboutThePlacement = 'About the placement';
export const segments = 'Segments';
export const buildings = 'Buildings';
export const district = 'District';
export const districts = 'Districts';
export const selectAllInThisDistrict = 'Select all in this district';
export const districtName = (group: string, id: number) => `${group} (No. ${id})`;
export const made = 'Made';
export const rerollDistrict = 'Reroll district';
export const requiredByTheRecipe = 'required by the recipe';
export const toFillTheLand = 'to fill the land';
export const byHand = 'by hand';
export const bySeed = (seed: number, stage: string, changed: boolean) =>
  `by seed ${seed}, ${stage}${changed ? '; then changed by hand' : ''}`;

// PasteInHand.tsx
export const pasteHint = 'What was copied goes with the pointer, or with a finger, and is stamped there.';
export const putItDown = 'Put it down';

// PasteLine.tsx
export const pasteStatus =
  'Click on the land to stamp what was copied; with Shift it stays in hand · Esc cancels';
export const pasteFits = 'Fits here · click to stamp';

// PlacementDial.tsx
export const fitsAt = (poseLabel: string) => `Fits at ${poseLabel}`;
export const fits = 'Fits';
export const poses = 'Poses';

// PlacementPanel.tsx
export const emptyHint =
  'Click a building to see what it belongs to, or drag around some. Shift adds, Alt takes away.';

// ReplaceMenu.tsx
export const replace = 'Replace';
export const nothingElseFits = 'Nothing else of the library fits here.';
export const replacedSome = (done: number, name: string, left: number) =>
  `Replaced ${done}; ${name} does not fit in place of ${left} more.`;
export const fitsOf = (fitting: number, all: number) => `${fitting} of ${all}`;

// SelectBy.tsx
export const selectSimilar = 'Select similar';
export const all = 'All';
export const allOthers = 'All others';
export const locked = 'Locked';
export const notLocked = 'Not locked';
export const schematics = 'Schematics';
export const withBuildings = 'With buildings';
export const inDistricts = 'In districts';

// SimilarPlacements.tsx
export const inCommon = (selected: number) =>
  `In common with ${selected === 1 ? 'the selected one' : `one of the ${number(selected)} selected`}`;
export const traits = {
  schematic: 'Schematic',
  kinds: 'Kinds',
  pose: 'Pose',
  district: 'District',
  group: 'Group of district',
  origin: 'Origin',
  locked: 'Locked or not',
} as const;
export const selectCount = (count: number) => `Select ${number(count)}`;

// SelectLine.tsx
export const moveFits = 'Fits here · let go to move';
export const moveMany = (count: number) => `Let go to move ${number(count)} placements, if all of them fit`;
export const inFrame = (count: number) => `${amount(count, 'placement')} in it`;
export const selectionCleared = 'Selection cleared';
export const copyInHand = 'Copy in hand';
export const selectedCount = (count: number) => `${amount(count, 'placement')} selected`;

// SelectTool.tsx
export const select = 'Select';

// SelectionActions.tsx
export const lockHint = 'Locked placements are kept by Generate and by hand edits';
export const reroll = (placements: number) => (placements === 1 ? 'Reroll placement' : 'Reroll placements');
export const remove = 'Remove';

// SelectionMode.tsx
export const aDrag = 'A drag';
export const aFingerPans = 'A finger pans';
export const several = 'Select several';
export const severalHint = 'A tap adds, and takes away what is selected';
export const rectangle = 'Rectangle';
export const lasso = 'Lasso';

// clipboard.ts
export const noSchematicAndNoCity = 'no schematic and no city';
export const aSchematicOrPlacements = 'a schematic or placements';
export const cut = 'Cut';
export const pasteTooLarge = (count: number, most: number) =>
  `The city in the clipboard has ${number(count)} placements, and at most ${number(most)} can be pasted: import it as a file.`;
export const pasteEmpty = 'Nothing stands on the city in the clipboard: there is nothing to paste.';

// commands.ts
export const selection = 'Selection';
export const city = 'City';

// replacements.ts
export const fitsNowhere = (name: string) => `${name} does not fit in the place of any of them.`;
export const replaceBy = (count: number, name: string) =>
  `Replace ${count === 1 ? 'placement' : `${count} placements`} by ${name}`;

// selection-commands.ts
export const nothingIsSelected = 'nothing is selected';
export const selectPlacements = 'Select placements';
export const selectAliases = 'rectangle marquee move';
export const lassoOrRectangle = 'Select placements by lasso or by rectangle';
export const lassoAliases = 'freehand marquee';
export const selectAllPlacements = 'Select all placements';
export const invertSelection = 'Select what is not selected';
export const invertAliases = 'invert other placements';
export const lockOrUnlock = 'Lock or unlock the selected placements';
export const lockAliases = 'keep pin fix protect';
export const removeCommand = 'Remove selection, or the placement at the cursor';
export const removeAliases = 'delete erase';
export const copyCommand = 'Copy the selected placements as text';
export const cutCommand = 'Cut the selected placements';
export const pasteCommand = 'Paste into the city';
export const takeCopy = 'Take a copy of the selected placements in hand';
export const takeCopyAliases = 'duplicate stamp again more';

// PlacementsMenu.tsx
export const cutItem = 'Cut';
export const copyItem = 'Copy';
export const pasteItem = 'Paste';
export const rerollItem = 'Reroll';
export const takeCopyItem = 'Take a copy in hand';
export const lockItem = 'Lock or unlock';
export const selectAllItem = 'Select all';
export const selectCopies = 'Select copies';
export const selectCopiesCommand = 'Select all copies of the selected placements';
export const selectCopiesAliases = 'similar same schematic like';
export const openMenu = 'Open the menu of the selection';
export const replaceItem = 'Replace…';
export const replaceByTitle = 'Replace by';
