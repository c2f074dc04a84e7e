/** A problem of a map that ends reading it, with its place. */
export class TiledFault extends Error {
  readonly path: string;

  /** @param path where in the map, as `layer "land"` */
  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}
