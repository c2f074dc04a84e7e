import type { Draft } from 'immer';
import type { Document, SchematicDocument } from '../../document/document.ts';
import { isRecord, membersOf } from '../../kit/members.ts';
import type { SchematicProblem } from './problem.ts';

/**
 * Key of the dismissed checks in a schematic's free data, so that they go with its file: by the key of each check, the
 * reason and the number of segments that it was about.
 */
const KEY = 'dismissedChecks';

/** Most characters of a reason. */
export const MAX_REASON = 200;

/** A check that the designer of a schematic has dismissed. */
interface Dismissal {
  readonly reason: string;
  /** Segments that it was about; with more of them the check is open again. */
  readonly segments: number;
}

function dismissalOf({ meta }: Pick<SchematicDocument, 'meta'>, key: string): Dismissal | null {
  const all = membersOf(meta?.[KEY]);
  const written = Object.hasOwn(all, key) ? all[key] : undefined;
  if (!isRecord(written)) return null;
  const { reason, segments } = written;
  if (typeof reason !== 'string' || typeof segments !== 'number') return null;
  return { reason, segments };
}

/** Segments that a problem is about; 0 when it is about none in particular. */
function segmentsOf({ shows }: SchematicProblem): number {
  return shows.kind === 'places' ? shows.places.reduce((sum, { length }) => sum + length, 0) : 0;
}

/** The reason for which a problem of a schematic was dismissed; `null` when it is open. */
export function dismissedReason(
  schematic: Pick<SchematicDocument, 'meta'>,
  problem: SchematicProblem,
): string | null {
  if (problem.isFinal) return null;
  const dismissal = dismissalOf(schematic, problem.key);
  return dismissal && segmentsOf(problem) <= dismissal.segments ? dismissal.reason : null;
}

/** Dismisses a problem of a schematic. */
export function dismissProblem(
  draft: Draft<Document>,
  id: string,
  problem: SchematicProblem,
  reason: string,
): void {
  const schematic = draft.schematics[id]!;
  const dismissal: Dismissal = { reason: reason.slice(0, MAX_REASON), segments: segmentsOf(problem) };
  const { meta } = schematic;
  schematic.meta = { ...meta, [KEY]: { ...membersOf(meta?.[KEY]), [problem.key]: dismissal } };
}

/** Opens a dismissed problem again; free data that is left without any goes. */
export function restoreProblem(draft: Draft<Document>, id: string, key: string): void {
  const schematic = draft.schematics[id]!;
  const { [KEY]: written, ...others } = schematic.meta ?? {};
  const { [key]: _, ...rest } = membersOf(written);
  if (Object.keys(rest).length > 0) schematic.meta = { ...others, [KEY]: rest };
  else if (Object.keys(others).length > 0) schematic.meta = others;
  else delete schematic.meta;
}
