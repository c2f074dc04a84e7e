import type { ExportChoice } from '../features/files/export/choice.ts';

/** How a user likes the editor: kept by the browser, not part of the work and never undone. */
export interface Preferences {
  /** Keys of commands that were bound anew, by the command's id. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** Ids of what was chosen from the palette of commands, the latest first. */
  readonly recentCommands: readonly string[];
  /** Whether the board shows its grid. */
  readonly gridShown: boolean;
  /** Whether hexes are labeled with their coordinates. */
  readonly coordinatesShown: boolean;
  /** Whether segments are labeled with their names: N, NE, SE, S, SW, NW. */
  readonly segmentNamesShown: boolean;
  /** Whether the poses of the mirrored schematic are shown, too. */
  readonly mirroredPosesShown: boolean;
  /** Whether what is stamped by hand keeps to the recipe's poses, groups and spacing, too. */
  readonly recipeFits: boolean;
  /** Seeds that were marked on the seed sheet, by what tells their recipe. */
  readonly favoriteSeeds: Readonly<Record<string, readonly number[]>>;
  /** The order of the library list. */
  readonly librarySort: 'own' | 'name' | 'size';
  /** Whether the panel of the recipe lists its schematics. */
  readonly rulesShown: boolean;
  /** The order of that list. */
  readonly ruleSort: 'own' | 'name' | 'weight';
  /** Recipes that were put by under a name, as their files. */
  readonly recipes: readonly { readonly name: string; readonly text: string }[];
  /** The form and the options of what was exported last; read it by `useExportChoice`. `null` before the first time. */
  readonly exportChoice: ExportChoice | null;
}

export const DEFAULT_PREFERENCES: Preferences = {
  keys: {},
  recentCommands: [],
  gridShown: true,
  coordinatesShown: false,
  segmentNamesShown: false,
  mirroredPosesShown: false,
  recipeFits: false,
  favoriteSeeds: {},
  librarySort: 'own',
  rulesShown: false,
  ruleSort: 'own',
  recipes: [],
  exportChoice: null,
};

/** Reads a preference from what was kept; `undefined` for what makes no sense. */
type Read<T> = (kept: unknown) => T | undefined;

const flag: Read<boolean> = (kept) => (typeof kept === 'boolean' ? kept : undefined);

const text: Read<string> = (kept) => (typeof kept === 'string' ? kept : undefined);

const seed: Read<number> = (kept) =>
  typeof kept === 'number' && Number.isInteger(kept) && kept >= 0 && kept <= 0xffffffff ? kept : undefined;

function oneOf<const T extends string>(options: readonly T[]): Read<T> {
  return (kept) => options.find((option) => option === kept);
}

/** What makes sense of a list, the rest left out. */
function listOf<T>(item: Read<T>): Read<readonly T[]> {
  return (kept) =>
    Array.isArray(kept) ? kept.map(item).filter((value): value is T & {} => value !== undefined) : undefined;
}

/** What makes sense of a record, the rest left out. */
function recordOf<T>(item: Read<T>): Read<Readonly<Record<string, T>>> {
  return (kept) => {
    if (!isRecord(kept)) return undefined;
    const entries = Object.entries(kept).map(([key, value]) => [key, item(value)] as const);
    return Object.fromEntries(entries.filter((entry): entry is [string, T & {}] => entry[1] !== undefined));
  };
}

const namedRecipe: Read<Preferences['recipes'][number]> = (kept) => {
  if (!isRecord(kept)) return undefined;
  const { name, text: file } = kept;
  return typeof name === 'string' && typeof file === 'string' ? { name, text: file } : undefined;
};

const READERS: { readonly [Name in keyof Preferences]: Read<Preferences[Name]> } = {
  keys: recordOf(listOf(text)),
  recentCommands: listOf(text),
  gridShown: flag,
  coordinatesShown: flag,
  segmentNamesShown: flag,
  mirroredPosesShown: flag,
  recipeFits: flag,
  favoriteSeeds: recordOf(listOf(seed)),
  librarySort: oneOf(['own', 'name', 'size']),
  rulesShown: flag,
  ruleSort: oneOf(['own', 'name', 'weight']),
  recipes: listOf(namedRecipe),
  // What it holds is looked at where it is read, with all that exports know.
  exportChoice: (kept) => (isRecord(kept) ? (kept as unknown as ExportChoice) : undefined),
};

/**
 * The preferences in what a browser has kept, which an older or a newer version, or anyone else, may have written: each
 * as it is where it makes sense, and else as it is from the start. A browser that keeps nonsense opens the app all the
 * same.
 */
export function soundPreferences(kept: unknown): Preferences {
  if (!isRecord(kept)) return DEFAULT_PREFERENCES;
  const sound = Object.entries(READERS).flatMap(([name, read]) => {
    const value = Object.hasOwn(kept, name) ? read(kept[name]) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...DEFAULT_PREFERENCES, ...Object.fromEntries(sound) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
