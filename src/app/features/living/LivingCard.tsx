import { Button, CloseButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useApp, useAppStore } from '../../store/context.tsx';
import { EditedSchematic } from './EditedSchematic.tsx';
import { keepPlacements, updateFitting } from './living-edits.ts';
import { useEdited } from './use-edited.ts';
import classes from './LivingCard.module.css';
import { livingSlice } from './living-slice.ts';
import { rerollSlice } from '../../cityview/reroll-state.ts';
import * as words from './words.ts';

/** Says quietly which placements are of schematics that were edited since; opened, what can be done about each. */
export function LivingCard() {
  const store = useAppStore();
  const edited = useEdited();
  const opened = useApp((state) => livingSlice.of(state).shown);
  const rolling = useApp((state) => rerollSlice.of(state).roll.kind !== 'none');
  const [dismissed, setDismissed] = useState<string | null>(null);
  const any = edited.length > 0;
  useEffect(() => {
    if (!any || rolling) livingSlice.set(store, { shown: false });
  }, [store, any, rolling]);
  const summary = words.edited(edited);
  if (!any || rolling || (!opened && dismissed === summary)) return null;
  // Opened, the one schematic has the same buttons with it.
  const alone = opened && edited.length === 1;
  const fitting = edited.reduce((sum, one) => sum + one.fitting, 0);
  return (
    <section className={classes.card} aria-label={words.title} data-opened={opened}>
      <div className={classes.head}>
        <p className={classes.words} role="status">
          {summary}
        </p>
        <CloseButton
          size="sm"
          aria-label={opened ? words.closeList : words.notNow}
          onClick={() => (opened ? livingSlice.set(store, { shown: false }) : setDismissed(summary))}
        />
      </div>
      {opened && (
        <div className={classes.list}>
          {edited.map((one) => (
            <EditedSchematic key={one.schematic.id} edited={one} />
          ))}
        </div>
      )}
      <div className={classes.actions}>
        {fitting > 0 && !alone && (
          <Button size="compact-sm" onClick={() => updateFitting(store, edited)}>
            {words.updateFitting(fitting)}
          </Button>
        )}
        {!opened && (
          <Button size="compact-sm" variant="default" onClick={() => livingSlice.set(store, { shown: true })}>
            {words.show}
          </Button>
        )}
        {!alone && (
          <Button size="compact-sm" variant="default" onClick={() => keepPlacements(store, edited)}>
            {words.keepAll}
          </Button>
        )}
      </div>
    </section>
  );
}
