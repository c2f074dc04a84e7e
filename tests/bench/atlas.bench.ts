import { binRows, rangeOf } from '../../src/app/features/seeds/plot/bins.ts';
import { AtlasTable } from '../../src/formats/atlas/atlas-table.ts';
import { AtlasReader, type AtlasColumns } from '../../src/formats/atlas/read-lines.ts';
import { atMost, told, type Benchmark } from '../support/bench.ts';

const LINES = 1_000_000;

/** Lines of a chunk; the same chunk is read again and again, so that the bench needs no file. */
const CHUNK = 10_000;

/** Cells of a plot on a large screen. */
const CELLS = { columns: 520, lines: 240 };

/** Reads a million lines of an atlas, filters its rows by two figures and puts them into the cells of a plot. */
export function measure(): Benchmark {
  const chunk = new TextEncoder().encode(
    Array.from({ length: CHUNK }, (_, seed) => `${lineOf(seed)}\n`).join(''),
  );
  const [atlas, reading] = timed(() => read(chunk));
  const bytes = [...atlas.columns.values()].reduce((sum, numbers) => sum + numbers.byteLength, 0);
  const table = new AtlasTable(atlas.length, atlas.columns);
  const [doors, coverage] = [table.column('doors')!, table.column('coverage')!];
  const all = Uint32Array.from({ length: atlas.length }, (_, row) => row);
  const [, filtering] = timed(() => all.filter((row) => doors[row]! >= 200 && coverage[row]! < 0.5));
  const [, binning] = timed(() => {
    const [x, y] = [rangeOf(all, coverage, false)!, rangeOf(all, doors, true)!];
    return binRows(all, coverage, doors, null, { x, y, ...CELLS });
  });
  const megabytes = (chunk.length * (LINES / CHUNK)) / 1e6;
  return {
    measurements: [],
    verdicts: [
      told(`atlas: read ${LINES} lines of ${Math.round(megabytes)} MB`, reading / 1000, 's of the processor'),
      atMost(100, `atlas: figures of ${LINES} lines`, bytes / 1e6, 'MB'),
      atMost(100, `atlas: filter ${LINES} rows by two figures`, filtering, 'ms of the processor'),
      atMost(150, `atlas: put ${LINES} cities into the cells of a plot`, binning, 'ms of the processor'),
    ],
  };
}

function read(chunk: Uint8Array): AtlasColumns {
  const text = new TextDecoder('utf-8', { fatal: true });
  const reader = new AtlasReader((line) => text.decode(line));
  for (let row = 0; row < LINES; row += CHUNK) reader.push(chunk);
  return reader.end();
}

/** A line as `survey --measure` prints it for a town of some thirty schematics. */
function lineOf(seed: number): string {
  const perSchematic = Object.fromEntries(
    Array.from({ length: 28 }, (_, index) => [`schematic-${index}`, (seed * (index + 3)) % 40]),
  );
  return JSON.stringify({
    seed,
    ok: true,
    placements: 300 + (seed % 120),
    perSchematic,
    covered: 2000 + (seed % 700),
    coverage: ((seed * 7919) % 10_000) / 10_000,
    digest: `sha256:${String(seed).padStart(64, '0')}`,
    publicAreas: 1,
    landAreas: 1,
    doors: 150 + (seed % 130),
    doorsReached: 150 + (seed % 130),
    walls: { closed: 1, of: 1 },
    measures: { 'near(castle, gate)': seed % 60 },
  });
}

/** The result of some work, and the milliseconds of the processor that it took. */
function timed<T>(work: () => T): [T, number] {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  return [result, (user + system) / 1000];
}
