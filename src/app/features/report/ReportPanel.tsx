import { ActionIcon, Button } from '@mantine/core';
import { CircleCheck, ClipboardCopy, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { tellDone, tellProblem } from '../../kit/tell.ts';
import { useHeld } from '../../kit/held.ts';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { useApp } from '../../store/context.tsx';
import { problemWords } from '../../cityview/problem-words.ts';
import { useNames } from '../../cityview/use-names.ts';
import { isStale, type Outcome } from '../../cityview/outcome.ts';
import { REASONS } from '../../../engine/fit/conditions.ts';
import { reportText } from './report-words.ts';
import { ruleEnd } from './rule-end.ts';
import classes from './ReportPanel.module.css';
import { reasonColors } from './reason-colors.ts';
import { RuleReport } from './RuleReport.tsx';
import { generationOf } from '../../cityview/generation-slice.ts';
import * as words from './words.ts';

/** Schematics that are told of at once. */
const MOST_SHOWN = 6;

/** The report of the last generation: the placed and the missing schematics, with the reasons. */
export function ReportPanel() {
  const latest = useApp((state) => generationOf(state).outcome);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const outcome = useHeld(latest, place);
  return (
    <div ref={setPlace} className={classes.panel}>
      {outcome ? <Report outcome={outcome} /> : <p className={classes.note}>{words.noReport}</p>}
    </div>
  );
}

function Report({ outcome }: { readonly outcome: Outcome }) {
  const { recipe, report, problems } = outcome;
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
      () => tellDone(words.copied),
      () => tellProblem(words.notCopied),
    );
  return (
    <>
      <div className={classes.summary} data-ok={isOk}>
        <Icon size={16} aria-hidden="true" />
        <span className={classes.words}>
          {isOk ? <Placed outcome={outcome} /> : words.failed(recipe.seed)}
        </span>
        <Tooltip label={words.copyReport}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={26}
            aria-label={words.copyReport}
            onClick={() => void copy()}
          >
            <ClipboardCopy size={15} />
          </ActionIcon>
        </Tooltip>
      </div>
      {stale && <p className={classes.note}>{words.changedSince}</p>}
      {problems.length > 0 && (
        <ul className={classes.problems} aria-label={words.problems}>
          {problems
            .map((problem) => problemWords(problem, nameOf, recipe.schematics))
            .map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
        </ul>
      )}
      {rows.length > 0 && (
        <>
          <ul className={classes.list} data-stale={stale} aria-label={words.bySchematic}>
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
              {isLong ? words.showFewer : words.showAll(rows.length)}
            </Button>
          )}
          <Legend report={outcome.report} />
        </>
      )}
    </>
  );
}

function Placed({ outcome: { recipe, report } }: { readonly outcome: Outcome }) {
  const placed = report?.schematics.reduce((sum, one) => sum + one.placed, 0) ?? 0;
  const full = report?.schematics.filter((one) => one.placed > 0).length ?? 0;
  return words.placedOf(placed, full, recipe.seed);
}

/** The legend of the bars' colors, of those that there are. */
function Legend({ report }: Pick<Outcome, 'report'>) {
  const failed = REASONS.filter((reason) => report?.schematics.some((one) => one.failed[reason] > 0));
  return (
    <ul className={classes.legend} aria-label={words.attempts}>
      <li>
        <span className={classes.key} data-part="placed" />
        {words.placed}
      </li>
      {failed.map((reason) => (
        <li key={reason}>
          <span className={classes.key} style={{ background: reasonColors[reason] }} />
          {words.attemptsFailed[reason]}
        </li>
      ))}
    </ul>
  );
}
