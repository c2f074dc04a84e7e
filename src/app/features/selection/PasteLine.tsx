import { StatusLine } from '../../board/StatusLine.tsx';
import { explainBlocked } from '../../cityview/fit-words.ts';
import type { CityStatusProps } from '../../cityview/slots.ts';
import { useApp } from '../../store/context.tsx';
import { usePaste } from './PasteLayer.tsx';

/** The status of the copy in hand: whether it fits under the pointer, and why not. */
export function PasteLine({ city, hover }: CityStatusProps) {
  const paste = usePaste(city, hover);
  const document = useApp((state) => state.document.city);
  if (!paste)
    return (
      <StatusLine>
        Click on the land to stamp what was copied; with Shift it stays in hand · Esc cancels
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
