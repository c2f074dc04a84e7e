import { InvalidArgumentError, type Option } from 'commander';
import { choiceOption } from './choice.ts';
import {
  CUT_OUTS,
  MARGIN_RANGE,
  OVERLAP_RANGE,
  PAPERS,
  PDF_DEFAULTS,
  SIDE_RANGE,
  type CutOuts,
  type Paper,
} from '../formats/pdf/options.ts';

/** The options of a document for the table; lengths in millimeters. */
export interface PdfChoices {
  readonly paper?: Paper;
  readonly side?: number;
  readonly margin?: number;
  readonly overlap?: number;
  readonly pieces?: CutOuts;
  readonly title?: string;
}

export function paperOption(): Option {
  const papers = Object.keys(PAPERS);
  return choiceOption(
    '--paper <size>',
    `size of the paper, for pdf; ${PDF_DEFAULTS.paper} when absent`,
    papers,
  );
}

export function piecesOption(): Option {
  const use = 'cut-outs: each piece as often as placed, once with its number, or none, for pdf';
  return choiceOption('--pieces <cut-outs>', `${use}; ${PDF_DEFAULTS.pieces} when absent`, CUT_OUTS);
}

export function parseSide(text: string): number {
  return parseLength(text, SIDE_RANGE);
}

export function parseMargin(text: string): number {
  return parseLength(text, MARGIN_RANGE);
}

export function parseOverlap(text: string): number {
  return parseLength(text, OVERLAP_RANGE);
}

function parseLength(text: string, { min, max }: { readonly min: number; readonly max: number }): number {
  const value = /^\d{1,4}(?:\.\d{1,3})?$/.test(text) ? Number(text) : NaN;
  if (!(value >= min && value <= max))
    throw new InvalidArgumentError(`It must be a number of millimeters ${min}..${max}.`);
  return value;
}
