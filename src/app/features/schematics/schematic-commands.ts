import { digitKinds, keepDigits } from '../../board/tools/kind-digits.ts';
import { takeKind } from '../../board/tools/take-kind.ts';
import { DIRECTIONS } from '../../../engine/hex/hex.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { ARROW_KEYS } from '../../view/board-cursor.ts';
import type { Command } from '../../contrib/command.ts';
import { NEEDS_SCHEMATIC } from '../../contrib/needs-schematic.ts';
import type { ClipboardVerb } from '../../board/input/clipboard.ts';
import { middleOfView } from '../../board/input/board-cursor.ts';
import type { BoardView } from '../../view/board-view.ts';
import type { AppState, AppStore } from '../../store/store.ts';
import { menuCommand } from '../../board/input/board-menu.ts';
import { tellProblem } from '../../kit/tell.ts';
import type { SchematicDocument } from '../../document/document.ts';
import {
  currentSelection,
  deleteSelection,
  duplicateSelection,
  selectedContent,
} from './selection/selection-edits.ts';
import { selectionOf } from './selection/selection.ts';
import { parseHexKey } from './hex-key.ts';
import { SHAPE_ENTRIES, TOOL_ENTRIES } from './tools/catalog.ts';
import { BRUSHES } from '../../board/tools/take-kind.ts';
import {
  BRUSH_SIZES,
  schematicHand,
  SIZED_TOOLS,
  type DrawnShape,
  type SchematicTool,
} from '../../board/tools/schematic-hand.ts';
import { replacing } from './replace/replacing.ts';
import { keyPlace } from '../../board/input/key-place.ts';
import { selected } from './selection/selected.ts';
import { switchLasso } from '../../board/tools/lasso.ts';
import * as words from './words.ts';

/** Copies, cuts or pastes by a command. The code that reads and writes files comes only then. */
async function clipboard(
  verb: ClipboardVerb,
  store: AppStore,
  board: BoardView | null = null,
): Promise<void> {
  const [{ BY_COMMAND }, { SCHEMATIC_CLIPBOARD }] = await Promise.all([
    import('../../board/input/clipboard.ts'),
    import('./selection/clipboard.ts'),
  ]);
  await BY_COMMAND[verb](store, SCHEMATIC_CLIPBOARD, middleOfView(board));
}

const WORKSPACE = 'schematics' as const;
const NO_SELECTION = words.nothingIsSelected;

const hasSelection = (state: AppState) => currentSelection(state) !== null;

/** Keywords of a tool beside its name. */
const TOOL_KEYWORDS: Readonly<Record<SchematicTool, string>> = {
  select: words.selectAliases,
  paint: words.paintAliases,
  erase: words.eraseAliases,
  tile: words.tileAliases,
  hex: words.hexAliases,
  fill: words.fillAliases,
  line: 'straight',
  pick: words.pickAliases,
  center: words.centerAliases,
  pan: words.panAliases,
  door: words.doorAliases,
};

/** A command for each tool, in the order of the bar. */
export const TOOL_COMMANDS: readonly Command[] = TOOL_ENTRIES.map(({ tool, name, key }) => ({
  id: tool === 'select' ? 'select-segments' : tool,
  name: words.tool(name),
  keywords: TOOL_KEYWORDS[tool],
  keys: [key],
  workspace: WORKSPACE,
  ...NEEDS_SCHEMATIC,
  run({ store }) {
    schematicHand.set(store, BRUSHES.includes(tool) ? { tool, brush: tool } : { tool });
    if (tool === 'line') schematicHand.set(store, { shape: 'line' });
  },
}));

function shapeCommand(shape: DrawnShape, key: string, keywords: string): Command {
  return {
    id: `draw-${shape}`,
    name: words.tool(SHAPE_ENTRIES[shape].name),
    keywords,
    keys: [key],
    workspace: WORKSPACE,
    ...NEEDS_SCHEMATIC,
    run: ({ store }) => schematicHand.set(store, { tool: 'line', brush: 'line', shape }),
  };
}

/** The commands that draw other shapes than lines. */
const COMMAND_SHAPE = {
  ring: shapeCommand('ring', 'o', words.ringAliases),
  area: shapeCommand('area', 'shift+o', words.outlineAliases),
};
export const SHAPE_COMMANDS: readonly Command[] = Object.values(COMMAND_SHAPE);

/** The command of a tool in the bar: for the tool of lines, that of the shape which it draws. */
export function toolCommand(tool: SchematicTool, shape: DrawnShape): Command {
  if (tool === 'line' && shape !== 'line') return COMMAND_SHAPE[shape];
  return TOOL_COMMANDS[TOOL_ENTRIES.findIndex((entry) => entry.tool === tool)]!;
}

function widthStep(id: string, name: string, key: string, step: 1 | -1): Command {
  return {
    id,
    name,
    keywords: words.widthAliases,
    keys: [key],
    workspace: WORKSPACE,
    ...NEEDS_SCHEMATIC,
    run({ store }) {
      const { tool, brush, size } = schematicHand.of(store.getState());
      const next = BRUSH_SIZES.at((BRUSH_SIZES.indexOf(size) + step) % BRUSH_SIZES.length)!;
      const sized = [tool, brush].find((one) => SIZED_TOOLS.includes(one)) ?? 'paint';
      schematicHand.set(store, { tool: sized, size: next });
    },
  };
}

/** The next width in turn, with a tool in hand that has one. */
export const widerCommand = widthStep('wider', words.nextWidth, 'q', 1);

/** The commands that change the width of brushes and lines. */
export const WIDTH_COMMANDS: readonly Command[] = [
  widerCommand,
  widthStep('narrower', words.previousWidth, 'shift+q', -1),
];

export const lassoCommand: Command = {
  id: 'lasso',
  name: words.lassoOrRectangle,
  keywords: words.lassoAliases,
  keys: ['shift+v'],
  workspace: WORKSPACE,
  ...NEEDS_SCHEMATIC,
  run: ({ store }) => {
    schematicHand.set(store, { tool: 'select' });
    switchLasso(store);
  },
};

const digitCommand: Command = {
  id: 'kind',
  name: words.selectKind19,
  keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  keysInShort: '1 – 9',
  fixedKeys: words.kindDigitHint,
  workspace: WORKSPACE,
  run: ({ store }, key) => {
    keepDigits(store);
    const kind = digitKinds(store.getState())[Number(key) - 1];
    if (kind !== undefined) takeKind(store, kind);
  },
};

function kindStep(id: string, name: string, key: string, step: number): Command {
  return {
    id,
    name,
    keys: [key],
    repeats: true,
    onBoard: true,
    workspace: WORKSPACE,
    run: ({ store }) => {
      const { document, session } = store.getState();
      const index = document.kinds.findIndex((kind) => kind.id === session.kind);
      const next = document.kinds.at((index + step) % document.kinds.length);
      if (next) takeKind(store, next.id);
    },
  };
}

/** The commands of the keyboard cursor on the board. */
export const WALK_COMMANDS: readonly Command[] = [
  ...ARROW_KEYS.map(([way, key]): Command => ({
    id: `walk-${way}`,
    name: words.walkOrMoveSelection(way),
    keys: [key],
    repeats: true,
    onBoard: true,
    workspace: WORKSPACE,
    ...NEEDS_SCHEMATIC,
    run: ({ cursor }) => cursor?.walk(way),
  })),
  {
    id: 'act',
    name: words.useToolAtCursor,
    keys: ['enter'],
    onBoard: true,
    workspace: WORKSPACE,
    ...NEEDS_SCHEMATIC,
    run: ({ cursor }) => cursor?.act(),
  },
  {
    id: 'corner',
    name: words.chooseNextTileCorner,
    keys: ['.'],
    repeats: true,
    onBoard: true,
    workspace: WORKSPACE,
    ...NEEDS_SCHEMATIC,
    run: ({ cursor }) => cursor?.turnCorner?.(),
  },
];

/** The commands that select a kind by key. */
export const KIND_CHOICE_COMMANDS: readonly Command[] = [
  digitCommand,
  kindStep('kind-before', words.selectPreviousKind, 'pageup', -1),
  kindStep('kind-after', words.selectNextKind, 'pagedown', 1),
];

export const deleteSelectionCommand: Command = {
  id: 'delete-selection',
  name: words.deleteCommand,
  keys: ['delete', 'backspace'],
  workspace: WORKSPACE,
  enabled: (state) => hasSelection(state) || keyPlace.of(state).place !== null,
  lacking: NO_SELECTION,
  run: ({ store, cursor }) => {
    if (hasSelection(store.getState())) deleteSelection(store);
    else cursor?.erase();
  },
};

/** The painted segments of kinds that pass a test. */
function segmentsOf(hexes: SchematicDocument['hexes'], isWanted: (kind: string) => boolean): Segment[] {
  return Object.entries(hexes).flatMap(([key, six]) =>
    DIRECTIONS.filter((k) => six[k] !== null && isWanted(six[k])).map((k) => ({ ...parseHexKey(key), k })),
  );
}

const selectAllCommand: Command = {
  id: 'select-all',
  name: words.selectEverything,
  keys: ['mod+a'],
  workspace: WORKSPACE,
  ...NEEDS_SCHEMATIC,
  run: ({ store }) => {
    const { session, document } = store.getState();
    const id = session.schematic!;
    const { hexes } = document.schematics[id]!;
    const segments = segmentsOf(hexes, () => true);
    schematicHand.set(store, { tool: 'select' });
    selected.set(store, { selection: selectionOf(id, hexes, segments) });
  },
};

const duplicateSelectionCommand: Command = {
  id: 'duplicate-selection',
  name: words.duplicateCommand,
  keywords: words.duplicateAliases,
  keys: ['d'],
  workspace: WORKSPACE,
  enabled: hasSelection,
  lacking: NO_SELECTION,
  run({ store }) {
    const problem = duplicateSelection(store);
    if (problem !== null) tellProblem(problem);
  },
};

const selectSameKindsCommand: Command = {
  id: 'select-same-kinds',
  name: words.selectSameKindsCommand,
  keywords: words.selectSameKindsAliases,
  keys: ['shift+a'],
  workspace: WORKSPACE,
  enabled: hasSelection,
  lacking: NO_SELECTION,
  run({ store }) {
    const { document } = store.getState();
    const selection = currentSelection(store.getState())!;
    const kinds = new Set(selectedContent(selection).map(({ kind }) => kind));
    const { hexes } = document.schematics[selection.schematic]!;
    const segments = segmentsOf(hexes, (kind) => kinds.has(kind));
    selected.set(store, { selection: selectionOf(selection.schematic, hexes, segments) });
  },
};

/** Opens the dialog that replaces a kind by another one. */
export const replaceKindCommand: Command = {
  id: 'replace-kind',
  name: words.replaceKindCommand,
  keywords: words.replaceAliases,
  keys: ['k'],
  workspace: WORKSPACE,
  ...NEEDS_SCHEMATIC,
  run: ({ store }) => replacing.set(store, { shown: true }),
};

export const copyCommand: Command = {
  id: 'copy',
  name: words.copyCommand,
  keys: ['mod+c'],
  native: true,
  workspace: WORKSPACE,
  ...NEEDS_SCHEMATIC,
  run: ({ store }) => void clipboard('copy', store),
};

export const cutCommand: Command = {
  id: 'cut',
  name: words.cutTheSelection,
  keys: ['mod+x'],
  native: true,
  workspace: WORKSPACE,
  enabled: hasSelection,
  lacking: NO_SELECTION,
  run: ({ store }) => void clipboard('cut', store),
};

export const pasteCommand: Command = {
  id: 'paste',
  name: words.pasteCommand,
  keys: ['mod+v'],
  native: true,
  workspace: WORKSPACE,
  ...NEEDS_SCHEMATIC,
  run: ({ store, board }) => void clipboard('paste', store, board),
};

/** The commands that make and use a selection of segments. */
export const SELECTION_COMMANDS: readonly Command[] = [
  lassoCommand,
  selectAllCommand,
  copyCommand,
  cutCommand,
  pasteCommand,
  deleteSelectionCommand,
  replaceKindCommand,
  duplicateSelectionCommand,
  selectSameKindsCommand,
  menuCommand('segments-menu', words.openMenu, WORKSPACE),
];
