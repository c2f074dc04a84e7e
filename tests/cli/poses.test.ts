import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ORIGIN } from '../../src/engine/hex/hex.ts';
import { distinctPoses } from '../../src/engine/schematic/distinct.ts';
import { ANY_POSE, UNMIRRORED, type Pose } from '../../src/engine/schematic/pose.ts';
import { paintedSegments, type Schematic } from '../../src/engine/schematic/schematic.ts';
import { readSchematic } from '../../src/formats/schematic/read.ts';
import { poseByThirds } from '../support/thirds.ts';
import { builtIn, PATIENCE, PROJECT, scratchFolder, sixfoldHere, sixfoldHereOut, sixfoldOut } from './run.ts';

function read(text: string): Schematic {
  const result = readSchematic(text);
  if (!result.ok) throw new Error(result.problems[0]?.message);
  return result.value;
}

function readBuiltIn(id: string): Schematic {
  return read(readFileSync(join(PROJECT, builtIn(id)), 'utf8'));
}

/** Every segment with its kind, as sorted text. */
function painted(
  segments: readonly { readonly q: number; readonly r: number; readonly k: number; kind: string }[],
) {
  return segments.map(({ q, r, k, kind }) => `${q},${r},${k}=${kind}`).sort();
}

describe('orient', { timeout: PATIENCE }, () => {
  const poses: readonly Pose[] = [
    { mirror: false, rotation: 0, shift: 0 },
    { mirror: false, rotation: 2, shift: -1 },
    { mirror: true, rotation: 1, shift: 1 },
    { mirror: true, rotation: 3, shift: -1 },
    { mirror: false, rotation: 5, shift: 1 },
    { mirror: true, rotation: 4, shift: 0 },
  ];

  test.each(poses.flatMap((pose) => ['castle', 'mill-fields'].map((id) => ({ id, ...pose }))))(
    'lays $id as the thirds lattice does: mirror $mirror, rotation $rotation, shift $shift',
    async ({ id, ...pose }) => {
      const { mirror, rotation, shift } = pose;
      const words = [
        '--rotation',
        String(rotation),
        '--shift',
        String(shift),
        ...(mirror ? ['--mirror'] : []),
      ];
      const schematic = readBuiltIn(id);
      const oriented = read(await sixfoldHereOut(['orient', builtIn(id), ...words]));
      const expected = paintedSegments(schematic.hexes).map((segment) => ({
        ...poseByThirds(segment, pose, ORIGIN),
        kind: segment.kind,
      }));
      expect(painted(paintedSegments(oriented.hexes))).toEqual(painted(expected));
      expect({ ...oriented, hexes: [] }).toEqual({ ...schematic, hexes: [] });
    },
  );

  test('changes nothing without options, reads standard input, and its result passes check', async () => {
    const text = readFileSync(join(PROJECT, builtIn('castle')), 'utf8');
    expect(sixfoldOut(['orient', '-'], text)).toBe(text);
    const folder = scratchFolder();
    const file = folder.write('castle.schematic.json', '');
    await sixfoldHereOut(['orient', builtIn('castle'), '--shift=-1', '--rotation=5', '--out', file]);
    expect(await sixfoldHereOut(['check', file, '--strict'])).toBe('');
  });

  test('refuses to write what no schematic may hold', async () => {
    const folder = scratchFolder();
    const segments = ['house', null, null, null, null, null];
    const hexes = [{ q: 512, r: -512, segments }];
    const far = folder.write('far.json', {
      format: 'sixfold/schematic',
      version: 1,
      id: 'far',
      name: '',
      hexes,
    });
    expect(await sixfoldHere(['orient', far, '--shift', '1'])).toEqual({
      status: 1,
      out: '',
      err: `${far}, oriented: $.hexes[0].q: expected an integer -512..512, found 513\n${far}, oriented: $.hexes[0].r: expected an integer -512..512, found -513\n`,
    });
  });
});

describe('poses', { timeout: PATIENCE }, () => {
  test.each([
    ['house', 6],
    ['house-pair', 9],
    ['tower', 3],
    ['mill-fields', 18],
  ])('of %s are %i, a line each', async (id, count) => {
    const out = await sixfoldHereOut(['poses', builtIn(id)]);
    const poses = JSON.parse(out) as Pose[];
    expect(poses).toHaveLength(count);
    expect(out.split('\n')).toHaveLength(count + 3);
    expect(poses).toEqual(distinctPoses(readBuiltIn(id).hexes, UNMIRRORED).map(({ pose }) => pose));
  });

  test('are more when mirrored ones count', async () => {
    const poses = JSON.parse(await sixfoldHereOut(['poses', builtIn('mill-fields'), '--mirror'])) as Pose[];
    expect(poses).toEqual(distinctPoses(readBuiltIn('mill-fields').hexes, ANY_POSE).map(({ pose }) => pose));
    expect(poses.some(({ mirror }) => mirror)).toBe(true);
  });
});
