import type { BoardTheme } from '../../board/board-theme.ts';
import { SegmentMarks } from '../../board/overlay.tsx';
import { useAim } from '../../cityview/board-aim.ts';

/** The mark of the segment where the keys of the board are. */
export function KeysMark({ theme }: { readonly theme: BoardTheme }) {
  const keys = useAim(({ segment, byKeys }) => (byKeys ? segment : null));
  return keys && <SegmentMarks segments={[keys]} stroke={theme.focus} width={4} />;
}
