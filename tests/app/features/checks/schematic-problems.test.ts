import { describe, expect, it } from 'vitest';
import * as words from '../../../../src/app/features/checks/words.ts';
import { problemCounts, schematicProblems } from '../../../../src/app/features/checks/schematic-problems.ts';
import { toSchematicDocument } from '../../../../src/app/document/document.ts';
import { DIRECTIONS } from '../../../../src/engine/hex/hex.ts';
import type { Kind } from '../../../../src/engine/schematic/kind.ts';
import { orient, type Pose } from '../../../../src/engine/schematic/pose.ts';
import type { PaintedHex, Schematic } from '../../../../src/engine/schematic/schematic.ts';
import { HOUSE, makeSchematic, PAIR, SINGLE, TILE, WHEAT } from '../../../support/cities.ts';

const MILL: Kind = { ...HOUSE, id: 'mill', name: 'Mill', glyph: 'M', footprint: 'tile' };

function library(...schematics: readonly Schematic[]) {
  return {
    kinds: [HOUSE, WHEAT, MILL],
    order: schematics.map(({ id }) => id),
    schematics: Object.fromEntries(schematics.map((one) => [one.id, toSchematicDocument(one)])),
  };
}

/** The problems and suggestions of a shape that is alone in its library. */
function said(...hexes: readonly PaintedHex[]) {
  return schematicProblems(library(makeSchematic('one', hexes)), 'one');
}

function hex(q: number, r: number, kinds: string): PaintedHex {
  const names = new Map([
    ['h', 'house'],
    ['w', 'wheat'],
    ['m', 'mill'],
  ]);
  return {
    q,
    r,
    segments: Array.from(kinds, (k) => names.get(k) ?? null) as unknown as PaintedHex['segments'],
  };
}

describe('the problems of a schematic', () => {
  it('are none for a plain piece', () => {
    expect(said(hex(0, 0, 'hhhwww'))).toEqual([]);
    expect(words.counts({ problems: 0, advice: 0 })).toBe('No problems');
  });

  it('are told when nothing is painted, and show where to begin', () => {
    const [problem, ...others] = said();
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ severity: 'advice', what: 'Nothing is painted' });
    expect(problem!.shows).toMatchObject({ kind: 'places', places: [{ length: 6, 0: { q: 0, r: 0 } }] });
  });

  it('name the kind whose segments are not a whole tile, and where they are', () => {
    expect(said(hex(0, 0, 'mmmmmm'), hex(0, 1, 'mm----'))).toMatchObject([
      { key: 'broken mill', severity: 'problem', what: 'Mill: 2 segments are not a whole tile' },
    ]);
    expect(said(hex(0, 0, 'm-----'))[0]!.shows).toEqual({ kind: 'places', places: [[{ q: 0, r: 0, k: 0 }]] });
  });

  it('tell parts that do not touch from those that touch at a corner, and show the smaller ones', () => {
    const [apart] = said(hex(0, 0, 'hh----'), hex(3, 0, 'h-----'));
    expect(apart).toMatchObject({ severity: 'problem', what: '2 parts that do not touch' });
    expect(apart!.shows).toEqual({ kind: 'places', places: [[{ q: 3, r: 0, k: 0 }]] });
    expect(said(hex(0, 0, 'h-h-h-'))).toMatchObject([
      { severity: 'advice', what: '3 parts that touch only at corners' },
    ]);
  });

  it('show ground with no way in, each area for itself', () => {
    const around = [hex(0, -1, '---h--'), hex(1, -1, '----h-'), hex(1, 0, '-----h')];
    const below = [hex(0, 1, 'h-----'), hex(-1, 1, '-h----'), hex(-1, 0, '--h---')];
    expect(said(hex(0, 0, 'wwwwww'), ...around, ...below)).toMatchObject([
      { severity: 'advice', what: 'Wheat field: 6 segments with no way in' },
    ]);
    const [problem] = said(hex(0, 0, 'wwhwwh'), ...around, ...below);
    expect(problem).toMatchObject({ what: '2 open areas with no way in: Wheat field' });
    expect(problem!.shows).toMatchObject({ places: [{ length: 2 }, { length: 2 }] });
  });

  it('name kinds that the palette lacks', () => {
    const holed = { q: 0, r: 0, segments: ['inn', 'inn', null, null, null, null] } as const;
    expect(said(holed)).toMatchObject([
      { severity: 'problem', what: '2 segments of an unknown kind, “inn”' },
    ]);
  });

  it('tell of a center out of the way and of a shape near the limit', () => {
    expect(said(hex(1, 0, 'hhhhhh'))).toEqual([]);
    expect(said(hex(9, 0, 'hhhhhh'))).toMatchObject([
      { severity: 'advice', what: 'The center lies 9 hexes away from the shape' },
    ]);
    const many = Array.from({ length: 4032 }, (_, i) =>
      hex((i % 64) - 32, Math.floor(i / 64) - 32, 'hhhhhh'),
    );
    expect(said(...many)).toMatchObject([
      { what: '4,032 of at most 4,096 hexes', shows: { kind: 'nothing' } },
    ]);
  });
});

describe('a schematic that is another one', () => {
  const asymmetric: PaintedHex[] = [hex(0, 0, 'hw----'), hex(0, -1, '---w--'), hex(1, -1, '----hh')];
  const posed = (pose: Partial<Pose>) =>
    makeSchematic('posed', orient(asymmetric, { mirror: false, rotation: 0, shift: 0, ...pose }));

  it.each([
    [{}, 'advice', 'The same as Mill'],
    [{ rotation: 2 }, 'advice', 'The same as Mill turned 120°'],
    [{ rotation: 1, shift: -1 }, 'advice', 'The same as Mill turned 60° and shifted left'],
    [
      { mirror: true, rotation: 3, shift: 1 },
      'advice',
      'The same as Mill mirrored, turned 180° and shifted right',
    ],
  ] as const)('in the pose %j is told so', (pose, severity, what) => {
    const mill = { ...makeSchematic('mill', asymmetric), name: 'Mill' };
    const twin = schematicProblems(library(mill, posed(pose), PAIR), 'posed').find(({ key }) =>
      key.startsWith('twin '),
    );
    expect(twin).toMatchObject({ severity, what, shows: { kind: 'schematic', id: 'mill' } });
  });

  it('is told of the conditions, too: turned with the piece they are the same, else there is no twin', () => {
    const tile = makeSchematic('mill', [hex(0, 0, 'mmmmmm')]);
    const asking = (id: string, q: number, r: number, k: number): Schematic => ({
      ...tile,
      id,
      around: [{ q, r, segments: DIRECTIONS.map((each) => (each === k ? '@street' : null)) as never }],
    });
    const twinsOf = (id: string, ...others: readonly Schematic[]) =>
      schematicProblems(library(asking('mill', 0, -1, 3), ...others), id)
        .filter(({ key }) => key.startsWith('twin '))
        .map(({ what }) => what);
    expect(twinsOf('posed', asking('posed', 1, -1, 4))).toEqual(['The same as mill turned 60°']);
    expect(twinsOf('posed', asking('posed', 0, -1, 2))).toEqual([]);
    expect(twinsOf('posed', { ...tile, id: 'posed' })).toEqual([]);
  });

  it('names one that needs no mirror first, and how many more there are', () => {
    const mirrored = { ...posed({ mirror: true }), id: 'mirrored', name: 'Mirrored' };
    const turned = { ...posed({ rotation: 4 }), id: 'turned', name: 'Turned' };
    const all = library(mirrored, posed({}), turned);
    const twinOf = (id: string) =>
      schematicProblems(all, id).find(({ key }) => key.startsWith('twin '))!.what;
    expect(twinOf('posed')).toBe('The same as Turned turned 120°, and 1 more');
    expect(twinOf('mirrored')).toMatch(/^The same as posed mirrored.*, and 1 more$/);
  });
});

describe('the counts of a library', () => {
  it('are those of its schematics that have any', () => {
    const copy = { ...SINGLE, id: 'copy' };
    const empty = makeSchematic('empty', []);
    const counts = problemCounts(library(SINGLE, TILE, copy, empty));
    expect([...counts]).toEqual([
      ['single', { problems: 0, advice: 1 }],
      ['copy', { problems: 0, advice: 1 }],
      ['empty', { problems: 0, advice: 1 }],
    ]);
  });

  it('are there at once, also for hundreds of equal ones', () => {
    const many = Array.from({ length: 400 }, (_, i) => ({
      ...TILE,
      id: `tile-${i}`,
      hexes: [...TILE.hexes],
    }));
    const counts = problemCounts(library(...many));
    expect(counts.size).toBe(400);
    expect(schematicProblems(library(...many), 'tile-7')[0]!.what).toBe('The same as tile, and 398 more');
  });
});
