import type { City } from '../engine/city/city.ts';
import type { Library } from '../engine/city/library.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import type { Schematic } from '../engine/schematic/schematic.ts';

/**
 * Checks a value of a call.
 *
 * @param place the function and the name of the value: `writePdf: paper`
 * @throws RangeError with the place, what is expected there, and what was found
 */
export type Rule = (value: unknown, place: string) => void;

/** Most characters of a text that an error repeats. */
const SHOWN = 60;

/** A rule from a test; `expected` follows after "must be". */
function rule(expected: string, isGood: (value: unknown) => boolean): Rule {
  return (value, place) => {
    if (!isGood(value)) throw new RangeError(`${place} must be ${expected}, not ${shown(value)}`);
  };
}

function shown(value: unknown): string {
  if (typeof value === 'string')
    return JSON.stringify(value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value);
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Uint8Array) return 'bytes';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'function' ? 'a function' : String(value);
}

export const FLAG = rule('true or false', (value) => typeof value === 'boolean');
export const TEXT = rule('a text', (value) => typeof value === 'string');
export const FUNCTION = rule('a function', (value) => typeof value === 'function');
export const OBJECT = rule('an object', isObject);
export const LIST = rule('a list', Array.isArray);
export const COLOR = rule(
  'a color such as "#c26a49"',
  (value) => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value),
);

export const ITERABLE = rule(
  'a list of values, or another iterable object',
  (value) => typeof value === 'object' && value !== null && Symbol.iterator in value,
);

/** A whole number in a range. */
export function integer(least: number, most = Infinity): Rule {
  return rule(
    most === Infinity ? `a whole number of ${least} or more` : `a whole number ${least}..${most}`,
    (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
  );
}

/** Any whole number. */
export const INTEGER = rule('a whole number', Number.isSafeInteger);

/** A number in a range, which may be a fraction. */
export function within(least: number, most: number): Rule {
  return rule(
    `a number ${least}..${most}`,
    (value) => typeof value === 'number' && value >= least && value <= most,
  );
}

/** One of some values. */
export function oneOf(values: readonly (string | number)[]): Rule {
  return rule(values.map((value) => JSON.stringify(value)).join(' or '), (value) =>
    (values as readonly unknown[]).includes(value),
  );
}

/** A list whose items keep a rule. */
export function listOf(item: Rule): Rule {
  return (value, place) => {
    LIST(value, place);
    (value as readonly unknown[]).forEach((one, index) => item(one, `${place}[${index}]`));
  };
}

/** An object of any names whose values keep a rule. */
export function recordOf(item: Rule): Rule {
  return (value, place) => {
    OBJECT(value, place);
    for (const [name, one] of Object.entries(value as object)) item(one, `${place}[${JSON.stringify(name)}]`);
  };
}

/** An object with all of some members, and perhaps others. */
export function withMembers(members: Readonly<Record<string, Rule>>): Rule {
  return (value, place) => {
    OBJECT(value, place);
    for (const [name, member] of Object.entries(members))
      member((value as Record<string, unknown>)[name], `${place}.${name}`);
  };
}

/** The names of the members that an object of some type may have, each with its rule. */
export type Rules<T> = { readonly [Name in keyof Required<T>]: Rule };

/** An object with no members but some, each of which may be absent. */
export function optionsOf<T>(rules: Rules<T>): Rule {
  return (value, place) => {
    OBJECT(value, place);
    for (const [name, one] of Object.entries(value as object)) {
      if (!Object.hasOwn(rules, name))
        throw new RangeError(
          `${place} has no member ${JSON.stringify(name)}; there are ${Object.keys(rules).join(', ')}`,
        );
      if (one !== undefined) rules[name as keyof T](one, `${place}.${name}`);
    }
  };
}

/**
 * The options of a call, without those that are `undefined`.
 *
 * @param call name of the function
 * @throws RangeError for a name that no option has, and for a value that breaks its rule
 */
export function checkedOptions<T extends object>(call: string, options: T, rules: Rules<T>): T {
  optionsOf<T>(rules)(options, `${call}: options`);
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as T;
}

const RECIPE = withMembers({ land: OBJECT, districts: OBJECT, schematics: LIST, fill: OBJECT });
const LIBRARY = withMembers({ kinds: listOf(OBJECT), schematics: listOf(OBJECT) });
const CITY = withMembers({
  land: LIST,
  districts: LIST,
  placements: LIST,
  kinds: listOf(OBJECT),
  schematics: listOf(OBJECT),
});
const SCHEMATIC = withMembers({ id: TEXT, hexes: LIST });

/** @throws RangeError for a value that is no recipe */
export function checkRecipe(call: string, recipe: Recipe): void {
  RECIPE(recipe, `${call}: recipe`);
}

/** @throws RangeError for a value that is no library */
export function checkLibrary(call: string, library: Library): void {
  LIBRARY(library, `${call}: library`);
}

/** @throws RangeError for a value that is no city, such as the result of a generation in place of its value */
export function checkCity(call: string, city: City): void {
  CITY(city, `${call}: city`);
}

/** @throws RangeError for a value that is no schematic */
export function checkSchematicOf(call: string, schematic: Schematic): void {
  SCHEMATIC(schematic, `${call}: schematic`);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
