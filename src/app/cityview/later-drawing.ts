import { pictureOfAround } from '../../formats/picture/art/signs.ts';
import { colorSea } from './color-sea.ts';

/**
 * Draws of a city what comes after its ground, and so is no part of that: the signs of conditions, and the sea beside
 * country that goes on.
 */
export const LATER_DRAWING = { pictureOfAround, colorSea };
