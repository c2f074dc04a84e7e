import { hasTown, Town } from '../../engine/generate/town.ts';
import type { DistanceMiss } from '../../engine/fit/near-rule.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import type { Placement } from '../../engine/schematic/placement.ts';
import { forEachChange, fromChunks, type Chunked } from '../document/chunked.ts';
import { toLibrary, type Document } from '../document/document.ts';
import { describeWish } from '../board/wishes/describe-wish.ts';
import type { CityView } from './city-view.ts';
import * as words from './words.ts';

export { handBoard, yieldingGround } from './hand-board.ts';

/** A town, the parts of the document that it was made of, and the placements that it has followed. */
interface Followed {
  readonly made: readonly unknown[];
  readonly town: Town | null;
  placements: Chunked<Placement>;
}

const followed_city = new WeakMap<CityView, Followed>();

/** The town of a city on the screen, which follows its placements; `null` for a city that is none. */
export function standingTown(document: Document, view: CityView): Town | null {
  const made = partsOf(document);
  let followed = followed_city.get(view);
  if (!followed || followed.made.some((part, index) => part !== made[index]))
    followed_city.set(view, (followed = follow(document, made)));
  const { town } = followed;
  if (!town) return null;
  update(followed, town, document);
  return town;
}

/** A condition that does not hold on some segments, and what is there: "need a street, but have free land". */
export function describeUnmet(
  wanted: string,
  found: string,
  kinds: readonly Kind[],
  segments: number,
): string {
  return words.unmet(describeWish(wanted, kinds), describeFound(found, kinds), segments);
}

/** The thing that stands where a condition does not hold: "free land", "mill". */
export function describeFound(found: string, kinds: readonly Kind[]): string {
  return kinds.find(({ id }) => id === found)?.name.toLowerCase() ?? words.foundPlaces[found] ?? found;
}

/** A distance that is not kept: "1 hex too far from the center (at most 3)". */
export function describeDistance({ to, hexes, least, most }: DistanceMiss, kinds: readonly Kind[]): string {
  const name = kinds.find(({ id }) => id === to)?.name.toLowerCase() ?? to;
  const place = words.nearPlaces[to] ?? words.nearest(name);
  if (hexes === null) return words.nothingNear(place);
  return hexes < least
    ? words.tooNear(least - hexes, place, least)
    : words.tooFar(hexes - most!, place, most!);
}

function partsOf({ city, kinds, schematics, order, recipe }: Document): unknown[] {
  return [
    city.land,
    city.ground,
    city.districts,
    city.kinds,
    city.schematics,
    kinds,
    schematics,
    order,
    recipe,
  ];
}

function follow(document: Document, made: readonly unknown[]): Followed {
  const { city, recipe } = document;
  const { placements } = city;
  const library = toLibrary(document);
  const schematics = Object.values(city.schematics);
  const isTown = city.ground !== undefined || hasTown(recipe, [...library.schematics, ...schematics]);
  if (!isTown) return { made, town: null, placements };
  const ids = new Set(library.kinds.map(({ id }) => id));
  const kinds = [...library.kinds, ...city.kinds.filter(({ id }) => !ids.has(id))];
  const { land, districts, ground } = city;
  const standing = {
    land,
    districts,
    schematics,
    placements: fromChunks(placements),
    ...(ground && { ground }),
  };
  const town = Town.standing(standing, recipe, { kinds, schematics: library.schematics }, standing);
  return { made, town, placements };
}

function update(followed: Followed, town: Town, { city }: Document): void {
  if (followed.placements === city.placements) return;
  const come: Placement[] = [];
  let isFreed = false;
  forEachChange(followed.placements, city.placements, (_, before, after) => {
    if (before) {
      town.take(city.schematics[before.schematic]!, before);
      isFreed = true;
    }
    if (after) come.push(after);
  });
  if (isFreed) town.neighborhood.reach?.rebuild();
  for (const placement of come) town.put(city.schematics[placement.schematic]!, placement);
  followed.placements = city.placements;
}
