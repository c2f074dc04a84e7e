/** A line of an atlas, as far as figures are taken from it. */
export type AtlasLine = Readonly<Record<string, unknown>> & { readonly seed: number; readonly ok: boolean };

/** Figures that are members of each line of a city, in the order of a line. */
export const LINE_FIGURES = ['seed', 'ok', 'placements', 'covered', 'coverage', 'publicAreas', 'landAreas', 'doors', 'doorsReached'] as const; // prettier-ignore

/** Figures of the walls of a line. */
export const WALL_FIGURES = ['walls.closed', 'walls.of'] as const;

/** The id in `count(id)`; `undefined` for another figure. */
export function countedId(name: string): string | undefined {
  const [, id] = /^count\((.*)\)$/su.exec(name) ?? [];
  if (id === undefined) return undefined;
  return id.startsWith('"') ? (JSON.parse(id) as string) : id;
}

/** Reads a line; returns the reason in words when it is none. */
export function readAtlasLine(text: string): AtlasLine | string {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return 'this is no JSON';
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 'this is no line of survey';
  const { seed, ok } = data as { readonly seed?: unknown; readonly ok?: unknown };
  if (typeof seed !== 'number' || !Number.isInteger(seed) || typeof ok !== 'boolean')
    return 'this is no line of survey: it needs "seed", an integer, and "ok"';
  return data as AtlasLine;
}

/** A figure of a line, NaN where the city has no such number. */
export function figureOf(line: AtlasLine, name: string): number {
  if (name === 'seed') return line.seed;
  if (name === 'ok') return Number(line.ok);
  if (!line.ok) return NaN;
  const counted = countedId(name);
  if (counted !== undefined) return numberIn(line['perSchematic'], counted) ?? 0;
  if (name.startsWith('walls.')) return numberIn(line['walls'], name.slice('walls.'.length)) ?? NaN;
  if ((LINE_FIGURES as readonly string[]).includes(name)) return numberIn(line, name) ?? NaN;
  return numberIn(line['measures'], name) ?? NaN;
}

function numberIn(object: unknown, name: string): number | undefined {
  if (typeof object !== 'object' || object === null || !Object.hasOwn(object, name)) return undefined;
  const value = (object as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'number' ? value : undefined;
}
