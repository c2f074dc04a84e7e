import { LARGEST_REACH } from '../../../engine/tryout/patch.ts';
import type { CountedReason } from '../../../engine/tryout/obstacle.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { describeWish } from '../../board/wishes/describe-wish.ts';
import { describeFound } from '../../cityview/standing-town.ts';
import { reasons } from '../../cityview/words.ts';
import type { PatchAnswer } from './patch-order.ts';
import classes from './Tryout.module.css';
import * as words from './words.ts';

/** Reasons that are named. */
const MOST_NAMED = 3;

/** The number of copies and their poses, or the reasons why there are none. */
export function TryoutSummary({
  answer,
  kinds,
}: {
  readonly answer: PatchAnswer;
  readonly kinds: readonly Kind[];
}) {
  if (answer.kind !== 'patch')
    return (
      <p className={classes.note}>{answer.kind === 'empty' ? words.empty : words.large(LARGEST_REACH)}</p>
    );
  const { stamps, posesStamped, poses, obstacle } = answer;
  if (!obstacle)
    return (
      <p className={classes.note} title={words.clickHint}>
        <strong>{words.stamps(stamps.length)}</strong>
        {words.inPoses(posesStamped, poses)}
      </p>
    );
  return (
    <div className={classes.note} role="status">
      <strong>{words.fitsNowhere}</strong>
      <ul className={classes.reasons}>
        {obstacle.reasons.slice(0, MOST_NAMED).map((reason) => (
          <li key={`${reason.reason} ${reason.wanted} ${reason.found}`}>
            {describeReason(reason, obstacle.places, kinds)}
          </li>
        ))}
      </ul>
      {words.nearestIsMarked(obstacle.nearest.blocked.length)}
    </div>
  );
}

function describeReason(
  { reason, wanted, found, places }: CountedReason,
  of: number,
  kinds: readonly Kind[],
): string {
  if (wanted !== undefined && found !== undefined)
    return words.needs(describeWish(wanted, kinds), describeFound(found, kinds), places, of);
  const text = words.reasons[reason] ?? reasons[reason];
  return words.atPlaces(`${text.charAt(0).toUpperCase()}${text.slice(1)}`, places, of);
}
