import { amount } from '../../kit/number-words.ts';

// The keys of the board, for screen readers.
export const noKey = 'no key';
export const arrowKeys = 'Arrow keys';
export const keys = (walk: string, act: string, erase: string, before: string, after: string) =>
  `${walk} walk from segment to segment, ${act} uses the tool, ${erase} erases, ${before} and ${after} change the kind.`;

// OpenSchematic.tsx
export const theLibraryIsEmpty = 'The library is empty.';
export const drawTheFirstSchematic = 'Draw the first schematic';

// SchematicBoard.tsx
export const schematic = (name: string | undefined) => `Schematic ${name}`;
export const keyboardCursor = 'Keyboard cursor';
export const previewing = (pose: string) => `Previewing ${pose} · Esc resets · you can paint here`;
export const emptyHint = 'Click segments to paint. The piece turns around the cross.';

// SchematicPoses.tsx
export const asPlain = 'Use as 0°';

// SelectionBar.tsx
export const selection = 'Selection';
export const nothingSelected = 'Nothing selected';
export const copy = 'Copy';
export const cut = 'Cut';
export const paste = 'Paste';
export const deleteSelection = 'Delete selection';
export const deselect = 'Deselect';
export const lasso = 'Lasso';
export const selectSeveralName = 'Select several';
export const severalHint = 'Tap to add; tap what is selected to remove it';
export const lassoHint = 'Draw around what you want to select';

// board-words.ts
export const drawnAt = (place: string) => ` (drawn at ${place})`;

// commands.ts
export const tools = 'Tools';
export const kinds = 'Kinds';

// painting.ts
export const reachesTooFar = (most: number) => `A schematic reaches at most ${most} hexes from its center.`;
export const tooManyHexes = (most: number) => `A schematic has at most ${most} hexes.`;

// schematic-commands.ts
export const nothingIsSelected = 'nothing is selected';
export const selectAliases = 'rectangle marquee move';
export const paintAliases = 'brush draw pencil';
export const eraseAliases = 'eraser rubber clear';
export const tileAliases = 'six corner vertex offset';
export const hexAliases = 'hexagon whole';
export const fillAliases = 'bucket flood';
export const pickAliases = 'eyedropper pipette';
export const centerAliases = 'middle origin turn about';
export const panAliases = 'hand move scroll';
export const doorAliases = 'entrance gate way in';
export const tool = (name: string) => `${name} tool`;
export const lassoOrRectangle = 'Select by lasso or by rectangle';
export const lassoAliases = 'freehand marquee';
export const selectKind19 = 'Select kind 1 to 9';
export const kindDigitHint = 'Digits take the kinds of the open schematic first, then those of the library.';
export const walkOrMoveSelection = (way: string) => `Walk ${way}, or move the selection`;
export const useToolAtCursor = 'Use tool at cursor';
export const chooseNextTileCorner = 'Choose the next tile corner';
export const selectPreviousKind = 'Select previous kind';
export const selectNextKind = 'Select next kind';
export const deleteCommand = 'Delete selection, or erase at cursor';
export const selectEverything = 'Select everything';
export const copyCommand = 'Copy the selection, or all, as text';
export const cutTheSelection = 'Cut the selection';
export const pasteCommand = 'Paste a schematic onto the board';

// schematic-cursor.ts
export const segments = (count: number) => amount(count, 'segment');
export const selectionCleared = 'Selection cleared';
export const selected = (count: number) => `${amount(count, 'segment')} selected`;

// selection/clipboard.ts
export const noSchematic = 'no schematic';
export const aSchematic = 'a schematic';
export const partOf = (name: string) => `Part of ${name}`;

// selection/selection-edits.ts
export const moveSelection = 'Move selection';
export const turnSelection = 'Turn selection';
export const mirrorSelection = 'Mirror selection';
export const shiftSelection = 'Shift selection';

// step-label.ts
export const stepIn = (label: string, name: string) => `${label} in ${name}`;

export const empty = 'empty';
export const asks = (wish: string) => `asks for ${wish}`;

// Conditions around a schematic.
export const ask = 'Ask around';
export const askBeside = 'A condition goes beside the piece, not on it.';
export const asking = (wish: string) => `Condition: ${wish} · pick a kind to paint again`;
export const door = 'Door';
export const doorHint = 'Click near a side of a building to make a door there, click again to remove it';
export const noSideForDoor = 'No side of this segment is free for a door.';

// AroundPanel.tsx
export const aroundIntro =
  'What must or must not be next to this piece. It fits only where all conditions hold.';
export const aroundWishes = 'Conditions';
export const aroundTitles = {
  '@public': { name: 'Way', detail: 'Ground that everybody may cross: streets, squares, free land' },
  '@street': { name: 'Street', detail: 'A street or lane of the recipe' },
  '@open': { name: 'Open', detail: 'Free, or of a kind that is walked on' },
  '@free': { name: 'Kept free', detail: 'Nothing is ever built there' },
  '@sea': { name: 'Sea', detail: 'Off the land' },
  '@land': { name: 'Land', detail: 'On the land, whatever stands there' },
} as const;
export const aroundKind = 'A kind';
export const chooseKind = 'Choose a kind';
export const isOrNot = 'Required or forbidden';
export const mustBe = 'Must be';
export const mustNotBe = 'Must not be';
export const several = 'Any of several';
export const makeDoors = 'Doors';
export const asked = (conditions: string, doors: string) => `${conditions}, ${doors}`;
export const conditionsAmount = (count: number) => amount(count, 'condition');
export const doorsAmount = (count: number) => amount(count, 'door');
export const removeAround = 'Remove all';

// tools/brush.ts
export const paint = 'Paint';
export const erase = 'Erase';
export const paintTileOf = 'Paint tile of';
export const paintHexOf = 'Paint hex of';

// tools/catalog.ts
export const select = 'Select';
export const selectHint = 'Click a building or drag around some; drag what is selected to move it';
export const paintHint = 'Click or drag over segments; the right button erases';
export const eraseHint = 'Click or drag over segments to empty them';
export const tile = 'Tile';
export const tileHint = 'Paint the six segments around a hex center or corner';
export const hex = 'Hex';
export const hexHint = 'Paint all six segments of a hex';
export const fill = 'Fill';
export const fillHint = 'Fill a connected area; Shift fills every segment of that kind';
export const line = 'Line';
export const lineHint = 'Drag a straight band; Shift snaps to 30°';
export const ring = 'Ring';
export const ringHint = 'Drag from the middle of a ring outward; Shift fills it';
export const outline = 'Filled outline';
export const outlineHint = 'Drag around an area to fill it';
export const shape = 'Shape';
export const ringAliases = 'circle hexagon disc round';
export const outlineAliases = 'area lasso polygon freehand shape';
export const width = 'Width';
export const widthNames = { 1: '1 segment', 2: '2 segments', 3: '3 segments', hex: 'A hex' } as const;
export const widthNamed = (name: string) => `Width: ${name.toLowerCase()}`;
export const shapeAndWidth = (shape: string, width: string) =>
  `Shape and width: ${shape.toLowerCase()}, ${width.toLowerCase()}`;
export const nextWidth = 'Next width';
export const previousWidth = 'Previous width';
export const widthAliases = 'size radius thick thin broad wide narrow';
export const pick = 'Pick';
export const pickHint = 'Pick the kind under the pointer; Alt-click does it with every brush';
export const center = 'Center';
export const centerHint = 'Choose the hex that the schematic turns around';
export const pan = 'Pan';
export const panHint = 'Drag the board; with every tool while Space is held';

// symmetry
export const symmetryNamed = (name: string) => `Symmetry: ${name.toLowerCase()}`;
export const noSymmetry = 'None';
export const noSymmetryInHand = 'painting has no symmetry';
export const turnedCopies = 'Rotate around the center';
export const foldNames = { 1: 'None', 2: '2-fold', 3: '3-fold', 6: '6-fold' } as const;
export const mirrorImages = 'Mirrored';
export const mirroringNames = {
  none: 'Not mirrored',
  'left-right': 'Left-right',
  'top-bottom': 'Top-bottom',
} as const;
export const mirrored = {
  'left-right': 'mirrored left-right',
  'top-bottom': 'mirrored top-bottom',
} as const;
export const nextFold = 'Next symmetry of painting';
export const nextMirroring = 'Next mirror axis of painting';
export const symmetryAliases = 'kaleidoscope mandala rotational radial reflect mirror fold';
export const paintingWith = (symmetry: string) => `Symmetry: ${symmetry} · strokes are repeated`;
export const imagesCut = 'The images of this building would cut into each other here.';

// The context menu.
export const duplicate = 'Duplicate';
export const duplicateCommand = 'Duplicate the selection';
export const duplicateAliases = 'copy clone';
export const replaceKindItem = 'Replace kind…';
export const selectSameKinds = 'Select same kinds';
export const selectSameKindsCommand = 'Select everything of the selected kinds';
export const selectSameKindsAliases = 'similar magic wand like';
export const openMenu = 'Open the menu of the selection';

// Replacing a kind.
export const replaceKind = 'Replace kind';
export const replaceKindCommand = 'Replace a kind in selection, piece or library…';
export const replaceAliases = 'swap exchange change recolor';
export const replaceWhere = 'Where?';
export const scopeNames = { selection: 'Selection', piece: 'This piece', library: 'All pieces' } as const;
export const replaceFrom = 'Replace';
export const replaceTo = 'by';
export const kindCount = (kind: string, segments: number) => `${kind} (${amount(segments, 'segment')})`;
export const alsoInConditions = (conditions: number) =>
  `Also in ${amount(conditions, 'condition')} around pieces`;
export const replaceEffect = (segments: number, schematics: number) =>
  `${amount(segments, 'segment')} ${segments === 1 ? 'changes' : 'change'} in ${amount(schematics, 'piece')}.`;
export const replaceBreaks = (segments: number) =>
  `${amount(segments, 'segment')} will not be a whole tile; Checks lists them.`;
export const nothingToReplace = 'Nothing is painted there.';
export const replaceStep = (from: string, to: string) => `Replace ${from} by ${to}`;
export const replace = 'Replace';
export const cancel = 'Cancel';

// tools/fill.ts
export const fillHasNoEnd = 'Empty ground has no end, so all of it cannot be filled.';
export const nothingToFill = 'There is nothing to fill yet: paint an outline first.';
export const areaIsOpen = 'This area isn’t enclosed. Close the outline first.';
export const fillWith = 'Fill with';

// tools/line.ts
export const drawLineOf = 'Draw line of';
export const drawRingOf = 'Draw ring of';
export const fillOutlineWith = 'Fill outline with';

// tools/point.ts
export const moveCenter = 'Move center';

// tools/schematic-runner.ts
export const nothingToPick = 'There is nothing here to pick.';
