import { cutText } from '../../../formats/cut-text.ts';
import {
  MAX_AUTHOR,
  MAX_DESCRIPTION,
  MAX_ENGINE,
  MAX_GROUP,
  MAX_LICENSE,
  MAX_NAME,
  MAX_RELEASE,
  MAX_TAG,
} from '../../../formats/limits.ts';
import { isRecord } from '../../kit/members.ts';
import { isLonger } from './check.ts';

/** Most characters of the texts of a document by their names, as in files: no field of the app takes more. */
export const MOST = {
  name: MAX_NAME,
  description: MAX_DESCRIPTION,
  author: MAX_AUTHOR,
  license: MAX_LICENSE,
  release: MAX_RELEASE,
  tags: MAX_TAG,
  pattern: MAX_NAME,
  group: MAX_GROUP,
  groups: MAX_GROUP,
  engine: MAX_ENGINE,
} as const;

type TextName = keyof typeof MOST;

const SCHEMATIC = ['name', 'description', 'author', 'tags'] as const;

/**
 * A document from outside with the texts cut short that are longer than any file may have them, and their number. All
 * else is as it was, good or bad.
 */
export function withShortTexts(value: unknown): { readonly document: unknown; readonly cut: number } {
  let cut = 0;
  const short = (text: unknown, most: number): unknown => {
    if (Array.isArray(text)) return text.map((one) => short(one, most));
    if (typeof text !== 'string' || !isLonger(text, most)) return text;
    cut++;
    return cutText(text, most);
  };
  const withShortKeys = (record: unknown): unknown => {
    if (!isRecord(record)) return record;
    return Object.fromEntries(Object.entries(record).map(([key, one]) => [short(key, MOST.group), one]));
  };
  const changed = (record: unknown, changes: Readonly<Record<string, (member: unknown) => unknown>>) => {
    if (!isRecord(record)) return record;
    const there = Object.entries(changes).filter(([name]) => Object.hasOwn(record, name));
    return { ...record, ...Object.fromEntries(there.map(([name, change]) => [name, change(record[name])])) };
  };
  const texts = (...names: readonly TextName[]) =>
    Object.fromEntries(names.map((name) => [name, (text: unknown) => short(text, MOST[name])]));
  const each = (change: (one: unknown) => unknown) => (list: unknown) => {
    if (Array.isArray(list)) return list.map(change);
    if (!isRecord(list)) return list;
    return Object.fromEntries(Object.entries(list).map(([key, one]) => [key, change(one)]));
  };
  const kinds = each((kind) => changed(kind, texts('name', 'pattern')));
  const schematics = each((one) => changed(one, texts(...SCHEMATIC)));
  const recipe = (one: unknown) =>
    changed(one, {
      districts: (districts) => changed(districts, texts('groups')),
      schematics: each((rule) => changed(rule, texts('groups'))),
    });
  const parked = {
    recipe,
    groupColors: withShortKeys,
    city: (city: unknown) =>
      changed(city, {
        ...texts('engine'),
        recipe,
        kinds,
        schematics,
        districts: each((district) => changed(district, texts('group'))),
      }),
  };
  const packs = each((pack) =>
    changed(pack, {
      ...texts('name', 'author', 'license', 'description', 'release'),
      tests: each((one) => changed(one, texts('name'))),
      recipes: each((one) => changed(one, { recipe })),
    }),
  );
  const document = changed(value, {
    ...parked,
    kinds,
    schematics,
    packs,
    cities: (cities) =>
      changed(cities, {
        list: each((city) => changed(city, texts('name'))),
        parked: each((city) => changed(city, parked)),
      }),
  });
  return { document, cut };
}
