import type { GroupColors } from '../picture/group-color.ts';
import type { MapLook } from '../picture/map/look.ts';

/** A size of paper: A4, 210 × 297 mm, or Letter, 215.9 × 279.4 mm. */
export type Paper = 'a4' | 'letter';

/** The sizes of paper, upright, in millimeters. */
export const PAPERS = {
  a4: { name: 'A4', width: 210, height: 297 },
  letter: { name: 'Letter', width: 215.9, height: 279.4 },
} as const satisfies Record<Paper, unknown>;

/**
 * The cut-outs at the end of the document: each piece as often as it is placed, each once with its number, or no
 * cut-outs at all.
 */
export type CutOuts = 'each' | 'once' | 'none';

export const CUT_OUTS = ['each', 'once', 'none'] as const satisfies readonly CutOuts[];

/** Ranges of the lengths, in millimeters. The margin holds the marks and the names of pages. */
export const SIDE_RANGE = { min: 1, max: 100 } as const;
export const MARGIN_RANGE = { min: 8, max: 40 } as const;
export const OVERLAP_RANGE = { min: 0, max: 20 } as const;

/** Most pages of a document. */
export const MAX_PAGES = 400;

/** The options of a document for the table. */
export interface PdfOptions {
  /** The name of the city, for the title; may be empty. */
  readonly name: string;
  /** The paper to print on. */
  readonly paper: Paper;
  /** Length of the side of a hex on the map and the cut-outs, in millimeters, 1..100. */
  readonly side: number;
  /** Distance of the map from the edge of the paper, in millimeters, 8..40. */
  readonly margin: number;
  /** The strip that two neighboring pages both show, in millimeters, 0..20. */
  readonly overlap: number;
  /** The cut-outs at the end. */
  readonly pieces: CutOuts;
  /** Whether the sea stays white, which saves ink. */
  readonly transparent: boolean;
  /** Whether the map pages tint districts; the overview always does. */
  readonly districts: boolean;
  /** Whether the lines between hexes are drawn. */
  readonly hexLines: boolean;
  /** Chosen colors of groups of districts. */
  readonly groupColors?: GroupColors;
  /** The look of a map; a plan with exact segments when absent. */
  readonly map?: MapLook;
}

export const PDF_DEFAULTS: PdfOptions = {
  name: '',
  paper: 'a4',
  side: 10,
  margin: 10,
  overlap: 5,
  pieces: 'once',
  transparent: false,
  districts: false,
  hexLines: false,
};

/**
 * Checks the lengths of options.
 *
 * @throws RangeError with the length that is out of its range
 */
export function checkLengths({ side, margin, overlap }: PdfOptions): void {
  const lengths = [
    ['side', side, SIDE_RANGE],
    ['margin', margin, MARGIN_RANGE],
    ['overlap', overlap, OVERLAP_RANGE],
  ] as const;
  for (const [name, length, { min, max }] of lengths)
    if (!(length >= min && length <= max))
      throw new RangeError(`${name}: ${length} mm is not ${min}..${max}`);
}
