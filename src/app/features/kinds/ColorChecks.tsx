import { Check, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { ALIKE, closestKinds, seenAs } from './color-checks.ts';
import classes from './ColorChecks.module.css';
import * as words from './words.ts';

/** Which kind a color is closest to, for each sort of vision. It is advice: pictures differ in more than color. */
export function ColorChecks({ color, others }: { readonly color: string; readonly others: readonly Kind[] }) {
  const likenesses = useMemo(() => closestKinds(color, others), [color, others]);
  if (likenesses.length === 0) return null;
  return (
    <section className={classes.checks} aria-label={words.contrastWithOthers}>
      <h3 className={classes.title}>{words.contrastWithOthers}</h3>
      <ul className={classes.list}>
        {likenesses.map(({ vision, closest, difference }) => {
          const alike = difference < ALIKE;
          return (
            <li key={vision} className={classes.line} data-alike={alike}>
              <span className={classes.pair} aria-hidden="true">
                <span style={{ background: seenAs(color, vision) }} />
                <span style={{ background: seenAs(closest.color, vision) }} />
              </span>
              <span className={classes.words}>
                <span>{words.visionNames[vision]}</span>
                <span className={classes.detail}>
                  {alike ? words.hardToTell(closest.name) : words.closest(closest.name)}
                </span>
              </span>
              <span className={classes.value} title={words.colorDifference}>
                {difference.toFixed(1)}
              </span>
              {alike ? (
                <TriangleAlert size={14} aria-hidden="true" />
              ) : (
                <Check size={14} aria-hidden="true" />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
