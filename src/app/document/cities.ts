import type { Draft } from 'immer';
import { cutText } from '../../formats/cut-text.ts';
import { MAX_NAME } from '../../formats/limits.ts';
import type { Cities, Document, ParkedCity } from './document.ts';
import { copyName, unnamedId } from './library-edits.ts';
import { citiesOf, cityById, cityName } from './open-city.ts';
import type { Patch } from './patch.ts';
import type { Change } from './step.ts';
import * as words from './words.ts';

/** A city of a document, open or not. */
export interface NamedCity extends ParkedCity {
  readonly id: string;
  readonly name: string;
}

/** All cities with their names, in their order. */
export function allCities(document: Document): readonly NamedCity[] {
  return citiesOf(document).list.map(({ id, name }) => ({ id, name, ...cityById(document, id)! }));
}

/** The parts of a document that a city has for itself. */
const OWN_PARTS = ['recipe', 'groupColors', 'city'] as const satisfies readonly (keyof ParkedCity)[];

/**
 * The change that opens another city: both are exchanged as they are, so that it is small however large they are.
 *
 * @param id of a city that is not open
 */
export function openingOf(document: Document, id: string): Change {
  const { open } = citiesOf(document);
  if (!document.cities || !Object.hasOwn(document.cities.parked, id)) return { patches: [], inverse: [] };
  const parked = ['cities', 'parked'];
  const swaps: Patch[] = [
    ...OWN_PARTS.map((part): Patch => ({ op: 'swap', path: [part], with: [...parked, id, part] })),
    { op: 'swap', path: [...parked, open], with: [...parked, id] },
  ];
  const at = ['cities', 'open'];
  return {
    patches: [...swaps, { op: 'replace', path: at, value: id }],
    inverse: [{ op: 'replace', path: at, value: open }, ...swaps.toReversed()],
  };
}

/** Adds a city that is not open below another one, the open one by default. */
export function addCity(
  draft: Draft<Document>,
  id: string,
  name: string,
  { recipe, groupColors, city }: ParkedCity,
  after?: string,
): void {
  const { list, parked, open } = withCities(draft);
  parked[id] = { recipe, groupColors, city } as Draft<ParkedCity>;
  const index = list.findIndex((one) => one.id === (after ?? open));
  list.splice(index + 1, 0, { id, name: freeCityName(draft, name) });
}

/** An id for a new city that no city has had before. */
export function newCityId(document: Pick<Document, 'cities'>): string {
  return unnamedId('city', Object.fromEntries(citiesOf(document).list.map((city) => [city.id, city])));
}

/** The name itself when no city has it, else one with the next free number. */
export function freeCityName(document: Pick<Document, 'cities'>, name: string): string {
  const taken = new Set(citiesOf(document).list.map((city) => city.name.toLowerCase()));
  const wanted = cutText(name.trim() || words.aCity, MAX_NAME - 5);
  // After “City 1” comes “City 2”; a longer number is a seed and stays.
  const [, base = wanted, last = '1'] = /^(.*\S) (\d{1,2})$/.exec(wanted) ?? [];
  let free = wanted;
  for (let number = Number(last) + 1; taken.has(free.toLowerCase()); number++) free = `${base} ${number}`;
  return free;
}

/** Adds a copy of a city below it. */
export function duplicateCity(draft: Draft<Document>, document: Document, id: string, copyId: string): void {
  addCity(draft, copyId, copyName(cityName(document, id)), cityById(document, id)!, id);
}

/** Gives a city another name; without letters, it keeps its own. */
export function renameCity(draft: Draft<Document>, id: string, name: string): void {
  const own = withCities(draft).list.find((city) => city.id === id)!;
  own.name = cutText(name.trim(), MAX_NAME) || own.name;
}

/** Takes away a city that is not open. */
export function deleteCity(draft: Draft<Document>, id: string): void {
  const { list, parked } = withCities(draft);
  delete parked[id];
  list.splice(
    list.findIndex((city) => city.id === id),
    1,
  );
}

/** The city to open when one goes: the next one, or else the one before; `null` for the only one. */
export function neighborOf(document: Pick<Document, 'cities'>, id: string): string | null {
  const { list } = citiesOf(document);
  const index = list.findIndex((city) => city.id === id);
  return (list[index + 1] ?? list[index - 1])?.id ?? null;
}

/** Puts a city where another one stands, the others moving up. */
export function moveCity(draft: Draft<Document>, id: string, index: number): void {
  const { list } = withCities(draft);
  const from = list.findIndex((city) => city.id === id);
  const to = Math.max(0, Math.min(index, list.length - 1));
  if (from === to) return;
  const [city] = list.splice(from, 1);
  list.splice(to, 0, city!);
}

function withCities(draft: Draft<Document>): Draft<Cities> {
  return (draft.cities ??= structuredClone(citiesOf({})) as Draft<Cities>);
}
