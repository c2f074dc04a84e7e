import { Button, Tooltip, UnstyledButton } from '@mantine/core';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import type { Mend } from '../../../engine/generate/mends.ts';
import { useHeld } from '../../kit/held.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { toSchematic } from '../../document/document.ts';
import { edit } from '../../store/store.ts';
import { missPlace, rowsPlace, type CityPlace } from '../../cityview/city-place.ts';
import { checkAgain, useFeasibility, type OpenProblem } from './feasibility.ts';
import { mendLabel, mendWords, problemSentence } from '../../cityview/mend-words.ts';
import classes from './RecipeProblems.module.css';
import { applyChange } from './rule-edits.ts';
import { useNames } from '../../cityview/use-names.ts';
import { shownCityPlace } from '../../cityview/shown-place.ts';

/** Problems shown at once: the panel is narrow, and the first ones lead on. */
const MOST_SHOWN = 4;

/** Whether the recipe can be met; else why not, where, and what would mend it. It is told while the recipe is changed. */
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
        aria-label="Recipe check"
      >
        <Summary checking={checking || recipe === null} problems={latest.length} broken={broken} />
      </p>
      {problems.length > 0 && (
        <ul className={classes.list} aria-label="Problems of the recipe">
          {problems.slice(0, MOST_SHOWN).map((problem) => (
            <li key={`${problem.path} ${problem.message}`}>
              <Problem problem={problem} />
            </li>
          ))}
          {more > 0 && <li className={classes.summary}>and {more} more</li>}
        </ul>
      )}
    </div>
  );
}

function Broken({ reason }: { readonly reason: string }) {
  const store = useAppStore();
  return (
    <>
      The recipe could not be checked: {reason}.
      <Button size="compact-xs" variant="default" onClick={() => checkAgain(store)}>
        Try again
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
        {problems === 1 ? '1 problem' : `${problems} problems`}
        {checking && ' …'}
      </>
    );
  const Icon = checking ? CircleDashed : CircleCheck;
  return (
    <>
      <Icon size={15} aria-hidden="true" />
      {checking ? 'Checking …' : 'Recipe can be met'}
    </>
  );
}

function Problem({ problem }: { readonly problem: OpenProblem }) {
  const store = useAppStore();
  const nameOf = useNames();
  const place = usePlace(problem);
  const isShown = useApp((state) => place !== null && shownCityPlace.of(state).place === place);
  const words = useId();
  const sentence = (
    <>
      <TriangleAlert size={14} aria-hidden="true" />
      <span className={classes.words} id={words}>
        {problemSentence(problem, nameOf)}
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
          <span className={classes.show}>{isShown ? 'hide' : 'show'}</span>
        </UnstyledButton>
      ) : (
        <div className={classes.what}>{sentence}</div>
      )}
      {problem.mends.length > 0 && (
        <div className={classes.mends} role="group" aria-label="Fixes" aria-describedby={words}>
          {problem.mends.map((mend) => (
            <MendButton key={JSON.stringify(mend.change)} mend={mend} about={problem.schematics} />
          ))}
        </div>
      )}
    </div>
  );
}

interface MendButtonProps {
  readonly mend: Mend;
  /** Ids of the schematics of the problem that the mend is for. */
  readonly about: readonly string[];
}

function MendButton({ mend: { change, left }, about }: MendButtonProps) {
  const store = useAppStore();
  const nameOf = useNames();
  const recipe = useApp((state) => state.document.recipe);
  const leaves = left === 0 ? 'No problems left' : `${left} ${left === 1 ? 'problem' : 'problems'} left`;
  return (
    <Tooltip label={leaves}>
      <Button
        className={classes.mend}
        size="compact-xs"
        variant="default"
        onClick={() => edit(store, mendLabel(change), (draft) => applyChange(draft, recipe, change))}
      >
        {mendWords(change, recipe, nameOf, about)}
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
