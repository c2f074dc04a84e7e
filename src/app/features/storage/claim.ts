export interface ClaimEvents {
  /** This tab may write from now on; what is stored may have changed since it last could. */
  readonly onHeld: () => void;
  /** This tab may not write any more. */
  readonly onLost: () => void;
}

/** The right to write, as the browser lets tabs agree on it. */
export interface Claim {
  readonly isHeld: boolean;
  /** Gets in line for the right; resolves once it is held. */
  readonly queue: () => Promise<void>;
  /** Takes the right from the tab that holds it; resolves once it is held. */
  readonly take: () => Promise<void>;
}
