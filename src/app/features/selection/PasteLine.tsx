import { StatusLine } from '../../board/StatusLine.tsx';
import { explainBlocked } from '../../cityview/fit-words.ts';
import type { CityStatusProps } from '../../cityview/slots.ts';
import { usePaste } from './PasteLayer.tsx';
import * as words from './words.ts';

/** The status of the copy in hand: whether it fits under the pointer, and why not. */
export function PasteLine({ city, hover }: CityStatusProps) {
  const paste = usePaste(city, hover);
  if (!paste) return <StatusLine>{words.pasteStatus}</StatusLine>;
  if (paste.blocked.length > 0)
    return (
      <StatusLine tone="bad" live>
        {explainBlocked(paste.blocked, city)}
      </StatusLine>
    );
  return (
    <StatusLine tone="good" live>
      {words.pasteFits}
    </StatusLine>
  );
}
