import type { NearestMiss } from './nearest-miss.ts';

/**
 * The values of the problems of the engine, by code. The words are made where problems are shown:
 * `formats/recipe/problem-words.ts` for files and the command line, and a table of the app.
 */
export interface ProblemValues {
  /** The seed of the recipe is no integer from 0 to `most`. */
  readonly 'bad-seed': { readonly seed: number; readonly most: number };
  /** A rule names a schematic that the library does not have. */
  readonly 'unknown-schematic': { readonly schematic: string };
  /** The minimum of a rule is more than its maximum. */
  readonly 'min-above-max': { readonly min: number; readonly max: number };
  /** A rule names groups, and the recipe has no districts. */
  readonly 'no-districts': null;
  /** A rule names groups that no district has. */
  readonly 'unknown-groups': { readonly groups: readonly string[] };
  /** A rule keeps its schematic near to something, or far from it, that no city of the recipe has. */
  readonly 'near-nothing': { readonly to: string };
  /** The box of the land has more than `most` hexes. */
  readonly 'land-too-wide': { readonly columns: number; readonly rows: number; readonly most: number };
  readonly 'too-many-groups': { readonly groups: number; readonly most: number };
  /** Two given placements have the same id. */
  readonly 'same-id': null;
  /** The schematic of a given placement is missing. */
  readonly 'missing-schematic': { readonly schematic: string };
  /** A given placement does not fit on the land beside the other given ones. */
  readonly 'given-does-not-fit': null;
  /** All placements of the selection are locked, so that none can be rerolled. */
  readonly 'all-locked': null;
  /** A required schematic has more segments than the largest connected part of its ground. */
  readonly 'larger-than-ground': Ground & { readonly segments: number; readonly largest: number };
  /** A required schematic fits nowhere on its ground, though nothing else was placed. */
  readonly 'fits-nowhere': Ground & InTheWay & { readonly min: number };
  /** The spacing of a rule leaves room for `most` placements. */
  readonly 'too-close': Ground & { readonly min: number; readonly most: number; readonly spacing: number };
  /** The minimums together need more segments than are free. */
  readonly 'too-few-segments': Ground & { readonly needed: number; readonly free: number };
  /** A required schematic fits nowhere beside what stays. */
  readonly 'no-room-beside-given': InTheWay & { readonly min: number };
  /** The search reached its limit of steps with `standing` of `required` pieces placed. */
  readonly 'no-room-found': Crowd;
  /** The land has free ground from edge to edge for `rivers` of `count` rivers. */
  readonly 'too-few-rivers': { readonly rivers: number; readonly count: number };
  /** The ground that a wall should enclose is empty. */
  readonly 'nothing-to-wall': null;
  /** No land lies beside the wall on its outside. */
  readonly 'nothing-outside': null;
  /** Placements that stay stand on the line of a wall, so that it has a gap. */
  readonly 'wall-broken': { readonly segments: number };
  /** The line of a wall has room for `gates` gates, even side by side. */
  readonly 'too-few-gates': { readonly gates: number; readonly min: number };
  /** The spacing leaves room for `gates` gates; one of `widest` leaves room for the least number. */
  readonly 'gates-too-far-apart': {
    readonly gates: number;
    readonly min: number;
    readonly spacing: number;
    readonly widest: number;
  };
  /** No street can lead to both sides of the gates of a wall. */
  readonly 'no-street-to-gate': null;
  /** The recipe names a kind that the library does not have. */
  readonly 'unknown-kind': { readonly kind: string };
  /** No piece of a wall covers some segments of its line. */
  readonly 'wall-gap': { readonly segments: number };
  /** A schematic of a wall is no strip of segments. */
  readonly 'no-strip': { readonly schematic: string };
  /** No street can lead to the doors of a required schematic. */
  readonly 'no-street-to-door': { readonly schematic: string };
  /** Some free segments of the town are further from a street than the recipe allows, and no lane can come nearer. */
  readonly 'too-far-from-street': { readonly segments: number };
  /** Something else stands, or nothing, where a schematic asks for something. */
  readonly 'condition-not-kept': {
    /** The text of the condition. */
    readonly wish: string;
    /** Id of the kind that stands there; `@free` for nothing. */
    readonly found: string;
  };
  /** A placement of a schematic is too near to something, or too far from it. */
  readonly 'distance-not-kept': {
    readonly to: string;
    readonly least: number;
    readonly most: number | null;
  };
  /** Public ground would fall into more pieces than the land, or there would be none. */
  readonly 'public-ground-parted': {
    readonly areas: number;
    /** Number of connected parts of the land. */
    readonly parts: number;
    /** Without this alone it would be in one piece; `null` when several do it together. */
    readonly by: Parter | null;
  };
  /** It is proven that the required pieces cannot stand together. */
  readonly 'no-room-together': Crowd;
}

/** The part of a town that alone keeps a schematic from a place. */
interface InTheWay {
  /** The river, or other ground, without which the schematic fits; `null` where that is not so, or not known. */
  readonly without: 'rivers' | 'ground' | null;
}

/** Something that parts public ground: ground of `rest`, rivers, walls, other pieces. */
export const PARTERS = ['rest', 'rivers', 'walls', 'pieces'] as const;

export type Parter = (typeof PARTERS)[number];

interface Ground {
  /** The groups of districts of the ground; `null` for all of the land. */
  readonly groups: readonly string[] | null;
}

interface Crowd {
  readonly min: number;
  /** Number of segments of the schematic. */
  readonly segments: number;
  readonly required: number;
  readonly standing: number;
}

export type ProblemCode = keyof ProblemValues;

/** The object that a problem is about. */
export type ProblemPath =
  /** A member of the recipe, by the names and indices that lead to it. */
  | { readonly of: 'recipe'; readonly members: readonly (string | number)[] }
  /** Schematics of the recipe, by id. */
  | { readonly of: 'schematics'; readonly ids: readonly string[] }
  /** A given placement, by id. */
  | { readonly of: 'placement'; readonly id: number }
  | { readonly of: 'selection' };

/** A reason why the engine makes no city, or does not reroll one. */
export type EngineProblem = ProblemReason & {
  readonly path: ProblemPath;
  /** The placement of the schematic that came nearest to fitting, when that is known. */
  readonly miss?: NearestMiss | null;
};

/** A problem wherever it is: its code, and the values of that code. */
export type ProblemReason = {
  readonly [Code in ProblemCode]: { readonly code: Code; readonly values: ProblemValues[Code] };
}[ProblemCode];

/** The words of a table for the problem of each code. */
export type ProblemWords = {
  readonly [Code in ProblemCode]: (values: ProblemValues[Code]) => string;
};

/** The words of a problem in a table. */
export function wordsOf<Code extends ProblemCode>(
  words: { readonly [One in Code]: (values: ProblemValues[One]) => string },
  { code, values }: { readonly code: Code; readonly values: ProblemValues[Code] },
): string {
  return words[code](values);
}
