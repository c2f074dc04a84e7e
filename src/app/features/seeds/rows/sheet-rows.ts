import type { EngineProblem } from '../../../../engine/generate/problem.ts';
import type { FigureTable } from '../../../../formats/atlas/table.ts';
import type { Figure } from './figure.ts';

/** The picture of a seed, or the reason why there is no city to draw. */
export type SheetPicture =
  | {
      readonly kind: 'city';
      readonly seed: number;
      /** Of `cityMark`. */
      readonly mark: string;
      /** Red, green, blue and alpha of each pixel. */
      readonly pixels: Uint8ClampedArray<ArrayBuffer>;
      readonly width: number;
      readonly height: number;
      /** The city reaches farther than the others, and is drawn at a smaller scale. */
      readonly isSmaller: boolean;
    }
  | { readonly kind: 'failed'; readonly seed: number; readonly problems: readonly EngineProblem[] };

/** Pictures of seeds, made for those that are looked at and forgotten some time later. */
export interface SheetPictures {
  readonly get: (seed: number) => SheetPicture | undefined;
  /** Has the pictures of these seeds made, the first ones first, instead of those asked for before. */
  readonly look: (seeds: readonly number[]) => void;
  /** @returns the function that ends the calls */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The rows of a sheet, wherever they come from: seeds that are being made, or the lines of an atlas. A row is one seed;
 * its column `ok` is 1 for a city, 0 for a seed without one, NaN for a seed that is not made yet. When numbers change,
 * there is another object.
 */
export interface SheetRows {
  readonly table: FigureTable;
  /** The rows that belong to the sheet; `null` for all rows of the table. */
  readonly scope: Uint32Array | null;
  /** The figures that rows are sorted, filtered and compared by, each a column of the table. */
  readonly figures: readonly Figure[];
  /** `null` when the recipe of the seeds is not known. */
  readonly pictures: SheetPictures | null;
  /** The reason why a row has no city, with ids, for tables; empty for a city. */
  readonly problemOf: (row: number) => string;
}

/** The order of the rows of a sheet: by a column, or by likeness to the city of a seed. */
export type Order =
  | { readonly kind: 'figure'; readonly name: string; readonly descending: boolean }
  | { readonly kind: 'like'; readonly seed: number };

/** The input of a view of the sheet: pictures, table or plot. */
export interface SheetViewProps {
  readonly rows: SheetRows;
  /** The rows that the filter lets through, in their order. */
  readonly shown: Uint32Array;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
  /** In the filter language; empty for no filter. */
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  /** Opens the city of a seed; `null` when it cannot be made. */
  readonly onOpen: ((seed: number) => void) | null;
}
