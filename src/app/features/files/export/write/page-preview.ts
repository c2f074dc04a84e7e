import { success, type Result } from '../../../../../engine/problem.ts';
import { tileBounds, tileName } from '../../../../../formats/pdf/page-plan.ts';
import { unprintedTexts } from '../../../../../formats/pdf/printed-texts.ts';
import { planTable } from '../../../../../formats/pdf/table-plan.ts';
import type { ExportOptions } from '../forms/option-sets.ts';
import type { CitySubject } from './job.ts';
import { documentFonts } from './document-fonts.ts';
import { pdfOptions } from './pdf-options.ts';
import type { Bounds } from '../../../../../formats/picture/picture.ts';

/** The pages of a document for the table, as its overview shows them. */
export interface PagePreview {
  /** The part of the plane that all sheets of paper cover, in side lengths. */
  readonly shown: Bounds;
  /** The sheets of paper and the maps on them, by the names of the pages. */
  readonly sheets: readonly { readonly name: string; readonly paper: Bounds; readonly map: Bounds }[];
  readonly isLying: boolean;
  /** Sheets of cut-outs. */
  readonly cutOuts: number;
  /** The texts that are not printed as they are, for no font has their letters. */
  readonly unprinted: readonly string[];
}

/** The pages that a document will have, or why it cannot be. */
export async function pagePreview(
  subject: CitySubject,
  chosen: ExportOptions['pdf'],
): Promise<Result<PagePreview>> {
  const options = pdfOptions(subject, chosen);
  const plan = planTable(subject.city, options);
  if (!plan.ok) return plan;
  const { pages, bounds, cutOuts } = plan.value;
  const margin = options.margin / options.side;
  const sheets = pages.tiles.map((tile) => {
    const map = tileBounds(pages, tile, bounds, options.side);
    const paper = {
      left: map.left - margin,
      top: map.top - margin,
      right: map.right + margin,
      bottom: map.bottom + margin,
    };
    return { name: tileName(tile), paper, map };
  });
  return success({
    shown: around(sheets.map(({ paper }) => paper)),
    sheets,
    isLying: pages.paper.width > pages.paper.height,
    cutOuts: cutOuts.sheets.length,
    unprinted: unprintedTexts(subject.city, options, await documentFonts(subject.city, options)).map(
      ({ message }) => message,
    ),
  });
}

function around(boxes: readonly Bounds[]): Bounds {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
