/*
 * What is drawn of a city after its ground, and so no part of that: the signs of conditions, and the sea beside country
 * that goes on.
 */

export { pictureOfAround } from '../../formats/picture/art/signs.ts';
export { colorSea } from './color-sea.ts';
