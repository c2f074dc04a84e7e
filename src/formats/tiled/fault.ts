import { cutText } from '../cut-text.ts';

/** Most characters of a message: one of the XML parser has all that stands where it expected something else. */
const LONGEST = 300;

/** A problem of a map that ends reading it, with its place. */
export class TiledFault extends Error {
  readonly path: string;

  /** @param path where in the map, as `layer "land"` */
  constructor(path: string, message: string) {
    super(message.length > LONGEST ? `${cutText(message, LONGEST)}…` : message);
    this.path = path;
  }
}

/** A place in a file, or the file as a whole; the file that was given has no name. */
export function placeIn(file: string, place = ''): string {
  if (file === '') return place || 'map';
  return place === '' ? file : `${file}: ${place}`;
}
