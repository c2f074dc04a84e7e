import { StatusLine } from '../../board/StatusLine.tsx';
import { useApp } from '../../store/context.tsx';
import { groundHand } from './ground-hand.ts';
import * as words from './words.ts';

/** The effect of the next press. */
export function GroundLine() {
  const hand = useApp(groundHand.of);
  if (!hand) return null;
  const text = !hand.isWay
    ? hand.kind === null
      ? words.eraseHint
      : words.paintHint
    : hand.from
      ? words.endHint
      : words.beginHint;
  return <StatusLine>{text}</StatusLine>;
}
