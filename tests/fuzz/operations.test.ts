import { describe, expect, it } from 'vitest';
import { parseHexKey } from '../../src/app/features/schematics/hex-key.ts';
import {
  currentSelection,
  selectedContent,
} from '../../src/app/features/schematics/selection/selection-edits.ts';
import { checkDocument } from '../../src/app/features/storage/check-document.ts';
import { schematicRunner } from '../../src/app/features/schematics/tools/schematic-runner.ts';
import { toSchematic } from '../../src/app/document/document.ts';
import { redoStep, setSession, undoStep, type AppState } from '../../src/app/store/store.ts';
import { distance, ORIGIN } from '../../src/engine/hex/hex.ts';
import { RandomStream } from '../../src/engine/random/stream.ts';
import { MAX_SCHEMATIC_HEXES, MAX_SCHEMATIC_RADIUS } from '../../src/engine/schematic/schematic.ts';
import { readSchematic } from '../../src/formats/schematic/read.ts';
import { writeSchematic } from '../../src/formats/schematic/write.ts';
import { plainStore } from '../support/documents.ts';
import { operate } from '../support/operations.ts';

/** Seeds from 1 on; `npm run fuzz` tries more, from another first one. */
const SEEDS = Number(process.env['SIXFOLD_FUZZ_SEEDS'] ?? 200);
const FIRST = Number(process.env['SIXFOLD_FUZZ_FIRST'] ?? 1);
const OPERATIONS = 100;

/** Seeds of one test, so that a failure names few. */
const BATCH = 20;

/** The problems of a state, in words; empty when there are none. */
function complaints(state: AppState, before: AppState): string[] {
  const { document, session, gesture } = state;
  const wrong: string[] = [];
  const say = (isWrong: boolean, words: string) => {
    if (isWrong) wrong.push(words);
  };
  const { kinds, schematics, order } = document;
  const known = new Set(kinds.map(({ id }) => id));
  say(gesture !== null, 'a gesture is left over');
  say(kinds.length === 0 || known.size !== kinds.length, 'kinds are none or not unique');
  say(new Set(kinds.map(({ glyph }) => glyph)).size !== kinds.length, 'glyphs are not unique');
  say(
    [...order].sort().join() !== Object.keys(schematics).sort().join(),
    'the order is not that of the schematics',
  );
  say(
    session.schematic === null ? order.length > 0 : !order.includes(session.schematic),
    'no such schematic is open',
  );
  say(!known.has(session.kind), `the kind in hand, ${session.kind}, is none`);
  for (const [id, schematic] of Object.entries(schematics)) {
    // What has not changed was looked at before.
    if (before.document.schematics[id] === schematic && before.document.kinds === kinds) continue;
    say(schematic.id !== id, `${id} is called ${schematic.id}`);
    const hexes = Object.entries(schematic.hexes);
    say(hexes.length > MAX_SCHEMATIC_HEXES, `${id} has too many hexes`);
    for (const [key, segments] of hexes) {
      say(
        segments.length !== 6 || segments.every((kind) => kind === null),
        `${id} keeps the empty hex ${key}`,
      );
      say(
        segments.some((kind) => kind !== null && !known.has(kind)),
        `${id} has an unknown kind at ${key}`,
      );
      say(distance(parseHexKey(key), ORIGIN) > MAX_SCHEMATIC_RADIUS, `${id} reaches too far at ${key}`);
    }
    const value = toSchematic(schematic);
    if (hexes.length > 0) {
      const read = readSchematic(writeSchematic(value));
      say(
        !read.ok || JSON.stringify(read.value) !== JSON.stringify(sorted(value)),
        `${id} is another when read again`,
      );
    }
  }
  const rules = document.recipe.schematics.map(({ id }) => id);
  say(new Set(rules).size !== rules.length, 'the recipe has a schematic twice');
  try {
    checkDocument(document);
  } catch (error) {
    say(true, `the stored document would be refused: ${String(error)}`);
  }
  const selection = currentSelection(state);
  say(
    selection !== null && selectedContent(selection).length !== selection.segments.length,
    'nothing stands on some of the selection',
  );
  return wrong;
}

/** With its keys in the order of files, as reading gives them. */
function sorted({ id, name, description, author, tags, hexes }: ReturnType<typeof toSchematic>) {
  return { id, name, description, author, tags, hexes };
}

/** All that is done with one seed; fails when a state on the way is wrong. */
function run(seed: number) {
  const store = plainStore();
  setSession(store, { workspace: 'schematics' });
  const desk = { store, runner: schematicRunner(store), random: new RandomStream(seed) };
  const start = store.getState().document;
  const done: string[] = [];
  for (let i = 0; i < OPERATIONS; i++) {
    const before = store.getState();
    done.push(operate(desk));
    const wrong = complaints(store.getState(), before);
    if (wrong.length > 0) expect.fail(`seed ${seed} after ${done.join(', ')}: ${wrong.join('; ')}`);
  }
  while (store.getState().timeline.future.length > 0) redoStep(store);
  const end = store.getState().document;
  const steps = store.getState().timeline.past.length;
  for (let i = 0; i < steps; i++) undoStep(store);
  const undone = store.getState().document;
  for (let i = 0; i < steps; i++) redoStep(store);
  return { start, end, undone, redone: store.getState().document };
}

describe(`${OPERATIONS} operations at random`, () => {
  const batches = Array.from({ length: Math.ceil(SEEDS / BATCH) }, (_, i) => FIRST + i * BATCH);
  it.each(batches)('leave a good document that is undone to its start, seeds from %i', (first) => {
    for (let seed = first; seed < Math.min(first + BATCH, FIRST + SEEDS); seed++) {
      const { start, end, undone, redone } = run(seed);
      expect(undone, `seed ${seed}: all undone`).toEqual(start);
      expect(redone, `seed ${seed}: all redone`).toEqual(end);
    }
  });
});
