import type { Document } from '../../document/document.ts';
import type { Timeline } from '../../document/timeline.ts';
import type { SessionRecord } from './stored.ts';

/** The work on the desk, as it was read. */
export interface OnDesk {
  /** `null` for nothing that can be used: the app begins with the built-in library, or goes on with what it has. */
  readonly document: Document | null;
  readonly timeline: Timeline;
  readonly session: SessionRecord | null;
  /** When it was last written, in milliseconds since 1970; `null` for never. */
  readonly savedAt: number | null;
  /** What was found out about the stored work and should be told, in words. */
  readonly notice: string | null;
}
