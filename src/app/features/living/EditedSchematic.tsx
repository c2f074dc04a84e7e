import { Button, UnstyledButton } from '@mantine/core';
import { Check, X } from 'lucide-react';
import { posedShape } from '../../board/posed-shape.ts';
import { Thumbnail } from '../../board/Thumbnail.tsx';
import { PLAIN_POSE } from '../../../engine/schematic/pose.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { type AppStore } from '../../store/store.ts';
import { explainBlocked } from '../../cityview/fit-words.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { segmentsAt } from '../../cityview/ghost.ts';
import type { Affected, Edited } from './edited.ts';
import { detachPlacements, keepPlacements, updateFitting, updatePlacements } from './living-edits.ts';
import classes from './LivingCard.module.css';
import { putDown } from '../../cityview/city-tool.ts';
import { shownCityPlace } from '../../cityview/shown-place.ts';
import { citySelection } from '../../cityview/selection-slice.ts';
import * as words from './words.ts';

/** Placements listed at once, those that do not fit first. */
const MOST_LISTED = 100;

/** One schematic that was edited: its placements, and what can be done with them. */
export function EditedSchematic({ edited }: { readonly edited: Edited }) {
  const store = useAppStore();
  const kinds = useApp((state) => state.document.kinds);
  const { schematic, placements, fitting } = edited;
  const listed = placements.toSorted((a, b) => Number(a.fits) - Number(b.fits)).slice(0, MOST_LISTED);
  const more = placements.length - listed.length;
  return (
    <article className={classes.edited} aria-label={schematic.name}>
      <header className={classes.schematic}>
        <Thumbnail picture={posedShape(schematic, PLAIN_POSE, kinds).piece} size={44} />
        <div>
          <strong className={classes.name}>{schematic.name}</strong>
          <p className={classes.quiet}>{words.counts(placements.length, fitting)}</p>
        </div>
      </header>
      <ul className={classes.placements}>
        {listed.map((affected) => (
          <AffectedLine key={affected.placement.id} edited={edited} affected={affected} />
        ))}
      </ul>
      {more > 0 && <p className={classes.quiet}>{words.andMore(more)}</p>}
      <div className={classes.actions}>
        <Button size="compact-xs" disabled={fitting === 0} onClick={() => updateFitting(store, [edited])}>
          {words.updateOf(fitting, placements.length)}
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => keepPlacements(store, [edited])}>
          {words.keep}
        </Button>
        <Button
          size="compact-xs"
          variant="default"
          title={words.detachHint}
          onClick={() => detachPlacements(store, edited)}
        >
          {words.detach}
        </Button>
      </div>
    </article>
  );
}

interface AffectedLineProps {
  readonly edited: Edited;
  readonly affected: Affected;
}

function AffectedLine({ edited, affected }: AffectedLineProps) {
  const store = useAppStore();
  const city = useApp((state) => state.document.city);
  const { placement, fits, blocked } = affected;
  const { id, q, r } = placement;
  return (
    <li className={classes.placement}>
      <UnstyledButton className={classes.place} onClick={() => showAffected(store, edited, affected)}>
        {fits ? <Check size={14} className={classes.good} /> : <X size={14} className={classes.bad} />}
        <span>
          {words.placementAt(id, q, r)}
          <span className={classes.quiet}>
            {whyNot(
              affected,
              explainBlocked(blocked, { city, kindAt: (segment) => cityViewOf(store).kindAt(segment) }),
            )}
          </span>
        </span>
      </UnstyledButton>
      {blocked.length === 0 && !placement.locked && (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={words.updateNumber(id)}
          onClick={() => updatePlacements(store, [{ schematic: edited.schematic, placements: [placement] }])}
        >
          {words.update}
        </Button>
      )}
    </li>
  );
}

function whyNot({ placement, fits, blocked }: Affected, obstacles: string): string {
  if (placement.locked) return words.locked;
  if (blocked.length === 0) return fits ? '' : words.doesNotFit;
  return fits ? words.fitsThen : obstacles;
}

/** Selects a placement and brings it into view, with the segments that the edited schematic would take. */
function showAffected(store: AppStore, { schematic }: Edited, { placement, blocked }: Affected): void {
  const { kinds } = store.getState().document;
  const wanted = segmentsAt(posedShape(schematic, placement, kinds).hexes, placement);
  putDown(store);
  citySelection.set(store, { ids: [placement.id] });
  shownCityPlace.set(store, { place: { rows: [], wanted, blocked } });
}
