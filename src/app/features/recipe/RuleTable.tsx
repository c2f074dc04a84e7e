import { ActionIcon, Modal, Popover, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ArrowDown, TriangleAlert, X } from 'lucide-react';
import { memo, useCallback, useMemo, useState, type FocusEvent, type ReactNode } from 'react';
import type { SchematicRule } from '../../../engine/recipe/recipe.ts';
import type { DialogProps } from '../../contrib/dialog.tsx';
import { ruleSort, type RuleSort } from './recipe-preferences.ts';
import { useMoreAtEnd } from '../../kit/use-more-at-end.ts';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { edit } from '../../store/store.ts';
import { setInRecipe } from '../../store/in-recipe.ts';
import { drawShares, isAlwaysPlaced, percent } from './draw-share.ts';
import { GroupChoice, GroupDots, useGroups } from './GroupChoice.tsx';
import { NumberOfRuleField } from './NumberOfRule.tsx';
import { PoseChoice, PoseGlyph } from './PoseChoice.tsx';
import { RecipeProblems } from './RecipeProblems.tsx';
import { sortRules } from './rule-order.ts';
import { Rules, RuleThumbnail, useBadRules } from './RuleList.tsx';
import list from './RuleList.module.css';
import { RulesMenu } from './RulesMenu.tsx';
import classes from './RuleTable.module.css';
import { useNames } from '../../cityview/use-names.ts';
import * as words from './words.ts';

/** All that the recipe says of its schematics side by side; where there is no room for that, one below the other. */
export function RuleTable({ opened, onClose }: DialogProps) {
  /** Whether something is open over the dialog: then Escape closes that, and not the dialog. */
  const [isCovered, setCovered] = useState(false);
  const wide = useMediaQuery('(min-width: 760px)', true, { getInitialValueInEffect: false });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={words.rules}
      size="min(980px, 96vw)"
      fullScreen={!wide}
      closeOnEscape={!isCovered}
    >
      <div className={classes.bar}>
        <RulesMenu onChange={setCovered} />
      </div>
      {wide ? <Table onCover={setCovered} /> : <Rules />}
      <RecipeProblems />
    </Modal>
  );
}

/** Rows that are drawn at once: each holds four fields and three buttons, and hundreds of them take seconds. */
const ROWS = 30;

interface CoverProps {
  /** Told when something opens over the dialog, and when it closes. */
  readonly onCover: (covered: boolean) => void;
}

function Table({ onCover }: CoverProps) {
  const recipe = useApp((state) => state.document.recipe);
  const sort = ruleSort.use();
  const nameOf = useNames();
  const bad = useBadRules();
  const shares = useMemo(() => drawShares(recipe), [recipe]);
  const rules = useMemo(() => sortRules(recipe.schematics, sort, nameOf), [recipe.schematics, sort, nameOf]);
  const [shown, setShown] = useState(ROWS);
  const showMore = useCallback(() => setShown(shown + ROWS), [shown]);
  const end = useMoreAtEnd(showMore, shown < rules.length);
  /** Who goes by Tab comes to the last row before its end is in view. */
  const followFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (shown < rules.length && target.closest('tbody > tr:last-child')) showMore();
  };
  return (
    <div className={classes.scroll} onFocus={followFocus}>
      <table className={classes.table} aria-rowcount={rules.length + 1}>
        <thead>
          <tr>
            <SortedHead sort="name">{words.schematic}</SortedHead>
            <SortedHead sort="weight">{words.numberNames.weight}</SortedHead>
            {shares && <th scope="col">{words.chance}</th>}
            <th scope="col">{words.numberNames.min}</th>
            <th scope="col">{words.numberNames.max}</th>
            <th scope="col">{words.numberNames.spacing}</th>
            <th scope="col">{words.groups}</th>
            <th scope="col">{words.poses}</th>
            <th scope="col">
              <span className="visually-hidden">{words.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rules.slice(0, shown).map((rule) => (
            <Row
              key={rule.id}
              rule={rule}
              name={nameOf(rule.id)}
              share={shares && (shares.get(rule.id) ?? 0)}
              isBad={bad.has(rule.id)}
              onCover={onCover}
            />
          ))}
        </tbody>
      </table>
      <div ref={end} className={classes.end} />
    </div>
  );
}

function SortedHead({ sort, children }: { readonly sort: RuleSort; readonly children: ReactNode }) {
  const current = ruleSort.use();
  const isSorted = current === sort;
  return (
    <th scope="col" aria-sort={isSorted ? (sort === 'name' ? 'ascending' : 'descending') : 'none'}>
      <UnstyledButton className={classes.sort} onClick={() => ruleSort.set(isSorted ? 'own' : sort)}>
        {children}
        {isSorted && <ArrowDown size={12} aria-hidden="true" />}
      </UnstyledButton>
    </th>
  );
}

interface RowProps extends CoverProps {
  readonly rule: SchematicRule;
  readonly name: string;
  readonly share: number | null;
  readonly isBad: boolean;
}

const Row = memo(function Row({ rule, name, share, isBad, onCover }: RowProps) {
  const store = useAppStore();
  const groups = useGroups();
  return (
    <tr>
      <th scope="row">
        <span className={classes.schematic}>
          <RuleThumbnail id={rule.id} size={30} />
          {name}
          {isBad && <TriangleAlert className={list.bad} size={14} aria-label={words.cannotBeMet} />}
        </span>
      </th>
      <td className={classes.number}>
        <NumberOfRuleField rule={rule} which="weight" schematic={name} isBare />
      </td>
      {share !== null && (
        <td className={classes.share}>{isAlwaysPlaced(rule) ? words.alwaysPlaced : percent(share)}</td>
      )}
      {(['min', 'max', 'spacing'] as const).map((which) => (
        <td key={which} className={classes.number}>
          <NumberOfRuleField rule={rule} which={which} schematic={name} isBare />
        </td>
      ))}
      <td>
        <Opens
          name={words.groupsOf(name)}
          onCover={onCover}
          shows={
            <>
              <GroupDots groups={rule.groups} />
              {rule.groups === null
                ? words.anywhereInTable
                : rule.groups.length === 1
                  ? rule.groups[0]
                  : words.someOf(rule.groups.length, groups.length)}
            </>
          }
        >
          <GroupChoice rule={rule} schematic={name} />
        </Opens>
      </td>
      <td>
        <Opens
          name={words.posesOf(name)}
          onCover={onCover}
          shows={
            <>
              <PoseGlyph rule={rule} />
              {rule.mirror && words.mirrored}
            </>
          }
        >
          <PoseChoice rule={rule} schematic={name} />
        </Opens>
      </td>
      <td>
        <Tooltip label={words.removeHint}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={26}
            aria-label={words.removeFromRecipe(name)}
            onClick={() => edit(store, words.removeStep(name), (draft) => setInRecipe(draft, rule.id, false))}
          >
            <X size={14} />
          </ActionIcon>
        </Tooltip>
      </td>
    </tr>
  );
});

/** A cell that says in short what opens from it. */
function Opens({
  name,
  shows,
  onCover,
  children,
}: CoverProps & {
  readonly name: string;
  readonly shows: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Popover position="bottom" shadow="md" trapFocus returnFocus onChange={onCover}>
      <Popover.Target>
        <UnstyledButton className={classes.open}>
          <span className="visually-hidden">{name} </span>
          {shows}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown maw={280}>{children}</Popover.Dropdown>
    </Popover>
  );
}
