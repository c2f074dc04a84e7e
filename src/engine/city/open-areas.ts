import { connectedPieces } from '../board/steps.ts';
import type { City } from './city.ts';
import type { ResolvedCity } from './resolve.ts';
import { streetKinds } from './street-figures.ts';

/** The open ground of a city. */
export interface OpenAreas {
  /** Connected pieces of open ground without streets: squares, gardens, fields, free land. */
  readonly openAreas: number;
  /** Segments of the largest of them; 0 without any. */
  readonly largestOpenArea: number;
}

/** The connected pieces of ground where nothing stands, or a kind that is open, but no street of the recipe. */
export function openAreas(city: City, { board, kind_segment }: ResolvedCity): OpenAreas {
  const streets = streetKinds(city);
  const isOpenKind = [true, ...city.kinds.map(({ id, open }) => open && !streets.has(id))];
  const { count, size_piece } = connectedPieces(
    board,
    city.land,
    (segment) => isOpenKind[kind_segment[segment]!] === true,
  );
  return { openAreas: count, largestOpenArea: size_piece.reduce((most, size) => Math.max(most, size), 0) };
}
