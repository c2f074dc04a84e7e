import { figureName } from './figure-name.ts';

/** Receives the figures of a line, each by its name in the filter language. */
export type OnFigure = (name: string, number: number) => void;

/** The rest of what a line says. */
export interface LineRest {
  readonly seed: number;
  /** The seed has a city. */
  readonly ok: boolean;
  /** The digest of the city; empty where there is none. */
  readonly digest: string;
  /** The reasons why there is no city, with ids; empty for a city. */
  readonly problem: string;
}

/** The member of a line that lists the placements by schematic. */
const COUNTS = 'perSchematic';

/** The member of a line that holds the figures of `--measure`. */
const MEASURES = 'measures';

const MAX_SEED = 0xffffffff;

/**
 * Reads the figures of a line of an atlas: numbers by their names, numbers within an object as `walls.closed`, those by
 * schematic as `count(castle)`, and measures by their own names, NaN where a city has none.
 *
 * @param line as JSON holds it
 * @returns the rest of the line, or the reason why it is none of an atlas
 */
export function readFigures(line: unknown, onFigure: OnFigure): LineRest | string {
  if (!isRecord(line)) return 'is no object';
  const { seed, ok, digest, problems } = line;
  if (typeof seed !== 'number' || !Number.isInteger(seed) || seed < 0 || seed > MAX_SEED)
    return 'has no seed: a whole number from 0 to 4294967295';
  if (typeof ok !== 'boolean') return 'does not say whether the seed is ok';
  for (const name in line) {
    const value = line[name];
    if (name === 'seed') continue;
    if (typeof value === 'number') onFigure(name, value);
    else if (isRecord(value)) readGroup(name, value, onFigure);
  }
  return { seed, ok, digest: typeof digest === 'string' ? digest : '', problem: problemText(problems) };
}

function readGroup(group: string, members: Record<string, unknown>, onFigure: OnFigure): void {
  for (const name in members) {
    const value = members[name];
    if (typeof value === 'number') onFigure(nameIn(group, name), value);
    else if (value === null && group === MEASURES) onFigure(name, Number.NaN);
  }
}

function nameIn(group: string, name: string): string {
  if (group === MEASURES) return name;
  return group === COUNTS ? figureName('count', [name]) : `${group}.${name}`;
}

function problemText(problems: unknown): string {
  if (!Array.isArray(problems)) return '';
  return problems
    .filter(isRecord)
    .map(({ path, message }) => [path, message].filter((part) => typeof part === 'string' && part !== ''))
    .map((parts) => parts.join(': '))
    .join('; ');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
