import { cutText } from '../../../formats/cut-text.ts';
import type { Recipe } from '../../../engine/recipe/recipe.ts';
import type { District } from '../../../engine/land/district.ts';
import { sidesOnBorder, type OpenSide } from '../../../engine/land/open-side.ts';
import { hexKey } from '../../../engine/hex/hex.ts';
import type { CityWall } from '../../../engine/city/city.ts';
import type { PaintedHex } from '../../../engine/schematic/schematic.ts';
import type { Placement } from '../../../engine/schematic/placement.ts';
import type { Cities, Document, ParkedCity } from '../../document/document.ts';
import { toChunks } from '../../document/chunked.ts';
import { freeId } from '../../document/library-edits.ts';
import { isRecord, membersOf, type Members } from '../../kit/members.ts';
import { Standing } from './check-city.ts';
import { LONGEST_CITY_ID, PARTS, checkDocument } from './check-document.ts';
import { isLonger, orNull, textUpTo, type Check } from './check.ts';
import { reasonOf } from './proof.ts';
import { MOST, withShortTexts } from './short-texts.ts';
import * as words from './words.ts';

/** A document made of what is good in a bad one. */
export interface Repaired {
  readonly document: Document;
  /** Losses, as sentences. */
  readonly losses: readonly string[];
}

/** The recipe where none can be read: bare land. */
const BLANK_RECIPE: Recipe = {
  seed: 1,
  land: { shape: 'hexagon', radius: 9 },
  districts: { method: 'none' },
  schematics: [],
  fill: { method: 'weighted', coverage: 1 },
};

/** Keeps each part of a document that can be used by itself; `null` for what has no such part. */
export function repairDocument(value: unknown): Repaired | null {
  const { document: short, cut } = withShortTexts(value);
  const source = membersOf(short);
  if (!['schematics', 'kinds', 'city', 'recipe'].some((name) => Object.hasOwn(source, name))) return null;
  const losses = new Losses();
  if (cut > 0) losses.say(words.textsWereCut(cut));
  const kinds = repairKinds(source['kinds'], losses, '');
  const schematics = losses.goodOf(source['schematics'], PARTS.schematic, 'schematics');
  const order = repairOrder(source['order'], Object.keys(schematics), losses);
  const cities = repairCities(source['cities'], losses);
  const packs = source['packs'];
  const arePacksGood = packs === undefined || losses.isGood(PARTS.packs, packs);
  if (!arePacksGood) losses.say(words.packsUnreadable);
  const document = {
    kinds,
    schematics,
    order,
    ...(packs !== undefined && arePacksGood && { packs }),
    ...repairParked(source, losses),
    ...(cities && { cities }),
  };
  return { document: checkDocument(document), losses: losses.sentences };
}

function repairParked(source: Members, losses: Losses): ParkedCity {
  return {
    recipe: repairRecipe(source['recipe'], losses),
    groupColors: losses.goodOf(source['groupColors'], PARTS.color, words.colorsOfGroups),
    city: repairCity(membersOf(source['city']), losses),
  };
}

/** The cities that are not open, each under its name, or under its id when that cannot be read. */
function repairCities(value: unknown, losses: Losses): Cities | null {
  if (value === undefined) return null;
  const { open, list, parked } = membersOf(value);
  const isId = (id: string) => !isLonger(id, LONGEST_CITY_ID);
  const entries = Object.entries(membersOf(parked));
  const found: Record<string, unknown> = Object.fromEntries(entries.filter(([id]) => isId(id)));
  for (const [id, one] of entries) if (!isId(id)) found[freeId('city', found)] = one;
  const openId = typeof open === 'string' && isId(open) && !Object.hasOwn(found, open) ? open : 'city-open';
  const named = new Map<string, string>();
  const listed = Array.isArray(list) ? (list as readonly Cities['list'][number][]) : [];
  for (const one of listed)
    if (losses.isGood(PARTS.namedCity, one) && (one.id === openId || Object.hasOwn(found, one.id)))
      named.set(one.id, one.name);
  const ids = [openId, ...Object.keys(found)];
  if (named.size !== ids.length || named.size !== listed.length) losses.say(words.citiesUnreadable);
  for (const id of ids) if (!named.has(id)) named.set(id, cutText(id, MOST.name));
  return {
    open: openId,
    list: [...named].map(([id, name]) => ({ id, name })),
    parked: Object.fromEntries(
      Object.entries(found).map(([id, one]) => {
        const own = new Losses();
        const city = repairParked(membersOf(one), own);
        for (const sentence of own.sentences) losses.say(words.inCity(named.get(id)!, sentence));
        return [id, city];
      }),
    ),
  };
}

/** Counts what is left out. */
class Losses {
  readonly sentences: string[] = [];

  isGood(check: Check, value: unknown): boolean {
    try {
      check(value, '');
      return true;
    } catch (error) {
      reasonOf(error);
      return false;
    }
  }

  say(sentence: string): void {
    this.sentences.push(sentence);
  }

  /** The members of a record that pass, under their own names. */
  goodOf(value: unknown, check: Check, what: string): Record<string, never> {
    const entries = Object.entries(membersOf(value));
    const good = entries.filter(
      ([key, one]) => this.isGood(check, one) && (membersOf(one)['id'] ?? key) === key,
    );
    this.count(entries.length - good.length, entries.length, what);
    if (entries.length === 0 && !isRecord(value)) this.say(words.noCouldBeRead(what));
    return Object.fromEntries(good) as Record<string, never>;
  }

  count(bad: number, all: number, what: string): void {
    if (bad > 0) this.say(words.couldNotBeKept(bad, all, what));
  }
}

function repairKinds(value: unknown, losses: Losses, where: string): Document['kinds'] {
  const list = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const seen = new Set<unknown>();
  const good = list.filter((kind) => {
    const { id } = membersOf(kind);
    if (seen.has(id) || !losses.isGood(PARTS.kind, kind)) return false;
    seen.add(id);
    return true;
  });
  losses.count(list.length - good.length, list.length, `kinds${where}`);
  if (!Array.isArray(value)) losses.say(words.noKindsRead(where));
  return good as unknown as Document['kinds'];
}

/** The order as far as it can be read, all others at its end. */
function repairOrder(value: unknown, ids: readonly string[], losses: Losses): readonly string[] {
  const known = new Set<unknown>(ids);
  const listed = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const order = [...new Set([...listed.filter((id) => known.has(id)), ...ids])] as string[];
  if (order.length !== listed.length || order.some((id, index) => id !== listed[index]))
    losses.say(words.orderUnreadable);
  return order;
}

function repairRecipe(value: unknown, losses: Losses): Recipe {
  if (losses.isGood(PARTS.recipe, value)) return value as Recipe;
  const { schematics, ...rest } = membersOf(value);
  const rules = Array.isArray(schematics) ? (schematics as readonly unknown[]) : [];
  const good = rules.filter((rule) => losses.isGood(PARTS.recipe, { ...BLANK_RECIPE, schematics: [rule] }));
  const repaired = { ...rest, schematics: good };
  if (good.length < rules.length && losses.isGood(PARTS.recipe, repaired)) {
    losses.count(rules.length - good.length, rules.length, words.rulesOfTheRecipe);
    return repaired as unknown as Recipe;
  }
  losses.say(words.recipeUnreadable);
  return { ...BLANK_RECIPE, schematics: [] };
}

function repairCity(source: Members, losses: Losses): Document['city'] {
  const { engine, recipe, meta } = source;
  const schematics = losses.goodOf(
    source['schematics'],
    PARTS.citySchematic,
    words.schematicsOfTheCity,
  ) as Document['city']['schematics'];
  const land = repairLand(source['land'], losses);
  const open = repairOpen(source['open'], land, losses);
  const standing = new Standing(land);
  const districts = repairDistricts(source['districts'], standing, losses);
  const ground = repairGround(source['ground'], standing, losses);
  const placements = repairPlacements(source['placements'], schematics, standing, losses);
  const walls = repairWalls(source['walls'], placements, losses);
  const part = <T>(check: Check, value: unknown, what: string, otherwise: T): T => {
    if (losses.isGood(check, value)) return value as T;
    losses.say(words.partOfCityUnreadable(what));
    return otherwise;
  };
  const free = part<Members | undefined>(PARTS.meta, meta, words.theFreeData, undefined);
  return {
    engine: part(textUpTo(MOST.engine), engine, words.noteOnProgram, 'sixfold'),
    recipe: part(orNull(PARTS.recipe), recipe, words.theRecipe, null),
    kinds: repairKinds(source['kinds'], losses, words.ofTheCity),
    schematics,
    land,
    ...(open.length > 0 && { open }),
    districts,
    placements: toChunks(placements),
    ...(ground.length > 0 && { ground }),
    ...(walls.length > 0 && { walls }),
    ...(free !== undefined && { meta: free }),
  };
}

function repairLand(value: unknown, losses: Losses): Document['city']['land'] {
  try {
    PARTS.land(value, '');
    const land = value as Document['city']['land'];
    void new Standing(land);
    return land;
  } catch (error) {
    losses.say(words.landUnreadable(reasonOf(error)));
    return [];
  }
}

function repairDistricts(value: unknown, standing: Standing, losses: Losses): readonly District[] {
  try {
    PARTS.districts(value, 'districts');
    const districts = value as readonly District[];
    districts.forEach(({ rows }, index) => standing.addDistrict(rows, `districts[${index}]`));
    return districts;
  } catch (error) {
    losses.say(words.districtsUnreadable(reasonOf(error)));
    return [];
  }
}

function repairPlacements(
  value: unknown,
  schematics: Document['city']['schematics'],
  standing: Standing,
  losses: Losses,
): Placement[] {
  const found = Object.values(membersOf(value)).flatMap((chunk) => Object.values(membersOf(chunk)));
  const good = new Map<number, Placement>();
  for (const one of found) {
    const placement = one as Placement;
    if (!losses.isGood(PARTS.placement, one) || good.has(placement.id)) continue;
    if (losses.isGood(() => standing.add(placement, schematics), one)) good.set(placement.id, placement);
  }
  losses.count(found.length - good.size, found.length, 'placements');
  if (!isRecord(value)) losses.say(words.noPlacementsRead);
  return [...good.values()];
}

/** Each side of the land beyond which there is none. */
function repairOpen(value: unknown, land: Document['city']['land'], losses: Losses): readonly OpenSide[] {
  if (value === undefined) return [];
  const found = Array.isArray(value) ? (value as readonly OpenSide[]) : [];
  const good = sidesOnBorder(
    found.filter((side) => losses.isGood(PARTS.open, [side])),
    land,
  );
  if (!Array.isArray(value) || good.length < found.length) losses.say(words.openSidesLost);
  return good;
}

/** Each hex of ground that is land and free of other ground. */
function repairGround(value: unknown, standing: Standing, losses: Losses): readonly PaintedHex[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) losses.say(words.noGroundRead);
  const found = Array.isArray(value) ? (value as readonly PaintedHex[]) : [];
  const seen = new Set<string>();
  const good = found.filter((hex) => {
    if (!losses.isGood(PARTS.ground, [hex]) || seen.has(hexKey(hex))) return false;
    seen.add(hexKey(hex));
    return losses.isGood(() => standing.addGround([hex]), hex);
  });
  losses.count(found.length - good.length, found.length, words.hexesOfGround);
  return good;
}

/** The walls as far as their placements are kept; one of which nothing is left is none any more. */
function repairWalls(value: unknown, kept: readonly Placement[], losses: Losses): readonly CityWall[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) losses.say(words.noWallsRead);
  const found = Array.isArray(value) ? (value as readonly CityWall[]) : [];
  const ids = new Set(kept.map(({ id }) => id));
  const stands = (id: number) => ids.has(id);
  const good = found.flatMap((wall) => {
    if (!losses.isGood(PARTS.walls, [wall])) return [];
    const left = { ...wall, placements: wall.placements.filter(stands), gates: wall.gates.filter(stands) };
    return left.placements.length > 0 ? [left] : [];
  });
  const size = (walls: readonly CityWall[]) =>
    walls.reduce((sum, { placements, gates }) => sum + placements.length + gates.length, 0);
  const whole = found.filter((wall) => losses.isGood(PARTS.walls, [wall]));
  losses.count(found.length - good.length, found.length, words.wallsOfTheCity);
  if (good.length === found.length && size(good) < size(whole)) losses.say(words.wallsCut);
  return good;
}
