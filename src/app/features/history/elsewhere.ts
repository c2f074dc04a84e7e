import type { Patch } from '../../document/patch.ts';
import type { Workspace } from '../../store/session.ts';
import type { AppState } from '../../store/store.ts';
import type { Change } from '../../document/step.ts';

/** Where a change is seen: in a workspace, on the board of a schematic. */
export interface ChangePlace {
  readonly workspace: Workspace;
  /** Absent where it is no matter which schematic is on the board. */
  readonly schematic?: string;
}

/**
 * Where to see what a step changed, which was just done or undone; `null` when the workspace on screen shows it. The
 * city has what stands in it, its recipe and its colors; a schematic its segments, and beside them the kinds. The list
 * of the library is in both.
 */
export function placeElsewhere({ session, document }: AppState, { patches }: Change): ChangePlace | null {
  let elsewhere: ChangePlace | null = null;
  for (const patch of patches) {
    const place = placeOf(patch);
    if (place === 'both' || isShown(place, session)) return null;
    // A schematic that is gone is on no board.
    const isThere = place.schematic === undefined || Object.hasOwn(document.schematics, place.schematic);
    if (isThere) elsewhere ??= place;
  }
  return elsewhere;
}

/** The one schematic that patches add to the library; `null` when they add none, or several. */
export function cameBack(patches: readonly Patch[]): string | null {
  const added = patches.filter(
    ({ op, path }) => op === 'add' && path[0] === 'schematics' && path.length === 2,
  );
  return added.length === 1 ? String(added[0]!.path[1]) : null;
}

function isShown(
  { workspace, schematic }: ChangePlace,
  session: Pick<AppState['session'], 'workspace' | 'schematic'>,
): boolean {
  return workspace === session.workspace && (schematic === undefined || schematic === session.schematic);
}

/** The properties of a schematic that the list of the library shows. */
const LISTED: readonly (string | number | undefined)[] = ['name', 'tags'];

function placeOf({ path: [part, id, field] }: Patch): ChangePlace | 'both' {
  switch (part) {
    case 'kinds':
      return { workspace: 'schematics' };
    case 'schematics':
      // Without a field, one has come or gone.
      return field === undefined || LISTED.includes(field)
        ? 'both'
        : { workspace: 'schematics', schematic: String(id) };
    case 'city':
    case 'recipe':
    case 'groupColors':
    case 'cities':
      return { workspace: 'city' };
    case undefined:
    default:
      return 'both';
  }
}
