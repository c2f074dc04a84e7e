import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { CircleCheck, ClipboardCopy, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { tellDone, tellProblem } from '../../kit/tell.ts';
import { useHeld } from '../../kit/held.ts';
import { useApp } from '../../store/context.tsx';
import { problemWords } from '../../cityview/mend-words.ts';
import { useNames } from '../../cityview/use-names.ts';
import { isStale, type Outcome } from '../../cityview/outcome.ts';
import { REASONS } from '../../../engine/fit/conditions.ts';
import { REASON_WORDS } from '../../cityview/reason-words.ts';
import { briefProblems, reportText, ruleEnd } from './report-words.ts';
import classes from './ReportPanel.module.css';
import { RuleReport } from './RuleReport.tsx';
import { generationSlice } from '../../cityview/generation-slice.ts';

/** Schematics that are told of at once. */
const MOST_SHOWN = 6;

/** The report of the last generation: the placed and the missing schematics, with the reasons. */
export function ReportPanel() {
  const latest = useApp((state) => generationSlice.of(state).outcome);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const outcome = useHeld(latest, place);
  return (
    <div ref={setPlace} className={classes.panel}>
      {outcome ? (
        <Report outcome={outcome} />
      ) : (
        <p className={classes.note}>
          After Generate, this report lists what was placed, what did not fit, and why.
        </p>
      )}
    </div>
  );
}

function Report({ outcome }: { readonly outcome: Outcome }) {
  const { recipe, report } = outcome;
  const problems = useMemo(() => briefProblems(outcome), [outcome]);
  const stale = useApp((state) => isStale(outcome, state.document.city));
  const nameOf = useNames();
  const rules = useMemo(() => new Map(recipe.schematics.map((rule) => [rule.id, rule])), [recipe]);
  const rows = useMemo(() => {
    const short = (id: string, placed: number) => placed < (rules.get(id)?.min ?? 0);
    // What is missing stands first; all else as in the recipe.
    // Where it failed, those that it never came to have nothing to tell.
    const told = (report?.schematics ?? []).filter(
      ({ tried, nearestMiss }) => outcome.problems.length === 0 || tried > 0 || nearestMiss !== null,
    );
    return told.toSorted((a, b) => Number(short(b.id, b.placed)) - Number(short(a.id, a.placed)));
  }, [outcome, report, rules]);
  const [isLong, setLong] = useState(false);
  const isOk = problems.length === 0;
  const Icon = isOk ? CircleCheck : TriangleAlert;
  const copy = () =>
    navigator.clipboard.writeText(reportText(outcome, nameOf)).then(
      () => tellDone('The report was copied.'),
      () => tellProblem('The report was not copied: the browser blocks the clipboard.'),
    );
  return (
    <>
      <div className={classes.summary} data-ok={isOk}>
        <Icon size={16} aria-hidden="true" />
        <span className={classes.words}>
          {isOk ? <Placed outcome={outcome} /> : `Seed ${recipe.seed} failed. Your city is unchanged.`}
        </span>
        <Tooltip label="Copy report">
          <ActionIcon
            variant="subtle"
            color="gray"
            size={26}
            aria-label="Copy report"
            onClick={() => void copy()}
          >
            <ClipboardCopy size={15} />
          </ActionIcon>
        </Tooltip>
      </div>
      {stale && <p className={classes.note}>The city has changed since.</p>}
      {problems.length > 0 && (
        <ul className={classes.problems} aria-label="Problems of the generation">
          {problems.map((problem) => (
            <li key={`${problem.path} ${problem.message}`}>
              {problemWords(problem, nameOf, recipe.schematics)}
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <>
          <ul className={classes.list} data-stale={stale} aria-label="Report by schematic">
            {rows.slice(0, isLong ? rows.length : MOST_SHOWN).map((row) => {
              const rule = rules.get(row.id);
              return rule ? (
                <RuleReport
                  key={row.id}
                  report={row}
                  rule={rule}
                  name={nameOf(row.id)}
                  end={ruleEnd(row, rule)}
                  isStale={stale}
                  isOk={isOk}
                />
              ) : null;
            })}
          </ul>
          {rows.length > MOST_SHOWN && (
            <Button size="compact-xs" variant="default" onClick={() => setLong(!isLong)}>
              {isLong ? 'Show fewer' : `Show all ${rows.length}`}
            </Button>
          )}
          <Legend />
        </>
      )}
    </>
  );
}

function Placed({ outcome: { recipe, report } }: { readonly outcome: Outcome }) {
  const placed = report?.schematics.reduce((sum, one) => sum + one.placed, 0) ?? 0;
  const full = report?.schematics.filter((one) => one.placed > 0).length ?? 0;
  return (
    <>
      {placed.toLocaleString('en')} placed of {full} {full === 1 ? 'schematic' : 'schematics'}, from seed{' '}
      {recipe.seed}
    </>
  );
}

/** The legend of the bars' colors. */
function Legend() {
  return (
    <ul className={classes.legend} aria-label="Of all attempts">
      <li>
        <span className={classes.key} data-part="placed" />
        placed
      </li>
      {REASONS.map((reason) => (
        <li key={reason}>
          <span className={classes.key} data-part={reason} />
          {REASON_WORDS[reason].attempts}
        </li>
      ))}
    </ul>
  );
}
