import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { SERVERS } from '../../support/queue-servers.ts';
import { emptyLand, scratchFolder, sixfoldOut } from '../run.ts';
import { start, type Running } from './programs.ts';

/** Milliseconds that a bake may take on a busy machine. */
const PATIENCE = 120_000;

const scratch = scratchFolder();

/** A recipe with few cities, of which many are alike. */
const small = scratch.write('small.json', {
  ...emptyLand(2),
  schematics: [
    { id: 'tower', min: 1, max: 9 },
    { id: 'house', weight: 2 },
  ],
});

const ASKED = [small, '--seeds', '11-58', '--cities', '--measure', 'near(house, tower)'];

/** The bytes of all files in a folder, by path. */
function contentsOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    paths
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
}

let expected: Record<string, string> = {};

beforeAll(() => {
  const alone = join(scratch.path, 'alone');
  sixfoldOut(['bake', ...ASKED, '--out', alone, '--quiet']);
  expected = contentsOf(alone);
}, PATIENCE);

describe.concurrent.each(Object.keys(SERVERS) as (keyof typeof SERVERS)[])(
  'a bake by workers on %s',
  (kind) => {
    test(
      'keeps cities and measures as one of one machine, also when Ctrl+C stopped it before',
      { timeout: PATIENCE },
      async () => {
        const out = join(scratch.path, kind);
        const server = await SERVERS[kind]();
        const words = ['bake', ...ASKED, '--out', out, '--queue', server.url];
        const running: Running[] = [];
        try {
          const stopped = await new Promise<Awaited<Running['ended']>>((resolve, reject) => {
            const bake = start(words);
            running.push(bake);
            let done = 0;
            const worker = start(['worker', '--queue', server.url, '--workers', '1'], (line) => {
              if (/^sixfold: seeds? [\d-]+: done/.test(line) && ++done === 4)
                void bake.end('SIGINT').then(() => bake.ended.then(resolve, reject), reject);
            });
            running.push(worker);
          });
          expect(stopped.err).toMatch(/stopped after \d+ of 48 seeds: the same command goes on from there$/);
          expect(Object.keys(contentsOf(out)).filter((path) => path.endsWith('.tmp'))).toEqual([]);
          expect(Object.keys(contentsOf(out))).not.toContain('atlas.jsonl');
          const { status, err } = await start(words).ended;
          expect({ status, err }).toMatchObject({ status: 0 });
          expect(contentsOf(out)).toEqual(expected);
          expect(expected['atlas.jsonl']).toContain('"measures":{"near(house, tower)":');
          expect(Object.keys(expected).some((path) => path.startsWith('cities'))).toBe(true);
        } finally {
          await Promise.all(running.map((program) => program.end('SIGINT')));
          await server.remove();
        }
      },
    );
  },
);
