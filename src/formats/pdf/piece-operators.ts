import { LAND_COLOR } from '../picture/plan-ground.ts';
import type { CutPiece } from './bill.ts';
import type { Forms } from './forms.ts';
import { channels, decimal } from './operators.ts';
import { BLACK } from './sheet.ts';

/** Width of the line along which a piece is cut out, in millimeters. */
const CUT_LINE = 0.2;

/**
 * The operators that show a piece inside its outline, in side lengths about its center.
 *
 * @param scale millimeters per side length
 */
export function pieceOperators({ rings, parts }: CutPiece, forms: Forms, scale: number): string[] {
  const outline = rings.map(ringOperators).join(' ');
  return [
    `${channels(LAND_COLOR)} rg`,
    outline,
    'f q',
    outline,
    'W n',
    ...forms.placements([{ x: 0, y: 0, parts }], 'C'),
    `Q ${channels(BLACK)} RG ${decimal(CUT_LINE / scale)} w`,
    outline,
    'S',
  ];
}

function ringOperators(ring: readonly number[]): string {
  let operators = '';
  for (let i = 0; i < ring.length; i += 2)
    operators += `${decimal(ring[i]!)} ${decimal(ring[i + 1]!)} ${i === 0 ? 'm' : 'l'} `;
  return `${operators}h`;
}
