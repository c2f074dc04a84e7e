export type Workspace = 'schematics' | 'city';

/** The state that is never undone and never saved. */
export interface Session {
  readonly workspace: Workspace;
  /** Id of the schematic on the board of the Schematics workspace. */
  readonly schematic: string | null;
  /** Id of the kind that Paint paints. */
  readonly kind: string;
}

export function startSession(schematic: string | null, kind: string): Session {
  return { workspace: 'city', schematic, kind };
}
