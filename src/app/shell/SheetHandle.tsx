import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import classes from './SheetHandle.module.css';
import { SHEET_MOST, sheetShare } from './sheet-share.ts';
import { nextStop, snapped } from './sheet-stops.ts';
import * as words from './words.ts';

/** A drag of the handle: where it began, in CSS pixels, and the height of the panel then, in percent. */
interface Drag {
  readonly y: number;
  readonly share: number;
}

/** Pixels within which a press is a tap. */
const TAP = 4;

/** The handle that makes the panel below the board higher and lower: by a drag, a tap or the keys. */
export function SheetHandle() {
  const share = sheetShare.use();
  const drag = useRef<Drag | null>(null);

  const shareAt = ({ y, share: from }: Drag, clientY: number) => from + ((y - clientY) / innerHeight) * 100;
  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { y: event.clientY, share };
  }
  function onPointerMove({ clientY }: PointerEvent): void {
    if (!drag.current) return;
    const next = shareAt(drag.current, clientY);
    sheetShare.set(Math.min(Math.max(Math.round(next), 0), SHEET_MOST));
  }
  function onPointerUp({ clientY }: PointerEvent): void {
    const held = drag.current;
    drag.current = null;
    if (!held) return;
    const isTap = Math.abs(clientY - held.y) <= TAP;
    if (isTap) sheetShare.set(held.share >= SHEET_MOST ? nextStop(0, 'up') : nextStop(held.share, 'up'));
    else sheetShare.set(snapped(shareAt(held, clientY)));
  }
  function onKeyDown(event: KeyboardEvent): void {
    const next = keyShare(event.key, share);
    if (next === null) return;
    event.preventDefault();
    sheetShare.set(next);
  }
  return (
    <div className={classes.bar}>
      <div
        role="separator"
        aria-orientation="horizontal"
        aria-label={words.panelHeight}
        aria-valuemin={0}
        aria-valuemax={SHEET_MOST}
        aria-valuenow={share}
        aria-valuetext={words.percentHigh(share)}
        tabIndex={0}
        className={classes.handle}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => (drag.current = null)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

function keyShare(key: string, share: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return nextStop(share, 'up');
    case 'ArrowDown':
      return nextStop(share, 'down');
    case 'Home':
      return 0;
    case 'End':
      return SHEET_MOST;
    default:
      return null;
  }
}
