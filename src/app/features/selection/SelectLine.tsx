import { StatusLine } from '../../board/StatusLine.tsx';
import { citySelection } from '../../cityview/selection-slice.ts';
import { useApp } from '../../store/context.tsx';
import { useSelecting } from './use-selecting.ts';
import * as words from './words.ts';

/** The status of Select: how many placements are selected or drawn around, and where the carried ones fit. */
export function SelectLine() {
  const { doing, message } = useSelecting();
  const count = useApp((state) => citySelection.of(state).ids.length);
  if (message !== null)
    return (
      <StatusLine tone="bad" live>
        {message}
      </StatusLine>
    );
  if (doing.kind === 'move')
    return (
      <StatusLine tone={doing.isSure ? 'good' : 'plain'} live>
        {doing.isSure ? words.moveFits : words.moveMany(doing.carried.length)}
      </StatusLine>
    );
  if (doing.kind === 'band') return <StatusLine>{words.inFrame(doing.ids.length)}</StatusLine>;
  return count > 1 ? <StatusLine live>{words.selectedCount(count)}</StatusLine> : null;
}
