import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundKeys } from '../../../../src/app/contrib/bindings.ts';
import { allCommands } from '../../../support/commands.ts';
import { paletteEntries } from '../../../../src/app/features/palette/entries.ts';
import { paletteSections } from '../../../../src/app/features/palette/lines.ts';
import { recentIds, withRecent } from '../../../../src/app/features/palette/recent.ts';
import { findEntries } from '../../../../src/app/features/palette/search.ts';
import { setSession, type AppStore } from '../../../../src/app/store/store.ts';
import { plainStore } from '../../../support/documents.ts';
import { stamping } from '../../../../src/app/cityview/stamping.ts';

const COMMANDS = await allCommands();

function entries(store: AppStore) {
  return paletteEntries(store.getState(), boundKeys(COMMANDS, {}));
}

function drawing(): AppStore {
  const store = plainStore();
  setSession(store, { workspace: 'schematics' });
  return store;
}

function names(store: AppStore, query: string): string[] {
  return paletteSections(entries(store), query, []).flatMap(({ lines }) =>
    lines.map(({ entry }) => entry.name),
  );
}

describe('what is typed finds', () => {
  it.each([
    ['fit', 'Fit to view'],
    ['ftv', 'Fit to view'],
    ['view fit', 'Fit to view'],
    ['PAINT', 'Paint tool'],
    ['eyedropper', 'Pick tool'],
    ['new sch', 'New schematic'],
    ['theme', 'Switch between light and dark colors'],
    ['open pair', 'Open schematic pair'],
    ['wheat', 'Paint with wheat field'],
    ['dupl', 'Duplicate schematic'],
    ['preset walled town', 'Start from preset Walled town'],
    ['example walled', 'Open example Walled town'],
    ['preset port', 'Start from preset Port'],
    ['export city json', 'Export the city: City layout (JSON)'],
  ])('%o first: %s', (query, name) => {
    expect(names(drawing(), query)[0]).toBe(name);
  });

  it('the presets and the examples by their names alone', () => {
    expect(names(drawing(), 'walled town')).toEqual(
      expect.arrayContaining(['Start from preset Walled town', 'Open example Walled town']),
    );
  });

  it('nothing where a part of it is met by nothing', () => {
    expect(names(drawing(), 'paint xyzzy')).toEqual([]);
  });

  it('an entry by all parts of it, in any order, whatever they are', () => {
    const all = entries(drawing());
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.infiniteStream(fc.nat()), (entry, numbers) => {
        const words = entry.name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
        const shuffled = words
          .map((word) => ({ word, at: numbers.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ word, at }) => word.slice(0, 1 + (at % word.length)));
        expect(findEntries(all, shuffled.join(' ')).map((found) => found.entry)).toContain(entry);
      }),
    );
  });

  it('letters of the name, told by ranges that lie in it, one behind the other', () => {
    const all = entries(drawing());
    fc.assert(
      fc.property(fc.string(), (query) => {
        for (const { entry, marks } of findEntries(all, query)) {
          const ends = marks.flat();
          expect(ends).toEqual([...ends].sort((a, b) => a - b));
          expect(ends.at(-1) ?? 0).toBeLessThanOrEqual(entry.name.length);
        }
      }),
    );
    expect(findEntries([{ name: 'Fit to view' }], 'vi fi')[0]!.marks).toEqual([
      [0, 2],
      [7, 9],
    ]);
  });
});

describe('the palette', () => {
  it('offers what can be run at rest, and says why something else cannot when it is sought', () => {
    const store = drawing();
    const atRest = paletteSections(entries(store), '', []).flatMap(({ lines }) => lines);
    expect(atRest.every(({ entry }) => entry.obstacle === null)).toBe(true);
    expect(atRest.map(({ entry }) => entry.id)).toEqual(
      expect.arrayContaining(['paint', 'new-schematic', 'fit']),
    );
    const obstacle = (query: string, name: string) =>
      paletteSections(entries(store), query, [])[0]!.lines.find(({ entry }) => entry.name === name)!.entry
        .obstacle;
    expect(obstacle('undo', 'Undo')).toBe('nothing to undo');
    expect(obstacle('cut selection', 'Cut the selection')).toBe('nothing is selected');
    expect(obstacle('measure', 'Measure')).toBe('only in City');
  });

  it('has what was used last on top, once', () => {
    const store = drawing();
    const [first, ...others] = paletteSections(entries(store), '', ['fit', 'undo', 'open:pair', 'gone']);
    expect(first!.title).toBe('Recently used');
    expect(first!.lines.map(({ entry }) => entry.id)).toEqual(['fit', 'open:pair']);
    expect(others.flatMap(({ lines }) => lines.map(({ entry }) => entry.id))).not.toContain('fit');
  });

  it('opens a schematic from the city, and stamps one there', () => {
    const store = plainStore();
    const run = (query: string) => {
      const [line] = paletteSections(entries(store), query, [])[0]!.lines;
      line!.entry.command.run({ store, board: null, cursor: null, switchColors() {} });
    };
    run('stamp tile');
    expect(stamping.of(store.getState())?.schematic).toBe('tile');
    run('open pair');
    expect(store.getState().session).toMatchObject({ workspace: 'schematics', schematic: 'pair' });
    expect(names(store, 'stamp tile')).toEqual([]);
  });

  it('remembers the last five, whatever is stored', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (stored, id) => {
        const next = withRecent(stored, id);
        expect(next[0]).toBe(id);
        expect(next.length).toBeLessThanOrEqual(5);
        expect(recentIds(next)).toEqual(next);
        expect(next.slice(1)).not.toContain(id);
      }),
    );
  });
});
