import { UnstyledButton } from '@mantine/core';
import { ChevronRight, CircleCheck, Lightbulb, TriangleAlert } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { shownPlaceSlice } from '../../board/shown-place.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { useSettled } from '../../store/settled.ts';
import { openSchematic } from '../../store/open-schematic.ts';
import classes from './ChecksPanel.module.css';
import { LibraryProblems } from './LibraryProblems.tsx';
import { countProblems, type SchematicProblem } from './problem.ts';
import { schematicProblems } from './schematic-problems.ts';
import * as words from './words.ts';

/** The panel of the problems of the schematic on the board, as of the last stroke; a click shows the place. */
export function ChecksPanel() {
  const id = useApp((state) => state.session.schematic);
  const document = useSettled((settled) => settled);
  const problems = useMemo(
    () => (id !== null && Object.hasOwn(document.schematics, id) ? schematicProblems(document, id) : []),
    [document, id],
  );

  return (
    <>
      <p className={classes.summary} data-good={problems.length === 0} aria-live="polite">
        {problems.length === 0 && <CircleCheck size={16} aria-hidden="true" />}
        {words.counts(countProblems(problems))}
      </p>
      {problems.length > 0 && (
        <ul className={classes.list} aria-label={words.problems}>
          {problems.map((problem) => (
            <li key={problem.key}>
              <Entry problem={problem} />
            </li>
          ))}
        </ul>
      )}
      <LibraryProblems shown={id} />
    </>
  );
}

function Entry({ problem }: { readonly problem: SchematicProblem }) {
  const store = useAppStore();
  const shown = useApp((state) => shownPlaceSlice.of(state).segments);
  const { shows } = problem;
  switch (shows.kind) {
    case 'nothing':
      return (
        <div className={classes.entry}>
          <Words problem={problem} />
        </div>
      );
    case 'schematic':
      return (
        <UnstyledButton className={classes.entry} onClick={() => openSchematic(store, shows.id)}>
          <Words problem={problem} />
          <ChevronRight className={classes.more} size={15} aria-hidden="true" />
        </UnstyledButton>
      );
    case 'places': {
      const { places } = shows;
      const at = shown === null ? -1 : places.indexOf(shown);
      return (
        <UnstyledButton
          className={classes.entry}
          aria-pressed={at >= 0}
          // One place after the other, and after the last one none.
          onClick={() => shownPlaceSlice.set(store, { segments: places[at + 1] ?? null })}
        >
          <Words problem={problem}>
            {places.length > 1 && (
              <span className={classes.more}>
                {at < 0 ? words.places(places.length) : words.placeOf(at + 1, places.length)}
              </span>
            )}
          </Words>
        </UnstyledButton>
      );
    }
  }
}

function Words({
  problem: { severity, what, why },
  children,
}: {
  readonly problem: SchematicProblem;
  readonly children?: ReactNode;
}) {
  const Icon = severity === 'problem' ? TriangleAlert : Lightbulb;
  return (
    <>
      <Icon className={classes.icon} data-severity={severity} size={16} aria-hidden="true" />
      <span className={classes.words}>
        <span className={classes.what}>
          <span className="visually-hidden">{words.severities[severity]}</span>
          {what}
        </span>
        <span className={classes.why}>{why}</span>
        {children}
      </span>
    </>
  );
}
