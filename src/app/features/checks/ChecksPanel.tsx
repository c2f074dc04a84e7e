import { UnstyledButton } from '@mantine/core';
import { ChevronRight, CircleCheck, Lightbulb, TriangleAlert, X } from 'lucide-react';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { shownPlaceSlice } from '../../board/shown-place.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { useSettled } from '../../store/settled.ts';
import { edit } from '../../store/store.ts';
import { openSchematic } from '../../store/open-schematic.ts';
import classes from './ChecksPanel.module.css';
import { DismissedProblems } from './DismissedProblems.tsx';
import { DismissForm } from './DismissForm.tsx';
import { dismissProblem } from './dismissals.ts';
import { LibraryProblems } from './LibraryProblems.tsx';
import { countProblems, type SchematicProblem } from './problem.ts';
import { dismissedProblems, schematicProblems } from './schematic-problems.ts';
import * as words from './words.ts';

/** The panel of the problems of the schematic on the board, as of the last stroke; a click shows the place. */
export function ChecksPanel() {
  const id = useApp((state) => state.session.schematic);
  const document = useSettled((settled) => settled);
  const summary = useRef<HTMLParagraphElement>(null);
  const isKnown = id !== null && Object.hasOwn(document.schematics, id);
  const problems = useMemo(() => (isKnown ? schematicProblems(document, id) : []), [document, id, isKnown]);
  const dismissed = useMemo(() => (isKnown ? dismissedProblems(document, id) : []), [document, id, isKnown]);

  return (
    <>
      <p
        ref={summary}
        tabIndex={-1}
        className={classes.summary}
        data-good={problems.length === 0}
        aria-live="polite"
      >
        {problems.length === 0 && <CircleCheck size={16} aria-hidden="true" />}
        {words.counts(countProblems(problems))}
      </p>
      {problems.length > 0 && (
        <ul className={classes.list} aria-label={words.problems}>
          {problems.map((problem) => (
            <li key={problem.key} className={classes.row}>
              <Entry problem={problem} />
              {isKnown && problem.isFinal === undefined && (
                <Dismiss id={id} problem={problem} onGone={() => summary.current?.focus()} />
              )}
            </li>
          ))}
        </ul>
      )}
      {isKnown && <DismissedProblems id={id} name={document.schematics[id]!.name} problems={dismissed} />}
      <LibraryProblems shown={id} />
    </>
  );
}

interface DismissProps {
  readonly id: string;
  readonly problem: SchematicProblem;
  /** Called when the problem is dismissed, and its entry with it. */
  readonly onGone: () => void;
}

/** The button that dismisses a problem, and the form that it opens. */
function Dismiss({ id, problem, onGone }: DismissProps) {
  const store = useAppStore();
  const [asks, setAsks] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const finish = (reason: string | null) => {
    setAsks(false);
    if (reason === null) {
      button.current?.focus();
      return;
    }
    const { name } = store.getState().document.schematics[id]!;
    edit(store, words.dismissIn(name), (draft) => dismissProblem(draft, id, problem, reason));
    onGone();
  };
  return (
    <>
      <Tooltip label={words.dismiss}>
        <UnstyledButton
          ref={button}
          className={classes.dismiss}
          aria-label={words.dismissNamed(problem.what)}
          aria-expanded={asks}
          onClick={() => setAsks(!asks)}
        >
          <X size={14} aria-hidden="true" />
        </UnstyledButton>
      </Tooltip>
      {asks && <DismissForm onDone={finish} />}
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
