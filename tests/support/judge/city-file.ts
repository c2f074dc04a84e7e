import type { HexAt, PoseAt } from './plane.ts';

/** A segment as files name it. */
export interface FileSegment extends HexAt {
  readonly segment: number;
}

/** A hex with a text or nothing for each of its segments. */
export interface FileHex extends HexAt {
  readonly segments: readonly (string | null)[];
}

export interface FileKind {
  readonly id: string;
  readonly open: boolean;
  readonly public?: boolean;
}

export interface FileSchematic {
  readonly id: string;
  readonly hexes: readonly FileHex[];
  readonly around?: readonly FileHex[];
}

export interface FilePlacement extends HexAt, PoseAt {
  readonly id: number;
  readonly schematic: string;
  readonly locked: boolean;
}

export interface FileNear {
  readonly to: string;
  readonly least?: number;
  readonly most?: number;
}

export interface FileRule {
  readonly id: string;
  readonly min?: number;
  readonly max?: number;
  readonly groups?: readonly string[];
  readonly rotations?: readonly number[];
  readonly shifts?: readonly number[];
  readonly mirror?: boolean;
  readonly spacing?: number;
  readonly near?: readonly FileNear[];
  readonly align?: 'district';
}

export interface FileWallRule {
  readonly around: readonly string[] | number;
  readonly pieces: readonly string[];
  readonly gates?: {
    readonly pieces: readonly string[];
    readonly min: number;
    readonly max?: number;
    readonly spacing: number;
  };
}

/** The recipe inside a city's file, as far as the laws read it. */
export interface FileRecipe {
  readonly land?: { readonly shape: string; readonly form?: string };
  readonly schematics: readonly FileRule[];
  readonly fill: { readonly coverage: number | Readonly<Record<string, number>> };
  readonly rivers?: { readonly kind: string };
  readonly walls?: readonly FileWallRule[];
  readonly streets?: {
    readonly main: string;
    readonly lane: string;
    readonly bridge: string;
    readonly within?: number | Readonly<Record<string, number>>;
  };
  readonly rest?: Readonly<Record<string, readonly string[]>>;
  readonly reach?: 'all';
}

export interface FileWall {
  readonly placements: readonly number[];
  readonly gates: readonly number[];
  readonly water: readonly FileSegment[];
}

/** The file of a city, as far as the laws read it. */
export interface CityFile {
  readonly recipe: FileRecipe;
  readonly kinds: readonly FileKind[];
  readonly schematics: readonly FileSchematic[];
  readonly open?: readonly (HexAt & { readonly side: number })[];
  readonly districts: readonly { readonly id: number; readonly group: string }[];
  readonly placements: readonly FilePlacement[];
  readonly ground?: readonly FileHex[];
  readonly walls?: readonly FileWall[];
  readonly hexes: readonly (FileHex & {
    readonly district: number | null;
    readonly placements: readonly (number | null)[];
  })[];
  readonly statistics: {
    readonly hexes: number;
    readonly segments: number;
    readonly covered: number;
    readonly coverage: number;
    readonly perSchematic: Readonly<Record<string, number>>;
    readonly publicAreas: number;
    readonly landAreas: number;
    readonly doors: number;
    readonly doorsReached: number;
    readonly walls: { readonly closed: number; readonly of: number };
    readonly streets: number;
  };
}

/** The library that a recipe was made with, as far as the laws read it. */
export interface LibraryFile {
  readonly schematics: readonly FileSchematic[];
}
