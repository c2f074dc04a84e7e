import { UnstyledButton } from '@mantine/core';
import { ChevronRight, TriangleAlert } from 'lucide-react';
import { memo, useCallback, useMemo, useState } from 'react';
import type { SchematicRule } from '../../../engine/recipe/recipe.ts';
import { LazyThumbnail } from '../../board/LazyThumbnail.tsx';
import { ruleSort, rulesShown } from './recipe-preferences.ts';
import { useApp } from '../../store/context.tsx';
import { toSchematic } from '../../document/document.ts';
import { useSettled } from '../../store/settled.ts';
import { drawShares, isAlwaysPlaced, percent } from './draw-share.ts';
import { useFeasibility } from './feasibility.ts';
import { sortRules } from './rule-order.ts';
import { ruleWords } from '../../cityview/rule-words.ts';
import { RuleDetails } from './RuleDetails.tsx';
import classes from './RuleList.module.css';
import { RulesMenu, TableButton } from './RulesMenu.tsx';
import { useNames } from '../../cityview/use-names.ts';
import * as words from './words.ts';

/** The schematics of the recipe: a line for each, and in it, when opened, all that the recipe says of it. */
export function RuleList() {
  const shown = rulesShown.use();
  const count = useApp((state) => state.document.recipe.schematics.length);
  return (
    <>
      <div className={classes.head}>
        <UnstyledButton className={classes.fold} aria-expanded={shown} onClick={() => rulesShown.set(!shown)}>
          <ChevronRight className={classes.chevron} size={15} aria-hidden="true" />
          {words.schematics} <small>{count}</small>
        </UnstyledButton>
        <TableButton />
        <RulesMenu />
      </div>
      {shown && <Rules />}
    </>
  );
}

/** The lines alone. */
export function Rules() {
  const recipe = useApp((state) => state.document.recipe);
  const sort = ruleSort.use();
  const nameOf = useNames();
  const bad = useBadRules();
  const [open, setOpen] = useState<string | null>(null);
  const shares = useMemo(() => drawShares(recipe), [recipe]);
  const rules = useMemo(() => sortRules(recipe.schematics, sort, nameOf), [recipe.schematics, sort, nameOf]);
  const toggle = useCallback((id: string) => setOpen((before) => (before === id ? null : id)), []);
  if (rules.length === 0) return <p className={classes.none}>{words.noRules}</p>;
  return (
    <ul className={classes.list} aria-label={words.rules}>
      {rules.map((rule) => (
        <Rule
          key={rule.id}
          rule={rule}
          name={nameOf(rule.id)}
          share={shares?.get(rule.id) ?? null}
          isBad={bad.has(rule.id)}
          isOpen={open === rule.id}
          onToggle={toggle}
        />
      ))}
    </ul>
  );
}

/** Ids of the schematics whose rules cannot be met. */
export function useBadRules(): ReadonlySet<string> {
  const problems = useFeasibility((known) => known.problems);
  return useMemo(() => new Set(problems.flatMap(({ schematics }) => schematics)), [problems]);
}

interface RuleProps {
  readonly rule: SchematicRule;
  readonly name: string;
  /** Of the draws, 0..1; `null` where weights do not count. */
  readonly share: number | null;
  readonly isBad: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (id: string) => void;
}

const Rule = memo(function Rule({ rule, name, share, isBad, isOpen, onToggle }: RuleProps) {
  return (
    <li className={classes.rule} data-open={isOpen}>
      <UnstyledButton className={classes.entry} aria-expanded={isOpen} onClick={() => onToggle(rule.id)}>
        <RuleThumbnail id={rule.id} size={32} />
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          <span className={classes.detail}>{ruleWords(rule)}</span>
        </span>
        {isBad && <TriangleAlert className={classes.bad} size={14} aria-label={words.cannotBeMet} />}
        {share !== null && (
          <span className={classes.share}>
            {isAlwaysPlaced(rule) ? (
              words.alwaysPlaced
            ) : (
              <>
                {percent(share)}
                <span className="visually-hidden">{words.chanceAfter}</span>
              </>
            )}
          </span>
        )}
        <ChevronRight className={classes.chevron} size={14} aria-hidden="true" />
      </UnstyledButton>
      {isOpen && <RuleDetails rule={rule} schematic={name} />}
    </li>
  );
});

/** The picture of a schematic of the library; an empty place when it is not there. */
export function RuleThumbnail({ id, size }: { readonly id: string; readonly size: number }) {
  const schematic = useSettled((document) =>
    Object.hasOwn(document.schematics, id) ? document.schematics[id] : undefined,
  );
  const kinds = useSettled((document) => document.kinds);
  if (!schematic) return <span style={{ flex: 'none', width: size, height: size }} />;
  return <LazyThumbnail schematic={toSchematic(schematic)} kinds={kinds} size={size} />;
}
