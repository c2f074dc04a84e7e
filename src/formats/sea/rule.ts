import { isSeaWord } from './words.ts';

/**
 * The rule by which parts of a map, features or tiles, are sea:
 *
 * - `words`: those whose properties name a body of water, see {@link namesSea};
 * - `none`: none;
 * - `equal`: those with a property of a value, compared as text;
 * - `below`: those with a number below a level.
 */
export type SeaRule =
  | { readonly kind: 'words' }
  | { readonly kind: 'none' }
  | { readonly kind: 'equal'; readonly property: string; readonly value: string }
  | { readonly kind: 'below'; readonly property: string; readonly level: number };

/** Properties of a part of a map. */
export type Properties = ReadonlyMap<string, unknown>;

export const SEA_BY_WORDS: SeaRule = { kind: 'words' };

/** The rule that a text states: `words`, `none`, `type=ocean` or `height<0`; `undefined` for any other text. */
export function parseSeaRule(text: string): SeaRule | undefined {
  if (text === 'words' || text === 'none') return { kind: text };
  const [, property, sign, value] = /^([^=<]+)([=<])(.*)$/su.exec(text) ?? [];
  if (property === undefined || value === undefined) return undefined;
  if (sign === '=') return { kind: 'equal', property, value };
  const level = value.trim() === '' ? NaN : Number(value);
  return Number.isFinite(level) ? { kind: 'below', property, level } : undefined;
}

/** The text that {@link parseSeaRule} reads. */
export function seaRuleText(rule: SeaRule): string {
  switch (rule.kind) {
    case 'words':
    case 'none':
      return rule.kind;
    case 'equal':
      return `${rule.property}=${rule.value}`;
    case 'below':
      return `${rule.property}<${rule.level}`;
  }
}

/** Whether a part of a map with these properties is sea. */
export function isSea(rule: SeaRule, properties: Properties): boolean {
  switch (rule.kind) {
    case 'none':
      return false;
    case 'words':
      return namesSea(properties) !== undefined;
    case 'equal':
      return properties.has(rule.property) && wordOf(properties.get(rule.property)) === rule.value;
    case 'below': {
      const value = properties.get(rule.property);
      const level = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      return typeof level === 'number' && level < rule.level;
    }
  }
}

/** Properties that name or describe one single place, which may be called after a lake. */
const NAMES = /name|label|title|descr|note|comment|(?:^|[^a-z])id$/iu;

/** A property that says whether a part is land. */
const IS_LAND = /^(?:is_?)?land$/iu;

/**
 * The property that names a body of water, as `type=ocean`: a text that is a word for one, except in names, or a flag
 * that is called like one, as `ocean` or `isWater`. `undefined` without one.
 */
export function namesSea(properties: Properties): string | undefined {
  for (const [property, value] of properties) {
    const says = `${property}=${wordOf(value)}`;
    if (IS_LAND.test(property) && isFlag(value, false)) return says;
    if (isSeaWord(property.replace(/^is_?(?=.)/iu, '')) && isFlag(value, true)) return says;
    if (typeof value === 'string' && !NAMES.test(property) && isSeaWord(value)) return says;
  }
  return undefined;
}

function isFlag(value: unknown, isSet: boolean): boolean {
  const words = isSet ? ['true', 'yes', '1'] : ['false', 'no', '0'];
  return words.includes(wordOf(value).toLowerCase());
}

/** A value as text; an empty one for lists and objects. */
function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** A rule that a map offers, with the number of parts that would be sea. */
export interface SeaChoice {
  /** The rule, to read the map by. */
  readonly rule: SeaRule;
  /** Number of features, or of different tiles, that would be sea. */
  readonly parts: number;
}

/** Most values of a property that are offered one by one, and most choices in all. */
const MOST_VALUES = 12;
const MOST_CHOICES = 40;

/**
 * The rules that make parts of a map sea, and leave others unless they go by words: by words, by each value of a
 * property that has few, and by numbers below 0.
 */
export function seaChoices(parts: readonly Properties[]): SeaChoice[] {
  const counts = new Map<string, Map<string, number>>();
  const below = new Map<string, number>();
  for (const properties of parts)
    for (const [property, value] of properties) {
      if (property.includes('=') || property.includes('<')) continue;
      if (typeof value === 'number' && value < 0) below.set(property, (below.get(property) ?? 0) + 1);
      const word = wordOf(value);
      if (word === '' || word.length > 40) continue;
      let values = counts.get(property);
      if (!values) counts.set(property, (values = new Map<string, number>()));
      // One more than are offered shows that there are too many.
      if (values.has(word) || values.size <= MOST_VALUES) values.set(word, (values.get(word) ?? 0) + 1);
    }
  const choices: SeaChoice[] = [{ rule: SEA_BY_WORDS, parts: parts.filter((part) => namesSea(part)).length }];
  for (const [property, number] of below)
    choices.push({ rule: { kind: 'below', property, level: 0 }, parts: number });
  for (const [property, values] of counts)
    if (values.size <= MOST_VALUES)
      for (const [value, number] of values)
        choices.push({ rule: { kind: 'equal', property, value }, parts: number });
  return choices
    .filter(({ rule, parts: sea }) => sea > 0 && (sea < parts.length || rule.kind === 'words'))
    .slice(0, MOST_CHOICES);
}
