import type { Draft } from 'immer';
import type { City, CityWall } from '../../engine/city/city.ts';
import type { District } from '../../engine/land/district.ts';
import type { Placement } from '../../engine/schematic/placement.ts';
import type { Library } from '../../engine/city/library.ts';
import { usedBy } from '../../engine/city/used.ts';
import type { Recipe } from '../../engine/recipe/recipe.ts';
import type { Pack } from '../../engine/pack/pack.ts';
import { compareHexes, hexKey } from '../../engine/hex/hex.ts';
import type { OpenSide } from '../../engine/land/open-side.ts';
import type { LandRow } from '../../engine/land/row.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import {
  mergeSegments,
  paintedSegments,
  type PaintedHex,
  type Schematic,
  type Six,
} from '../../engine/schematic/schematic.ts';
import { fromChunks, toChunks, type Chunked } from './chunked.ts';

/** A schematic while it is edited: its hexes keyed `"q,r"`, so that a painted hex is one small patch. */
export interface SchematicDocument extends Omit<Schematic, 'hexes'> {
  readonly hexes: Readonly<Record<string, Six<string | null>>>;
  /** The pack that the schematic belongs to; absent for none. */
  readonly pack?: Membership;
}

/** The place of a schematic in a pack. */
export interface Membership {
  /** Id of the pack. */
  readonly id: string;
  /** The id of the schematic within the pack: another than its own where that was taken here. */
  readonly as: string;
}

/**
 * A pack of the library. Its schematics are those that say so, in the order of the library; its cover and tests name
 * them by their ids within the pack.
 */
export type PackDocument = Omit<Pack, 'schematics'>;

/**
 * A city while it is edited. It keeps the schematics and kinds that it was made of, whatever becomes of the
 * library, as its file does.
 */
export interface CityDocument {
  readonly engine: string;
  readonly recipe: Recipe | null;
  readonly kinds: readonly Kind[];
  readonly schematics: Readonly<Record<string, Schematic>>;
  readonly land: readonly LandRow[];
  /** The sides of its land beyond which the country goes on; absent without any. */
  readonly open?: readonly OpenSide[];
  readonly districts: readonly District[];
  readonly placements: Chunked<Placement>;
  /** Segments whose kind belongs to no placement; nothing is stamped on them. */
  readonly ground?: readonly PaintedHex[];
  readonly walls?: readonly CityWall[];
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** A city with the recipe that it is made by, and the colors of its districts. */
export interface ParkedCity {
  readonly recipe: Recipe;
  /** Colors that were chosen for groups of districts, `#rrggbb` by name. */
  readonly groupColors: Readonly<Record<string, string>>;
  readonly city: CityDocument;
}

/** The names of the cities of a document, and those of them that are not open. */
export interface Cities {
  /** Id of the city that stands in the document itself. */
  readonly open: string;
  /** All cities, the open one among them, in their order. */
  readonly list: readonly { readonly id: string; readonly name: string }[];
  /** The cities that are not open, by their ids. */
  readonly parked: Readonly<Record<string, ParkedCity>>;
}

/** All that is saved and undone; recipe, colors and city are those of the open city. */
export interface Document extends ParkedCity {
  readonly kinds: readonly Kind[];
  readonly schematics: Readonly<Record<string, SchematicDocument>>;
  /** Ids of the schematics in the order of the library list. */
  readonly order: readonly string[];
  /** The packs of the library, in order, no id twice; absent for none. */
  readonly packs?: readonly PackDocument[];
  /** Absent for one city without a name. */
  readonly cities?: Cities;
}

/** All cities of a document with their recipes, the open one first; the drafts of a draft. */
export function everyCity(document: Draft<Document>): Draft<ParkedCity>[];
export function everyCity(document: Document): readonly ParkedCity[];
export function everyCity(document: Document): readonly ParkedCity[] {
  return [document, ...Object.values(document.cities?.parked ?? {})];
}

/** Puts another document in place of all that there is. */
export function replaceDocument(draft: Draft<Document>, document: Document): void {
  Object.assign(draft, document);
  if (!document.cities) delete draft.cities;
  if (!document.packs) delete draft.packs;
}

export function toSchematicDocument(schematic: Schematic): SchematicDocument {
  const hexes: Record<string, Six<string | null>> = {};
  for (const hex of schematic.hexes) hexes[hexKey(hex)] = hex.segments;
  return { ...schematic, hexes };
}

const schematics = new WeakMap<SchematicDocument, Schematic>();

/** The engine's value of a schematic, the same object as long as the document has not changed. */
export function toSchematic(document: SchematicDocument): Schematic {
  let schematic = schematics.get(document);
  if (!schematic) {
    const hexes: PaintedHex[] = Object.entries(document.hexes).map(([key, segments]) => {
      const [q, r] = key.split(',').map(Number) as [number, number];
      return { q, r, segments };
    });
    const { around, pack: _, ...rest } = document;
    const asked = around ? besideShape(around, document.hexes) : [];
    schematic = { ...rest, hexes: hexes.sort(compareHexes), ...(asked.length > 0 && { around: asked }) };
    schematics.set(document, schematic);
  }
  return schematic;
}

/** Conditions without those on segments that were painted since: nothing can be asked of the shape itself. */
function besideShape(
  around: readonly PaintedHex[],
  painted: SchematicDocument['hexes'],
): readonly PaintedHex[] {
  return mergeSegments(
    paintedSegments(around).filter(({ k, ...hex }) => {
      const own = painted[hexKey(hex)];
      return !own || own[k] === null;
    }),
  );
}

/** The library as the engine takes it: schematics that have no segment yet are left out. */
export function toLibrary(document: Document): Library {
  return {
    kinds: document.kinds,
    schematics: document.order
      .map((id) => toSchematic(document.schematics[id]!))
      .filter(({ hexes }) => hexes.length > 0),
  };
}

export function toCityDocument(city: City): CityDocument {
  const { schematics: list, placements, ...rest } = city;
  return {
    ...rest,
    schematics: Object.fromEntries(list.map((schematic) => [schematic.id, schematic])),
    placements: toChunks(placements),
  };
}

/** The city as it is exported: only the schematics and kinds that placements still use. */
export function toCity({ schematics: byId, placements: chunks, ...rest }: CityDocument): City {
  const placements = fromChunks(chunks);
  const used = usedBy(placements, { kinds: rest.kinds, schematics: Object.values(byId) }, rest.ground);
  return { ...rest, ...used, placements };
}
