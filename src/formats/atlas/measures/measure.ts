import { didYouMean } from '../../suggestion.ts';
import { parseQuantity, type QueryProblem } from '../query/query.ts';

/** A number of a city that a survey works out when it is asked to: `streets`, `near(castle, gate)`. */
export type Measure =
  | { readonly kind: 'plain'; readonly name: PlainMeasure }
  | { readonly kind: 'near'; readonly name: string; readonly a: string; readonly b: string }
  | { readonly kind: 'of'; readonly name: string; readonly of: MeasureOf; readonly id: string };

/** Measures without an id, with their meaning. */
export const PLAIN_MEASURES = {
  hexes: 'hexes of land',
  buildings: 'buildings',
  districts: 'districts',
  streets: 'segments of streets that the recipe asks for',
  openAreas: 'connected pieces of open ground without streets: squares, gardens, fields, free land',
  largestOpenArea: 'segments of the largest of them',
  blocks: 'pieces of land that streets enclose',
  meanBlock: 'mean segments of a block',
  meanDetour: 'mean over all doors of the way to the heart of the town by the straight way',
} as const;

/** Measures of one id, with their meaning. */
export const MEASURES_OF = {
  kind: 'buildings of a kind',
  district: 'hexes of all districts of a group',
  largest: 'hexes of the largest district of a group',
} as const;

export type PlainMeasure = keyof typeof PLAIN_MEASURES;
export type MeasureOf = keyof typeof MEASURES_OF;

/** Forms of all measures, for suggestions. */
const FORMS = [
  ...Object.keys(PLAIN_MEASURES),
  ...Object.keys(MEASURES_OF).map((of) => `${of}(id)`),
  'near(a, b)',
];

/** Reads a measure as it stands in a query. Never throws. */
export function parseMeasure(text: string): Measure | QueryProblem {
  const quantity = parseQuantity(text);
  if (quantity.kind === 'problem') return quantity;
  const { number } = quantity;
  const place = { kind: 'problem', at: 0, length: text.length } as const;
  if (number.kind !== 'figure')
    return { ...place, message: 'a measure is one name, such as near(castle, gate)' };
  const measure = measureNamed(number.name);
  if (measure) return measure;
  return {
    ...place,
    message: `no measure ${number.name}.${didYouMean(number.name, FORMS) || ` The measures are ${FORMS.join(', ')}.`}`,
  };
}

/** The measure of a name; `undefined` for other figures. */
export function measureNamed(name: string): Measure | undefined {
  if (Object.hasOwn(PLAIN_MEASURES, name)) return { kind: 'plain', name: name as PlainMeasure };
  const [, of = '', list = ''] = /^(\w+)\((.*)\)$/u.exec(name) ?? [];
  const ids = [...list.matchAll(/"(?:[^"\\]|\\.)*"|[^\s,"]+/gu)].map(([id]) =>
    id.startsWith('"') ? (JSON.parse(id) as string) : id,
  );
  const [a, b] = ids;
  if (of === 'near' && a !== undefined && b !== undefined) return { kind: 'near', name, a, b };
  if (Object.hasOwn(MEASURES_OF, of) && a !== undefined)
    return { kind: 'of', name, of: of as MeasureOf, id: a };
  return undefined;
}
