import { Button, UnstyledButton } from '@mantine/core';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import type { Fix } from '../../../engine/generate/fixes.ts';
import { useHeld } from '../../kit/held.ts';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { toSchematic } from '../../document/document.ts';
import { edit } from '../../store/store.ts';
import { missPlace, rowsPlace, type CityPlace } from '../../cityview/city-place.ts';
import { checkAgain, useFeasibility, type OpenProblem } from './feasibility.ts';
import { fixLabel, fixWords } from '../../cityview/fix-words.ts';
import { problemSentence } from '../../cityview/problem-words.ts';
import classes from './RecipeProblems.module.css';
import { applyChange } from './rule-edits.ts';
import { useNames } from '../../cityview/use-names.ts';
import { shownCityPlace } from '../../cityview/shown-place.ts';
import * as words from './words.ts';

/** Problems shown at once: the panel is narrow, and the first ones lead on. */
const MOST_SHOWN = 4;

/** Whether the recipe can be met; else why not, where, and what would fix it. It is told while the recipe is changed. */
export function RecipeProblems() {
  const { checking, recipe, problems: latest, broken } = useFeasibility((known) => known);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const problems = useHeld(latest, place);
  const more = problems.length - MOST_SHOWN;
  return (
    <div ref={setPlace} className={classes.checked}>
      <p
        className={classes.summary}
        data-state={latest.length > 0 ? 'bad' : 'good'}
        role="status"
        aria-label={words.check}
      >
        <Summary checking={checking || recipe === null} problems={latest.length} broken={broken} />
      </p>
      {problems.length > 0 && (
        <ul className={classes.list} aria-label={words.problems}>
          {problems.slice(0, MOST_SHOWN).map((problem) => (
            <li key={JSON.stringify([problem.code, problem.path])}>
              <Problem problem={problem} />
            </li>
          ))}
          {more > 0 && <li className={classes.summary}>{words.moreProblems(more)}</li>}
        </ul>
      )}
    </div>
  );
}

function Broken({ reason }: { readonly reason: string }) {
  const store = useAppStore();
  return (
    <>
      {words.notChecked(reason)}
      <Button size="compact-xs" variant="default" onClick={() => checkAgain(store)}>
        {words.tryAgain}
      </Button>
    </>
  );
}

interface SummaryProps {
  readonly checking: boolean;
  readonly problems: number;
  readonly broken: string | null;
}

function Summary({ checking, problems, broken }: SummaryProps) {
  if (broken !== null) return <Broken reason={broken} />;
  if (problems > 0)
    return (
      <>
        <TriangleAlert size={15} aria-hidden="true" />
        {checking ? words.problemsChecking(problems) : words.problemCount(problems)}
      </>
    );
  const Icon = checking ? CircleDashed : CircleCheck;
  return (
    <>
      <Icon size={15} aria-hidden="true" />
      {checking ? words.checking : words.canBeMet}
    </>
  );
}

function Problem({ problem }: { readonly problem: OpenProblem }) {
  const store = useAppStore();
  const nameOf = useNames();
  const place = usePlace(problem);
  const isShown = useApp((state) => place !== null && shownCityPlace.of(state).place === place);
  const sentenceId = useId();
  const ids = problem.schematics;
  const sentence = (
    <>
      <TriangleAlert size={14} aria-hidden="true" />
      <span className={classes.words} id={sentenceId}>
        {problemSentence(problem, ids.length === 1 ? ids.map(nameOf) : [])}
      </span>
    </>
  );
  return (
    <div className={classes.problem} data-shown={isShown}>
      {place ? (
        <UnstyledButton
          className={classes.what}
          aria-pressed={isShown}
          onClick={() => shownCityPlace.set(store, { place: isShown ? null : place })}
        >
          {sentence}
          <span className={classes.show}>{isShown ? words.hide : words.show}</span>
        </UnstyledButton>
      ) : (
        <div className={classes.what}>{sentence}</div>
      )}
      {problem.fixes.length > 0 && (
        <div className={classes.fixes} role="group" aria-label={words.fixes} aria-describedby={sentenceId}>
          {problem.fixes.map((fix) => (
            <FixButton key={JSON.stringify(fix.change)} fix={fix} about={problem.schematics} />
          ))}
        </div>
      )}
    </div>
  );
}

interface FixButtonProps {
  readonly fix: Fix;
  /** Ids of the schematics of the problem that the fix is for. */
  readonly about: readonly string[];
}

function FixButton({ fix: { change, left }, about }: FixButtonProps) {
  const store = useAppStore();
  const nameOf = useNames();
  const recipe = useApp((state) => state.document.recipe);
  const leaves = left === 0 ? words.noneLeft : words.problemsLeft(left);
  return (
    <Tooltip label={leaves}>
      <Button
        className={classes.fix}
        size="compact-xs"
        variant="default"
        onClick={() => edit(store, fixLabel(change), (draft) => applyChange(draft, recipe, change))}
      >
        {fixWords(change, recipe, nameOf, about)}
        {left > 0 && ' …'}
      </Button>
    </Tooltip>
  );
}

/** The place of a problem: the land that is too small, else where it came nearest. */
function usePlace(problem: OpenProblem): CityPlace | null {
  const [id] = problem.schematics;
  const schematic = useApp(({ document }) => (id === undefined ? undefined : document.schematics[id]));
  if (problem.place.length > 0) return rowsPlace(problem.place);
  return problem.miss && schematic ? missPlace(problem.miss, toSchematic(schematic)) : null;
}
