/** A place where a shape of a supply fits: index of the shape, index of its equal pose, and slot of its first hex. */
export interface Spot {
  readonly shape: number;
  readonly pose: number;
  readonly slot: number;
}
