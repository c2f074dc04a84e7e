import { current, type Draft } from 'immer';
import { kindsOfWish, renamedWish } from '../../../engine/fit/wish.ts';
import { DIRECTIONS } from '../../../engine/hex/hex.ts';
import type { Recipe } from '../../../engine/recipe/recipe.ts';
import { kindsOf } from '../../../engine/recipe/parts.ts';
import { renamedRecipe } from '../../../engine/recipe/renamed.ts';
import { brokenTiles } from '../../../engine/schematic/broken-tiles.ts';
import type { FootprintRule, Kind } from '../../../engine/schematic/kind.ts';
import { shapeCells } from '../../../engine/schematic/shape-cells.ts';
import { sameKind } from '../../document/import-kinds.ts';
import { freeId, hasLetters } from '../../document/library-edits.ts';
import { everyCity, toSchematic, type Document, type SchematicDocument } from '../../document/document.ts';

/** The id of a new kind, made of its name: one that no kind has. */
export function freeKindId(name: string, kinds: readonly Kind[]): string {
  const taken = Object.fromEntries(kinds.map((kind) => [kind.id, kind]));
  return freeId(hasLetters(name) ? name : 'kind', taken);
}

/** Adds a kind below the one with id `after`, or at the end. */
export function addKind(draft: Draft<Document>, kind: Kind, after: string | null): void {
  const index = draft.kinds.findIndex(({ id }) => id === after);
  draft.kinds.splice(index < 0 ? draft.kinds.length : index + 1, 0, kind);
}

/** Puts another kind in place of the one with its id. Cities keep the kinds that they were made of. */
export function changeKind(draft: Draft<Document>, kind: Kind): void {
  const index = draft.kinds.findIndex(({ id }) => id === kind.id);
  const before = draft.kinds[index]!;
  // Files leave patterns out that no version knows.
  if (!sameKind(before, kind) || before.pattern !== kind.pattern) draft.kinds[index] = kind;
}

/** Whether something in a city is of a kind. */
export function isKindInCity(document: Document, id: string): boolean {
  const hexes = everyCity(document).flatMap(({ city }) => [
    ...Object.values(city.schematics).flatMap((schematic) => schematic.hexes),
    ...(city.ground ?? []),
  ]);
  return hexes.some(({ segments }) => segments.includes(id));
}

/** Whether a city keeps a copy of a kind. */
export function isKindKept(document: Document, id: string): boolean {
  return everyCity(document).some(({ city }) => city.kinds.some((kind) => kind.id === id));
}

/** Gives a kind another id, in the palette, in all schematics and in the recipes. */
export function changeKindId(draft: Draft<Document>, id: string, next: string): void {
  const renamed = new Map([[id, next]]);
  for (const kind of draft.kinds) if (kind.id === id) kind.id = next;
  for (const schematic of Object.values(draft.schematics)) {
    for (const segments of Object.values(schematic.hexes))
      for (const k of DIRECTIONS) if (segments[k] === id) segments[k] = next;
    for (const { segments } of schematic.around ?? [])
      for (const k of DIRECTIONS) {
        const wish = segments[k];
        if (wish !== null && kindsOfWish(wish).includes(id)) segments[k] = renamedWish(wish, renamed);
      }
  }
  for (const one of everyCity(draft)) {
    const { recipe } = current(one);
    if (namedKinds(recipe).has(id)) one.recipe = renamedRecipe(recipe, { kinds: renamed }) as Draft<Recipe>;
  }
}

/** Ids of the kinds that a recipe names, in its distances, too. */
function namedKinds(recipe: Recipe): Set<string> {
  return new Set([
    ...kindsOf(recipe),
    ...recipe.schematics.flatMap(({ near = [] }) => near.map(({ to }) => to)),
  ]);
}

/**
 * Takes a kind out of the palette. Its segments get the kind `replacement`, or none: a hex that is left empty goes,
 * a schematic that is left empty stays in the library.
 */
export function deleteKind(draft: Draft<Document>, id: string, replacement: string | null): void {
  draft.kinds = draft.kinds.filter((kind) => kind.id !== id);
  for (const { hexes } of Object.values(draft.schematics))
    for (const [key, segments] of Object.entries(hexes)) {
      if (!segments.includes(id)) continue;
      if (replacement === null && segments.every((kind) => kind === null || kind === id)) delete hexes[key];
      else for (const k of DIRECTIONS) if (segments[k] === id) segments[k] = replacement;
    }
}

/** Puts a kind where another one is, the others moving up; the first nine have keys. */
export function moveKind(draft: Draft<Document>, id: string, index: number): void {
  const from = draft.kinds.findIndex((kind) => kind.id === id);
  const to = Math.max(0, Math.min(index, draft.kinds.length - 1));
  if (from === to) return;
  const [kind] = draft.kinds.splice(from, 1);
  draft.kinds.splice(to, 0, kind!);
}

/** Where a kind is painted. */
export interface KindUses {
  readonly segments: number;
  /** The schematics that have some of it, in the order of the library. */
  readonly schematics: readonly SchematicDocument[];
  /** Those of them that have nothing else. */
  readonly only: readonly SchematicDocument[];
}

export function kindUses({ order, schematics }: Document, id: string): KindUses {
  let segments = 0;
  const using: SchematicDocument[] = [];
  const only: SchematicDocument[] = [];
  for (const schematic of order.map((one) => schematics[one]!)) {
    let [own, others] = [0, 0];
    for (const six of Object.values(schematic.hexes))
      for (const kind of six) {
        if (kind === id) own++;
        else if (kind !== null) others++;
      }
    if (own === 0) continue;
    segments += own;
    using.push(schematic);
    if (others === 0) only.push(schematic);
  }
  return { segments, schematics: using, only };
}

/** Segments that make no whole building, and in how many schematics. */
export interface Broken {
  readonly segments: number;
  readonly schematics: number;
}

/** The segments of a kind that would make no whole tile with another footprint. */
export function brokenBy(document: Document, id: string, footprint: FootprintRule): Broken {
  const using = kindUses(document, id).schematics;
  return footprint === 'tile'
    ? countBroken(
        using.map((schematic) => toSchematic(schematic).hexes),
        id,
      )
    : WHOLE;
}

/**
 * The segments of `replacement` that would make no whole tile in the place of a kind, beyond those that make none now.
 */
export function brokenByReplacing(document: Document, id: string, replacement: string): Broken {
  if (document.kinds.find((kind) => kind.id === replacement)?.footprint !== 'tile') return WHOLE;
  const using = kindUses(document, id).schematics.map((schematic) => toSchematic(schematic).hexes);
  const after = using.map((hexes) =>
    hexes.map((hex) => ({
      ...hex,
      segments: hex.segments.map((kind) =>
        kind === id ? replacement : kind,
      ) as unknown as typeof hex.segments,
    })),
  );
  let [segments, schematics] = [0, 0];
  using.forEach((hexes, index) => {
    const more =
      brokenTiles(shapeCells(after[index]!), replacement).length -
      brokenTiles(shapeCells(hexes), replacement).length;
    if (more <= 0) return;
    segments += more;
    schematics++;
  });
  return { segments, schematics };
}

const WHOLE: Broken = { segments: 0, schematics: 0 };

function countBroken(shapes: readonly Parameters<typeof shapeCells>[0][], id: string): Broken {
  const counts = shapes
    .map((hexes) => brokenTiles(shapeCells(hexes), id).length)
    .filter((count) => count > 0);
  return { segments: counts.reduce((sum, count) => sum + count, 0), schematics: counts.length };
}
