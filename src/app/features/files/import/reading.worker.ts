import { transfer } from 'comlink';
import { failure, success, type Result } from '../../../../engine/problem.ts';
import type { Kind } from '../../../../engine/schematic/kind.ts';
import {
  landOfPolygons,
  readGeojson,
  type GeojsonLandSize,
  type GeojsonReading,
} from '../../../../formats/geojson/read-land.ts';
import { readAny, type SixfoldFile } from '../../../../formats/any.ts';
import type { SeaRule } from '../../../../formats/sea/rule.ts';
import { LINK_LIMITS } from '../../../../formats/limits.ts';
import { boundProblems } from '../../../../formats/problem-list.ts';
import {
  cityBuffers,
  packCity,
  packRecipe,
  packRows,
  recipeBuffers,
  type PackedCity,
  type PackedRecipe,
  type PackedRows,
} from '../../../../worker/packed-city.ts';
import { serve } from '../../../../worker/serve.ts';
import { readTiledAgain, type TiledContent, type TiledSource } from './foreign-maps.ts';
import { readIncoming, type Incoming, type Work } from './incoming.ts';
import { openFiles } from './open-files.ts';
import type { PickedFile } from './picked-files.ts';

/** A work as the page gets it. */
export type SentWork =
  | { readonly kind: 'recipe'; readonly name: string; readonly value: PackedRecipe }
  | { readonly kind: 'city'; readonly name: string; readonly value: PackedCity }
  | { readonly kind: 'land'; readonly name: string; readonly value: PackedRows };

export type SentIncoming = Omit<Incoming, 'works'> & { readonly works: readonly SentWork[] };

type CityFile = Extract<SixfoldFile, { format: 'sixfold/city' }>;

/** A file as the page gets it. */
export type SentFile =
  | Exclude<SixfoldFile, CityFile>
  | { readonly format: 'sixfold/city'; readonly value: PackedCity };

/** The land of polygons as the page gets it. */
interface SentLand {
  readonly rows: PackedRows;
  readonly notes: readonly string[];
}

const service = {
  /** Reads and checks all of some files. */
  async read(files: readonly PickedFile[], known: readonly Kind[]): Promise<SentIncoming> {
    const { works, ...rest } = readIncoming(await openFiles(files), known);
    const sent = works.map(packWork);
    return transfer({ ...rest, works: sent }, sent.flatMap(workBuffers));
  },

  /** Reads the land of polygons, with hexes of a size. */
  readPolygons(text: string, size: GeojsonLandSize, reading: GeojsonReading): Result<SentLand> {
    const polygons = readGeojson(text);
    const land = polygons.ok ? landOfPolygons(polygons.value, size, reading) : polygons;
    if (!land.ok) return failure(boundProblems(land.problems));
    const rows = packRows(land.value.land);
    return transfer(success({ rows, notes: land.value.notes }), [rows.buffer]);
  },

  /** Reads a map of Tiled again, by another rule for the sea. */
  readTiled(source: TiledSource, sea: SeaRule): Result<TiledContent> {
    const read = readTiledAgain(source, sea);
    return read.ok ? read : failure(boundProblems(read.problems));
  },

  /** Reads and checks a text of any of our formats that was passed on by the clipboard. */
  readText(text: string): Result<SentFile> {
    const read = readAny(text, LINK_LIMITS);
    if (!read.ok) return failure(boundProblems(read.problems));
    const file = read.value;
    if (file.format !== 'sixfold/city') return success(file);
    const city = packCity(file.value);
    return transfer(success({ format: file.format, value: city }), cityBuffers(city));
  },
};

function packWork(work: Work): SentWork {
  switch (work.kind) {
    case 'recipe':
      return { ...work, value: packRecipe(work.value) };
    case 'city':
      return { ...work, value: packCity(work.value) };
    case 'land':
      return { ...work, value: packRows(work.value) };
  }
}

function workBuffers(work: SentWork): ArrayBuffer[] {
  switch (work.kind) {
    case 'recipe':
      return recipeBuffers(work.value);
    case 'city':
      return cityBuffers(work.value);
    case 'land':
      return [work.value.buffer];
  }
}

export type ReadingService = typeof service;

serve(service);
