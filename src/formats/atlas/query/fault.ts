/** A place in the text of a query. */
export interface Place {
  /** Index of the first character. */
  readonly at: number;
  /** Number of characters; 0 where something is missing. */
  readonly length: number;
}

/** The reason why a text is no query, with its place. It ends the reading, and never leaves this folder. */
export class QueryFault extends Error {
  readonly place: Place;

  constructor(place: Place, message: string) {
    super(message);
    this.place = place;
  }
}
