import type { City } from '../../../engine/city/city.ts';
import type { OpenSide } from '../../../engine/land/open-side.ts';
import type { Placement } from '../../../engine/schematic/placement.ts';
import type { Library } from '../../../engine/city/library.ts';
import type { PaintedHex } from '../../../engine/schematic/schematic.ts';
import { toWall } from '../../../formats/city/read.ts';
import type { Recipe } from '../../../engine/recipe/recipe.ts';
import { failure, success, type Result } from '../../../engine/problem.ts';
import {
  plainDistrict,
  plainHex,
  plainPlacement,
  plainRow,
  plainSide,
  plainWall,
} from '../../../formats/city/plain.ts';
import { versionProblem } from '../../../formats/form/header.ts';
import { validate } from '../../../formats/form/read.ts';
import { isBrokenJson, parseJson } from '../../../formats/json/parse.ts';
import { LINK_LIMITS } from '../../../formats/limits.ts';
import { toKindList } from '../../../formats/kinds/read.ts';
import { writeKinds } from '../../../formats/kinds/write.ts';
import { toRecipe } from '../../../formats/recipe/read.ts';
import { writeRecipe } from '../../../formats/recipe/write.ts';
import { toSchematic } from '../../../formats/schematic/read.ts';
import { writeSchematic } from '../../../formats/schematic/write.ts';
import { LINK_FORMAT, LINK_VERSION, linkForm } from './link-form.ts';
import { plainSchematic } from '../../document/pieces.ts';
import * as words from './words.ts';

/** Where everything stands in a city that is not just what its recipe generates. */
export type Layout = Pick<City, 'land' | 'open' | 'districts' | 'placements' | 'ground' | 'walls'>;

/** The content of a link to a city. Parts that the built-in library has are left out. */
export interface CityLink {
  /** The engine that made the city: `sixfold` and a version. */
  readonly engine: string;
  /** The name of the city; `null` for one without. */
  readonly name: string | null;
  readonly recipe: Recipe;
  /** The kinds and schematics of recipe and layout that the built-in library lacks, or that differ from it. */
  readonly library: Library;
  /** The digest of all that is used, so that a changed built-in library is noticed. */
  readonly pieces: string;
  /** The digest of the city. */
  readonly digest: string;
  /** The city itself when it is not what the recipe generates; else `null`. */
  readonly layout: Layout | null;
}

/** The text of a link before it is packed: JSON without any white space. */
export function writeLink({ engine, name, recipe, library, pieces, digest, layout }: CityLink): string {
  return JSON.stringify({
    format: LINK_FORMAT,
    version: layout?.ground || layout?.walls || layout?.open || name !== null ? LINK_VERSION : 1,
    engine,
    ...(name !== null && { name }),
    // What users keep beside a recipe is theirs.
    recipe: compact(writeRecipe(withoutMeta(recipe))),
    kinds: compact(writeKinds({ kinds: library.kinds })),
    schematics: library.schematics.map((one) => compact(writeSchematic(plainSchematic(one)))),
    pieces,
    digest,
    ...(layout && {
      layout: {
        land: { rows: layout.land.map(plainRow) },
        ...(layout.open && { open: layout.open.map(plainSide) }),
        districts: layout.districts.map(plainDistrict),
        placements: layout.placements.map(plainPlacement),
        ...(layout.ground && { ground: layout.ground.map(plainHex) }),
        ...(layout.walls && { walls: layout.walls.map(plainWall) }),
      },
    }),
  });
}

/** Reads the text of a link. Its parts are checked each by itself; that they agree is tried when the city is made. */
export function readLink(text: string): Result<CityLink> {
  const parsed = parseJson(text, LINK_LIMITS);
  // Packed text has no checksum of its own: a changed character may come out as text that is broken.
  if (!parsed.ok && isBrokenJson(text, LINK_LIMITS))
    return failure([{ path: 'link', message: words.partMissing }]);
  if (!parsed.ok) return parsed;
  const newer = newerVersion(parsed.value);
  if (newer !== undefined) return failure([versionProblem(newer, '$.version', [1, LINK_VERSION])]);
  const form = validate(linkForm, parsed.value);
  if (!form.ok) return form;
  const { engine, name, recipe, kinds, schematics, pieces, digest, layout } = form.value;
  return success({
    engine,
    name: name?.trim() || null,
    recipe: withoutMeta(toRecipe(recipe)),
    library: {
      kinds: toKindList(kinds).kinds,
      schematics: schematics.map((one) => plainSchematic(toSchematic(one))),
    },
    pieces,
    digest,
    layout: layout
      ? {
          land: layout.land.rows,
          ...(layout.open && { open: layout.open as readonly OpenSide[] }),
          districts: layout.districts,
          placements: layout.placements as readonly Placement[],
          ...(layout.ground && { ground: layout.ground as unknown as readonly PaintedHex[] }),
          ...(layout.walls && { walls: layout.walls.map(toWall) }),
        }
      : null,
  });
}

function newerVersion(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('version' in data)) return undefined;
  const { version } = data;
  return typeof version === 'number' && version > LINK_VERSION ? version : undefined;
}

function compact(json: string): unknown {
  return JSON.parse(json);
}

function withoutMeta(recipe: Recipe): Recipe {
  const { meta, ...rest } = recipe;
  return meta ? rest : recipe;
}
