import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIRECTIONS } from '../../../src/engine/hex/hex.ts';
import { resolveSound } from '../../../src/formats/text-map/characters.ts';
import { LAND_COLOR } from '../../../src/formats/picture/plan-ground.ts';
import { writeCity } from '../../../src/formats/city/write.ts';
import { readTiled } from '../../../src/formats/tiled/read.ts';
import { tiledPieces } from '../../../src/formats/tiled/write.ts';
import { slotOf } from '../../../src/engine/board/board.ts';
import { missing, program } from '../../support/programs.ts';
import { readPng } from '../../support/read-png.ts';
import { landHexes } from '../text-map/city-segments.ts';
import { sampleTown } from './sample-towns.ts';

const town = { ...sampleTown(3), districts: [] };

/** The folder of the unpacked archive. */
let folder = '';

/** Runs one of the programs of Tiled, which need no screen. */
function run(name: 'tiled' | 'tmxrasterizer', ...words: string[]): void {
  execFileSync(program(name), words, {
    cwd: folder,
    env: { ...process.env, QT_QPA_PLATFORM: 'offscreen', XDG_RUNTIME_DIR: folder },
    stdio: 'pipe',
  });
}

/** The content of a map as Tiled understands it, without what differs by its version; properties sorted by name. */
function contentOf(file: string): unknown {
  const text = readFileSync(join(folder, file), 'utf8');
  const {
    version: _,
    tiledversion: __,
    compressionlevel: ___,
    ...map
  } = JSON.parse(text, (key, value: unknown) =>
    key === 'properties' && Array.isArray(value)
      ? (value as { name: string }[]).toSorted((a, b) => (a.name < b.name ? -1 : 1))
      : value,
  ) as Record<string, unknown>;
  return map;
}

const gone = missing('tiled', 'tmxrasterizer');

describe.skipIf(gone)(`a city as a map for Tiled${gone}`, () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sixfold-tiled-'));
    const pieces = tiledPieces(town, { name: 'old town' });
    if (!pieces.ok) throw new Error(JSON.stringify(pieces.problems));
    for (const [path, bytes] of Object.entries(unzipSync(Buffer.concat([...pieces.value])))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('shows every segment in the color of its kind, and free land in its own', () => {
    run('tmxrasterizer', 'old town.tmx', 'seen.png');
    const seen = readPng(readFileSync(join(folder, 'seen.png')));
    const { board, kind_segment } = resolveSound(town);
    // The first column of a map is even; the town's land begins with hex -9.
    const [column0, row0] = [-10, board.row0];
    const wrong: string[] = [];
    let covered = 0;
    for (const { q, r } of landHexes(town)) {
      const [column, row] = [q - column0, r + (q >> 1) - row0];
      const [left, top] = [96 * column, 110 * row + (column % 2 === 1 ? 55 : 0)];
      for (const k of DIRECTIONS) {
        const kind = kind_segment[6 * slotOf(board, { q, r }) + k]!;
        if (kind > 0) covered++;
        const [x, y] = [left + [64, 96, 96, 64, 32, 32][k]!, top + [18, 36, 73, 91, 73, 36][k]!];
        const expected = kind === 0 ? LAND_COLOR : town.kinds[kind - 1]!.color;
        if (seen.at(x, y) !== expected)
          wrong.push(`${q},${r},${k}: ${seen.at(x, y)} in place of ${expected}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(covered).toBeGreaterThan(600);
  });

  test('has the same content for Tiled in both of its formats, and comes back from what Tiled saves', () => {
    run('tiled', '--export-map', 'json', 'old town.tmx', 'by-tiled.json');
    const ours = contentOf('old town.tmj');
    expect(contentOf('by-tiled.json')).toEqual(ours);
    run('tiled', '--export-map', 'json', 'old town.tmj', 'by-tiled-again.json');
    expect(contentOf('by-tiled-again.json')).toEqual(ours);
    run('tiled', '--export-map', 'tmx', 'old town.tmj', 'saved.tmx');
    for (const saved of ['by-tiled.json', 'saved.tmx']) {
      const read = readTiled(readFileSync(join(folder, saved)));
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      expect(writeCity(read.value.city!)).toBe(writeCity(town));
    }
    expect(ours).toMatchObject({ orientation: 'hexagonal', staggeraxis: 'x', staggerindex: 'odd' });
  });
});
