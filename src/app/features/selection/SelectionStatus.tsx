import type { Hover } from '../../board/input/hover.ts';
import { StatusLine } from '../../board/StatusLine.tsx';
import { useApp } from '../../store/context.tsx';
import type { CityView } from '../../cityview/city-view.ts';
import { explainBlocked } from '../../cityview/fit-words.ts';
import { usePaste } from './PasteLayer.tsx';
import { useSelecting } from './use-selecting.ts';
import { heldTool } from '../../cityview/city-tool.ts';

interface SelectionStatusProps {
  readonly city: CityView;
  readonly hover: Hover;
}

/** What is said below the city of what is selected, carried or about to be pasted. */
export function SelectionStatus({ city, hover }: SelectionStatusProps) {
  const tool = useApp(heldTool);
  if (tool === 'paste') return <PasteLine city={city} hover={hover} />;
  return tool === 'select' ? <SelectLine /> : null;
}

function SelectLine() {
  const { doing, message } = useSelecting();
  const count = useApp((state) => state.session.placements.length);
  if (message !== null)
    return (
      <StatusLine tone="bad" live>
        {message}
      </StatusLine>
    );
  if (doing.kind === 'move')
    return (
      <StatusLine tone="good" live>
        Fits here · let go to move
      </StatusLine>
    );
  if (doing.kind === 'band') return <StatusLine>{words(doing.ids.length)} in it</StatusLine>;
  return count > 1 ? <StatusLine live>{words(count)} selected</StatusLine> : null;
}

function words(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'placement' : 'placements'}`;
}

function PasteLine({ city, hover }: SelectionStatusProps) {
  const paste = usePaste(city, hover);
  const document = useApp((state) => state.document.city);
  if (!paste)
    return (
      <StatusLine>
        Click on the land to stamp what was copied; with Shift it stays in hand · Esc lets go
      </StatusLine>
    );
  if (paste.blocked.length > 0)
    return (
      <StatusLine tone="bad" live>
        {explainBlocked(paste.blocked, document)}
      </StatusLine>
    );
  return (
    <StatusLine tone="good" live>
      Fits here · click to stamp
    </StatusLine>
  );
}
