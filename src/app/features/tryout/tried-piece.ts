import type { SchematicDocument } from '../../document/document.ts';
import { isLarge } from '../../store/library/drawn-size.ts';

/**
 * The piece as it is tried out: as it is at every step of a stroke, a large one as it has settled.
 *
 * @param live the piece as it is
 * @param calm the piece as it has settled; `undefined` for one that has just come
 */
export function triedPiece(
  live: SchematicDocument | undefined,
  calm: SchematicDocument | undefined,
): SchematicDocument | undefined {
  return live && calm && isLarge(calm) ? calm : live;
}
