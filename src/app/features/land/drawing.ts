import { holdable } from '../../cityview/city-tool.ts';

/** The tools that draw land, or take it away, hex by hex. */
export const drawing = holdable('land');
export const erasing = holdable('sea');
