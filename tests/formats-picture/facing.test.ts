import { describe, expect, test } from 'vitest';
import { readLibrary } from '../../src/cli/library.ts';
import { posedShape } from '../../src/app/board/posed-shape.ts';
import type { City } from '../../src/engine/city/city.ts';
import { hexagonLand } from '../../src/engine/land/shapes.ts';
import type { Kind } from '../../src/engine/schematic/kind.ts';
import { ALL_POSES } from '../../src/engine/schematic/pose-group.ts';
import { orient, PLAIN_POSE, type Pose } from '../../src/engine/schematic/pose.ts';
import type { Schematic } from '../../src/engine/schematic/schematic.ts';
import { piecePicture } from '../../src/formats/picture/map/piece-picture.ts';
import { pictureOf } from '../../src/formats/picture/paint.ts';
import { formPoints, type Mark } from '../../src/formats/picture/picture.ts';
import { writePdf } from '../../src/library/byte-writers.ts';
import { svgOf } from '../support/map-pictures.ts';

const { kinds } = readLibrary('schematics');
const KINDS = new Map(kinds.map((kind) => [kind.id, kind]));
const UNSHIFTED = ALL_POSES.filter(({ shift }) => shift === 0);

/** A pennant: none of the twelve ways to turn and mirror it looks like another. */
const PENNANT = 'M0 0L1000 300L0 600ZM0 0L0 1000';

const HALL: Kind = { ...KINDS.get('church')!, id: 'town-hall', glyph: 'H', pattern: 'hall' };
const SIGNED: Kind = { ...HALL, id: 'signed', look: { symbol: PENNANT } };

/** A whole tile of a kind about the middle of hex (0, 0). */
function tileOf(kind: string): Schematic['hexes'] {
  return [{ q: 0, r: 0, segments: [kind, kind, kind, kind, kind, kind] }];
}

function pieceOf(kind: string): Schematic {
  return { id: kind, name: kind, description: '', author: '', tags: [], hexes: tileOf(kind) };
}

/** A point mirrored left-right, then turned clockwise about the middle. */
function posed([x, y]: readonly [number, number], { mirror, rotation }: Pose): [number, number] {
  const [cos, sin] = [Math.cos((rotation * Math.PI) / 3), Math.sin((rotation * Math.PI) / 3)];
  const east = mirror ? -x : x;
  return [east * cos - y * sin, east * sin + y * cos];
}

/** The points of marks, each once, as text. */
function pointsOf(marks: readonly Mark[], pose: Pose = PLAIN_POSE): string[] {
  const points = new Set<string>();
  for (const { form } of marks) {
    const flat = formPoints(form);
    for (let i = 0; i < flat.length; i += 2) {
      const [x, y] = posed([flat[i]!, flat[i + 1]!], pose);
      points.add(`${(x + 0).toFixed(5)} ${(y + 0).toFixed(5)}`.replaceAll('-0.00000', '0.00000'));
    }
  }
  return [...points].sort();
}

/** The marks of a plan that turn: shadows always fall in one direction. */
function turning(kind: Kind, pose: Pose): Mark[] {
  const isChurch = kind.id === 'church';
  const layers: readonly string[] = isChurch ? ['body', 'roof', 'detail', 'top'] : ['top'];
  const picture = pictureOf(orient(tileOf(kind.id), pose), new Map([[kind.id, kind]]), pose);
  // The roofs of turrets have no outlines; they are round.
  return picture.marks.filter(
    ({ layer, form, style }) =>
      layers.includes(layer) &&
      form.kind !== 'circles' &&
      (isChurch || style.stroke !== null || kind === SIGNED),
  );
}

function cityOf(schematic: Schematic, pose: Pose): City {
  return {
    engine: 'sixfold 0.1.0',
    recipe: null,
    kinds: [...kinds, HALL, SIGNED],
    schematics: [schematic],
    land: hexagonLand(2),
    districts: [],
    placements: [{ q: 0, r: 0, ...pose, id: 1, schematic: schematic.id, locked: false }],
  };
}

const TURNED = ['church', 'mill', 'castle'].map((id) => KINDS.get(id)!);

describe('the symbol of a building', () => {
  test.each([...TURNED, HALL, SIGNED])('turns and is mirrored with its pose in a plan: $id', (kind) => {
    const plain = turning(kind, PLAIN_POSE);
    expect(plain.length).toBeGreaterThan(0);
    for (const pose of UNSHIFTED) expect(pointsOf(turning(kind, pose))).toEqual(pointsOf(plain, pose));
  });

  test.each(UNSHIFTED)('has the outside of its rings clockwise in pose %j', (pose) => {
    const rings = turning(SIGNED, pose).flatMap(({ form }) => (form.kind === 'polygon' ? form.rings : []));
    expect(rings.length).toBeGreaterThan(0);
    for (const ring of rings) {
      let area = 0;
      for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
        area += ring[j]! * ring[i + 1]! - ring[i]! * ring[j + 1]!;
      expect(area).toBeGreaterThan(0);
    }
  });

  // A church and a pennant have no symmetry; the sails of a mill have four, and the square of a keep eight.
  test.each([
    ['church', 12, 12],
    ['signed', 12, 12],
    ['mill', 6, 6],
    ['castle', 12, 3],
  ])('looks different in as many poses as it can: %s', (id, inPlan, onMap) => {
    const piece = pieceOf(id);
    const all = [...kinds, HALL, SIGNED];
    const byId = new Map(all.map((kind) => [kind.id, kind]));
    const different = (draw: (pose: Pose) => readonly Mark[]) =>
      new Set(UNSHIFTED.map((pose) => pointsOf(draw(pose)).join())).size;
    expect(different((pose) => posedShape(piece, pose, all).picture.marks)).toBe(inPlan);
    expect(different((pose) => piecePicture(orient(piece.hexes, pose), byId, pose).marks)).toBe(onMap);
  });

  test.each(['church', 'signed'])('turns in SVG, as a plan and as a map: %s', (id) => {
    for (const look of [undefined, { mood: 'day', warp: false } as const])
      expect(new Set(UNSHIFTED.map((pose) => svgOf(cityOf(pieceOf(id), pose), 40, look))).size).toBe(12);
  });

  test('turns in a PDF', () => {
    const files = UNSHIFTED.map((pose) => {
      const written = writePdf(cityOf(pieceOf('church'), pose));
      if (!written.ok) throw new Error('The city cannot be printed');
      return Buffer.from(written.value).toString('latin1');
    });
    expect(new Set(files).size).toBe(12);
  });
});
