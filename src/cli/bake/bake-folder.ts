import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countWords } from '../../formats/count-words.ts';
import { parseJson } from '../../formats/json/parse.ts';
import { describeSystemError, Failure } from '../failure.ts';
import { isFolder } from '../folder-files.ts';
import { createFile } from '../output/create-file.ts';
import { guardTemporary } from '../output/guard.ts';
import { temporaryPath } from '../output/leftovers.ts';
import { writeOutput } from '../output/output.ts';
import { reportCount } from '../progress.ts';
import type { SeedRange } from '../values.ts';
import { AtlasDigest } from './atlas-digest.ts';
import {
  differenceOf,
  newBakeFile,
  planOf,
  readBakeFile,
  writeBakeFile,
  type BakeFile,
  type BakeResult,
} from './bake-file.ts';
import { batchesOf, batchesOfShard, type BakeJob, type BakePlan, type Batches } from './plan.ts';

const BAKE_FILE = 'bake.json';
const ATLAS = 'atlas.jsonl';
const BATCHES = 'batches';
const CITIES = 'cities';

/** Most missing ranges of seeds, and most shards, that are named. */
const MOST_NAMED = 10;

/**
 * The folder of a bake. Each file in it is written whole and reaches the disk before it has its name, so that a bake
 * that is killed at any moment goes on from the batches that are there:
 *
 * - `bake.json`: what is baked, and at the end what it came to
 * - `batches/FIRST-LAST.jsonl`: the lines of a finished batch; gone once the atlas is whole
 * - `cities/ab/abcd….city.json`: cities by their digests, where they are kept; of cities with the same layout there is
 *   one file, that of the smallest seed
 * - `atlas.jsonl`: the lines of all seeds
 */
export class BakeFolder {
  readonly path: string;
  #file: BakeFile;
  /** Folders with batches: this one, and those of shards below it. */
  readonly #sources: readonly string[];

  private constructor(path: string, file: BakeFile, sources: readonly string[]) {
    this.path = path;
    this.#file = file;
    this.#sources = sources;
  }

  /**
   * Opens the folder of a bake to go on with it, or begins one.
   *
   * @throws Failure when the folder is that of another bake, with what differs
   */
  static async open(path: string, job: BakeJob, plan: BakePlan, shards?: number): Promise<BakeFolder> {
    const file = newBakeFile(job, plan, shards);
    const record = join(path, BAKE_FILE);
    if (readIfThere(record) === null) {
      makeFolder(join(path, BATCHES));
      await writing(record, () => createFile(record, writeBakeFile(file)));
    }
    // Another bake that began at the same time may have been quicker.
    const there = readIfThere(record);
    if (there !== null) {
      const difference = differenceOf(there, file);
      if (difference !== null)
        throw new Failure([
          `${record}: ${difference}: the folder has another bake; take a new folder, or the recipe, library and seeds of this one`,
        ]);
    }
    // A merge that was ended may have left nothing but this to do.
    if (!there?.result) makeFolder(join(path, BATCHES));
    return new BakeFolder(path, there ?? file, [path]);
  }

  /** Whether a bake was begun in a folder. */
  static isBegun(path: string): boolean {
    return existsSync(join(path, BAKE_FILE));
  }

  /**
   * Opens a folder to merge it: of one bake, or with the folders of its shards in it.
   *
   * @throws Failure when there is no bake in it, or there are two that differ
   */
  static find(path: string): BakeFolder {
    const found = [path, ...foldersIn(path)].flatMap((folder) => {
      const file = readIfThere(join(folder, BAKE_FILE));
      return file === null ? [] : [{ folder, file }];
    });
    const [first] = found;
    if (!first) throw new Failure([`${path}: has no ${BAKE_FILE}, and no folder in it has one`]);
    for (const { folder, file } of found) {
      const difference = differenceOf(first.file, file);
      if (difference !== null)
        throw new Failure([`${join(folder, BAKE_FILE)}: not of the bake of ${first.folder}: ${difference}`]);
    }
    return new BakeFolder(
      path,
      first.file,
      found.map(({ folder }) => folder),
    );
  }

  get plan(): BakePlan {
    return planOf(this.#file);
  }

  /** The outcome; `null` as long as its atlas is not whole. */
  get result(): BakeResult | null {
    return existsSync(join(this.path, ATLAS)) ? this.#file.result : null;
  }

  /** Whether a batch need not be made any more. */
  isDone(batch: SeedRange): boolean {
    return this.result !== null || this.#find(batch) !== null;
  }

  /** Keeps the lines of a batch. Whoever makes it a second time writes the same. */
  async store(batch: SeedRange, lines: string | Uint8Array): Promise<void> {
    try {
      await writeOutput([lines], join(this.path, BATCHES, nameOf(batch)));
    } catch (error) {
      if (!this.#isFinishedByOther()) throw error;
    }
  }

  /**
   * Joins all batches, and tells what they came to.
   *
   * @throws Failure when batches are missing, with their seeds, or damaged
   */
  async merge(): Promise<BakeResult> {
    try {
      return this.#isFinishedByOther() ? this.#finished() : await this.#join();
    } catch (error) {
      // Another process has joined them meanwhile, and its batches are gone.
      if (this.#isFinishedByOther()) return this.#finished();
      throw error;
    }
  }

  async #join(): Promise<BakeResult> {
    const batches = batchesOf(this.plan);
    const missing = this.#missingIn(batches);
    if (missing.length > 0)
      throw new Failure([`${this.path}: ${describeMissing(missing, this.#shardsWith(missing))}`]);
    const digest = new AtlasDigest();
    await writeOutput(this.#lines(batches, digest), join(this.path, ATLAS));
    await this.#gatherCities();
    this.#file = { ...this.#file, result: digest.result() };
    await writeOutput([writeBakeFile(this.#file)], join(this.path, BAKE_FILE));
    return this.#finished();
  }

  /** Removes what a finished bake needs no more. */
  #finished(): BakeResult {
    rmSync(join(this.path, BATCHES), { recursive: true, force: true });
    return this.#file.result!;
  }

  /** Whether the atlas is whole by now, although it was not when the folder was opened. */
  #isFinishedByOther(): boolean {
    this.#file = readIfThere(join(this.path, BAKE_FILE)) ?? this.#file;
    return this.result !== null;
  }

  /** The seeds of batches that are not there, in ranges. */
  #missingIn(batches: Batches): SeedRange[] {
    const ranges: SeedRange[] = [];
    for (const batch of batches) {
      if (this.#find(batch) !== null) continue;
      const before = ranges.at(-1);
      if (before && before.last + 1 === batch.first)
        ranges[ranges.length - 1] = { first: before.first, last: batch.last };
      else ranges.push(batch);
    }
    return ranges;
  }

  /** The shards that would have made some seeds; none when the bake was not begun in shards. */
  #shardsWith(missing: readonly SeedRange[]): string[] {
    const of = this.#file.shards ?? 1;
    return Array.from({ length: of > 1 ? of : 0 }, (_, index) => index + 1)
      .filter((index) => {
        const { seeds } = batchesOfShard(this.plan, { index, of });
        return seeds && missing.some(({ first, last }) => first <= seeds.last && last >= seeds.first);
      })
      .map((index) => `${index}/${of}`);
  }

  *#lines(batches: Batches, digest: AtlasDigest): Generator<Uint8Array> {
    let index = 0;
    for (const batch of batches) {
      const path = this.#find(batch)!;
      const bytes = readFileSync(path);
      const problem = digest.add(bytes, batch);
      if (problem !== null)
        throw new Failure([`${path}: ${problem}: delete it, and call the bake once more`]);
      reportCount('joining batches', index++, batches.count);
      yield bytes;
    }
  }

  #find(batch: SeedRange): string | null {
    const name = nameOf(batch);
    for (const source of this.#sources) {
      const path = join(source, BATCHES, name);
      if (existsSync(path)) return path;
    }
    return null;
  }

  /** Copies the cities of shards in folders of their own. */
  async #gatherCities(): Promise<void> {
    for (const source of this.#sources) {
      if (source === this.path) continue;
      for (const folder of foldersIn(join(source, CITIES)))
        for (const name of readdirSync(folder)) {
          if (!name.endsWith(CITY_ENDING)) continue;
          const from = join(folder, name);
          const digest = `sha256:${name.slice(0, -CITY_ENDING.length)}`;
          const file = readFileSync(from, 'utf8');
          const seed = seedOf(file);
          if (seed === null)
            throw new Failure([`${from}: is damaged: delete it, and bake its shard once more`]);
          await keepCity(this.path, seed, digest, file);
        }
    }
  }
}

const CITY_ENDING = '.city.json';

/**
 * Keeps the file of a city under its digest. Of cities with the same layout the file of the smallest seed stays, whoever
 * comes first, also when threads and processes keep some at the same moment: a file is put only where none is, and one of
 * a larger seed is moved away before. Who moved a smaller one away, that came in between, puts it back.
 */
export async function keepCity(folder: string, seed: number, digest: string, file: string): Promise<void> {
  const name = digest.slice('sha256:'.length);
  const to = join(folder, CITIES, name.slice(0, 2));
  const path = join(to, `${name}${CITY_ENDING}`);
  makeFolder(to);
  let mine = { seed, file };
  for (;;) {
    const there = keptCity(path);
    if (there && there.seed <= mine.seed) return;
    const taken = there && (await writing(path, () => takeAway(path)));
    if (taken && taken.seed < mine.seed) mine = taken;
    if (await writing(path, () => createFile(path, mine.file))) return;
  }
}

/** Takes a file away, if it is still there. */
async function takeAway(path: string): Promise<KeptCity | null> {
  const aside = temporaryPath(path);
  let taken: KeptCity | null = null;
  await guardTemporary(aside, () => {
    try {
      renameSync(path, aside);
      taken = keptCity(aside);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    return Promise.resolve();
  });
  return taken;
}

interface KeptCity {
  /** Infinite for a damaged file: it gives way to any other. */
  readonly seed: number;
  readonly file: string;
}

/** The file of a city; `null` when it is not there. */
function keptCity(path: string): KeptCity | null {
  const file = readText(path);
  return file === null ? null : { seed: seedOf(file) ?? Infinity, file };
}

/** The seed of a city in its file; `null` for a damaged one. */
function seedOf(file: string): number | null {
  const city = parseJson(file);
  const { seed } = membersOf(membersOf(city.ok ? city.value : null)['recipe']);
  return typeof seed === 'number' ? seed : null;
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value) as Readonly<Record<string, unknown>>;
}

function nameOf({ first, last }: SeedRange): string {
  return `${first}-${last}.jsonl`;
}

function readIfThere(path: string): BakeFile | null {
  const text = readText(path);
  if (text === null) return null;
  const file = readBakeFile(text);
  if (typeof file === 'string') throw new Failure([`${path}: ${file}`]);
  return file;
}

/** The text of a file; `null` when it is not there. */
function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw new Failure([`${path}: cannot be read: ${describeSystemError(error)}`]);
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

function makeFolder(path: string): void {
  try {
    makeWithParents(path);
  } catch (error) {
    throw new Failure([`${path}: cannot be made: ${describeSystemError(error)}`]);
  }
}

/**
 * Makes a folder and those that it lies in. Node's own way says "no such file" of a disk that cannot be written to, and
 * never ends where a system has folders that nobody can make, such as /proc.
 */
function makeWithParents(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (isFolder(path)) return;
    const parent = dirname(path);
    if (code !== 'ENOENT' || isFolder(parent) || parent === path) throw error;
    makeWithParents(parent);
    makeWithParents(path);
  }
}

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isDirectory())
    .sort();
}

/** "seeds 1-1000 and 4001-5000 are missing". */
function describeMissing(ranges: readonly SeedRange[], shards: readonly string[]): string {
  const named = ranges.slice(0, MOST_NAMED).map(({ first, last }) => `${first}-${last}`);
  const more = ranges.length - named.length;
  const parts = shards.length > 0 ? ` (of shard ${listed(shards)})` : '';
  return `seeds ${named.join(', ')}${more > 0 ? ` and ${countWords(more)} more ranges` : ''} are missing${parts}: bake them first`;
}

function listed(shards: readonly string[]): string {
  const more = shards.length - MOST_NAMED;
  return `${shards.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${countWords(more)} more` : ''}`;
}

async function writing<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Failure
      ? error
      : new Failure([`${path}: cannot be written: ${describeSystemError(error)}`]);
  }
}
