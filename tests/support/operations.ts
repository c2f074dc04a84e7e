import {
  addKind,
  changeKind,
  deleteKind,
  freeKindId,
  moveKind,
} from '../../src/app/features/kinds/kind-edits.ts';
import {
  addSchematic,
  changeId,
  deleteSchematic,
  duplicateSchematic,
  freeId,
  moveSchematics,
  restoreSchematics,
  aboutToDelete,
  retag,
} from '../../src/app/document/library-edits.ts';
import { copyText, pasteText } from '../../src/app/board/input/clipboard.ts';
import { SCHEMATIC_CLIPBOARD } from '../../src/app/features/schematics/selection/clipboard.ts';
import {
  deleteSelection,
  mirrorSelection,
  moveSelection,
  shiftSelection,
  turnSelection,
} from '../../src/app/features/schematics/selection/selection-edits.ts';
import type { SchematicRunner } from '../../src/app/features/schematics/tools/schematic-runner.ts';
import { edit, redoStep, setSession, undoStep, type AppStore } from '../../src/app/store/store.ts';
import { modulo6 } from '../../src/engine/hex/hex.ts';
import type { RandomStream } from '../../src/engine/random/stream.ts';
import type { Segment } from '../../src/engine/segment/segment.ts';
import type { Shift } from '../../src/engine/segment/shift.ts';
import { pointOn } from './tool-board.ts';
import { schematicHand, type SchematicTool } from '../../src/app/board/tools/schematic-hand.ts';
import { drawnBand } from '../../src/app/board/tools/lasso.ts';
import { schematicPose } from '../../src/app/store/schematic-pose.ts';

/** The operations that a user of the schematic editor may do next. */
export interface Desk {
  readonly store: AppStore;
  readonly runner: SchematicRunner;
  readonly random: RandomStream;
}

type Operation = (desk: Desk) => void;

function oneOf<T>(random: RandomStream, values: readonly T[]): T {
  return values[random.below(values.length)]!;
}

function chance(random: RandomStream, part: number): boolean {
  return random.fraction() < part;
}

function anySegment(random: RandomStream): Segment {
  return { q: random.below(7) - 3, r: random.below(7) - 3, k: modulo6(random.below(6)) };
}

const TOOLS: readonly SchematicTool[] = [
  'paint',
  'erase',
  'tile',
  'hex',
  'fill',
  'line',
  'pick',
  'select',
  'center',
];

/** A press, some moves, and a release or a cancel, with any tool, button and keys held. */
function stroke({ store, runner, random }: Desk): void {
  schematicHand.set(store, { tool: oneOf(random, TOOLS) });
  drawnBand.set(store, { lasso: chance(random, 0.3) });
  const modifiers = { shift: chance(random, 0.2), alt: chance(random, 0.1), control: false };
  const button = chance(random, 0.15) ? ('secondary' as const) : ('primary' as const);
  const at = () => pointOn(anySegment(random), { modifiers, button });
  runner.press(at());
  for (let moves = random.below(5); moves > 0; moves--) runner.move([at()]);
  if (chance(random, 0.1)) runner.cancel();
  else runner.release(at());
}

function onSchematic(act: (desk: Desk, id: string) => void): Operation {
  return (desk) => {
    const { order } = desk.store.getState().document;
    if (order.length > 0) act(desk, oneOf(desk.random, order));
  };
}

function onKind(act: (desk: Desk, id: string) => void): Operation {
  return (desk) => act(desk, oneOf(desk.random, desk.store.getState().document.kinds).id);
}

/** The operations; each is drawn as often as it is listed here. */
const OPERATIONS: readonly (readonly [string, number, Operation])[] = [
  ['stroke', 30, stroke],
  ['undo', 12, ({ store }) => undoStep(store)],
  ['redo', 8, ({ store }) => redoStep(store)],
  [
    'pose',
    3,
    ({ store, random }) =>
      schematicPose.set(store, {
        pose: {
          mirror: chance(random, 0.5),
          rotation: modulo6(random.below(6)),
          shift: (random.below(3) - 1) as Shift,
        },
      }),
  ],
  ['open', 4, onSchematic(({ store }, schematic) => setSession(store, { schematic }))],
  [
    'move selection',
    5,
    ({ store, random }) =>
      void moveSelection(store, { a: 3 * (random.below(5) - 2), b: 3 * (random.below(5) - 2) }),
  ],
  ['turn selection', 3, ({ store, random }) => void turnSelection(store, chance(random, 0.5))],
  ['mirror selection', 2, ({ store }) => void mirrorSelection(store)],
  ['shift selection', 2, ({ store, random }) => void shiftSelection(store, chance(random, 0.5) ? 1 : -1)],
  ['delete selection', 2, ({ store }) => deleteSelection(store)],
  [
    'copy and paste',
    4,
    ({ store, random }) => {
      const text = copyText(store, SCHEMATIC_CLIPBOARD);
      if (text !== null) pasteText(store, SCHEMATIC_CLIPBOARD, text, anySegment(random));
    },
  ],
  [
    'rename',
    3,
    onSchematic(({ store, random }, id) =>
      edit(store, 'Rename', (draft) => void (draft.schematics[id]!.name = `Name ${random.below(100)}`)),
    ),
  ],
  [
    'change id',
    1,
    onSchematic(({ store }, id) => {
      const next = freeId('other', store.getState().document.schematics);
      edit(store, 'Change id', (draft) => changeId(draft, id, next));
    }),
  ],
  [
    'tag',
    1,
    onSchematic(({ store }, id) => edit(store, 'Tag', (draft) => retag(draft, [id], ['farm'], ['town']))),
  ],
  [
    'new',
    3,
    ({ store }) => {
      const { document, session } = store.getState();
      const id = freeId('Piece', document.schematics);
      edit(store, 'New', (draft) => addSchematic(draft, id, 'Piece', session.schematic));
      setSession(store, { schematic: id });
    },
  ],
  [
    'duplicate',
    2,
    onSchematic(({ store }, id) => {
      const copy = freeId(id, store.getState().document.schematics);
      edit(store, 'Duplicate', (draft) => duplicateSchematic(draft, id, copy));
    }),
  ],
  ['delete', 2, onSchematic(({ store }, id) => edit(store, 'Delete', (draft) => deleteSchematic(draft, id)))],
  [
    'delete and restore',
    1,
    onSchematic(({ store }, id) => {
      const deleted = aboutToDelete(store.getState().document, [id]);
      edit(store, 'Delete', (draft) => deleteSchematic(draft, id));
      edit(store, 'Restore', (draft) => restoreSchematics(draft, deleted));
    }),
  ],
  [
    'reorder',
    2,
    onSchematic(({ store, random }, id) => {
      const before = oneOf(random, [...store.getState().document.order, null]);
      edit(store, 'Reorder', (draft) => moveSchematics(draft, [id], before));
    }),
  ],
  ['take kind', 4, onKind(({ store }, kind) => setSession(store, { kind }))],
  [
    'add kind',
    1,
    ({ store, random }) => {
      const { kinds } = store.getState().document;
      const glyph = Array.from('abcdefghijklmnopqrstuvxyz').find((one) =>
        kinds.every((kind) => kind.glyph !== one),
      );
      if (glyph === undefined) return;
      const footprint = oneOf(random, ['segment', 'tile', 'area'] as const);
      const id = freeKindId('Kind', kinds);
      edit(store, 'Add kind', (draft) =>
        addKind(
          draft,
          { id, name: 'Kind', color: '#336699', glyph, footprint, open: chance(random, 0.5) },
          null,
        ),
      );
    },
  ],
  [
    'change kind',
    1,
    onKind(({ store, random }, id) => {
      const kind = store.getState().document.kinds.find((one) => one.id === id)!;
      const footprint = oneOf(random, ['segment', 'tile', 'area'] as const);
      edit(store, 'Change kind', (draft) => changeKind(draft, { ...kind, footprint }));
    }),
  ],
  [
    'delete kind',
    1,
    onKind(({ store, random }, id) => {
      const others = store.getState().document.kinds.filter((kind) => kind.id !== id);
      if (others.length === 0) return;
      const replacement = chance(random, 0.5) ? null : oneOf(random, others).id;
      edit(store, 'Delete kind', (draft) => deleteKind(draft, id, replacement));
    }),
  ],
  [
    'move kind',
    1,
    onKind(({ store, random }, id) =>
      edit(store, 'Move kind', (draft) => moveKind(draft, id, random.below(9))),
    ),
  ],
];

const TOTAL = OPERATIONS.reduce((sum, [, weight]) => sum + weight, 0);

/** Does one operation and returns its description. */
export function operate(desk: Desk): string {
  let draw = desk.random.below(TOTAL);
  for (const [name, weight, operation] of OPERATIONS) {
    draw -= weight;
    if (draw >= 0) continue;
    operation(desk);
    return name;
  }
  throw new Error('the weights are more than their sum');
}
