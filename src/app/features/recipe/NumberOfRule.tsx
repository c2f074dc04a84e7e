import type { SchematicRule } from '../../../engine/recipe/recipe.ts';
import { useAppStore } from '../../store/context.tsx';
import { edit } from '../../store/store.ts';
import { changeRule, type RulePart } from './rule-edits.ts';
import { RuleNumber } from './RuleNumber.tsx';

/** Largest number of placements, and of hexes between them, that is offered here; files may hold larger. */
const MOST = 1_000_000;
const FARTHEST = 1_000;

/** Weights are told by three decimals. */
const LIGHTEST = 0.001;
const HEAVIEST = 1_000;

export const NUMBERS_OF_RULE = ['weight', 'min', 'max', 'spacing'] as const;
export type NumberOfRule = (typeof NUMBERS_OF_RULE)[number];

const TITLES: Readonly<Record<NumberOfRule, string>> = {
  weight: 'Weight',
  min: 'Minimum',
  max: 'Maximum',
  spacing: 'Min. distance',
};

interface NumberOfRuleProps {
  readonly rule: SchematicRule;
  readonly which: NumberOfRule;
  /** The name of its schematic. */
  readonly schematic: string;
  /** Whether it stands under a heading of its own. */
  readonly isBare?: boolean;
}

/** One of the numbers of a rule. */
export function NumberOfRuleField({ rule, which, schematic, isBare = false }: NumberOfRuleProps) {
  const store = useAppStore();
  const title = TITLES[which];
  const step = `Change ${title.toLowerCase()} of ${schematic}`;
  const change = (part: RulePart) => edit(store, step, (draft) => changeRule(draft, rule.id, part));
  const shared = {
    name: `${title}, ${schematic}`,
    step,
    ...(!isBare && { label: title }),
  };
  switch (which) {
    case 'weight':
      return (
        <RuleNumber
          {...shared}
          value={rule.weight}
          min={LIGHTEST}
          max={HEAVIEST}
          decimals={3}
          onChange={(weight) => change({ weight: weight! })}
        />
      );
    case 'min':
      return (
        <RuleNumber
          {...shared}
          value={rule.min}
          min={0}
          max={MOST}
          isBad={rule.max !== null && rule.min > rule.max}
          onChange={(min) => change({ min: min! })}
        />
      );
    case 'max':
      return (
        <RuleNumber
          {...shared}
          value={rule.max}
          min={0}
          max={MOST}
          empty="any"
          isBad={rule.max !== null && rule.min > rule.max}
          onChange={(max) => change({ max })}
        />
      );
    case 'spacing':
      return (
        <RuleNumber
          {...shared}
          value={rule.spacing}
          min={0}
          max={FARTHEST}
          onChange={(spacing) => change({ spacing: spacing! })}
        />
      );
  }
}
