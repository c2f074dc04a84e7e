import { RULE_DEFAULTS, type SchematicRule } from '../../../engine/recipe/recipe.ts';
import { useAppStore } from '../../store/context.tsx';
import { edit } from '../../store/store.ts';
import { RecipeNumber } from './RecipeNumber.tsx';
import { changeRule, type RulePart } from './rule-edits.ts';
import * as words from './words.ts';

/** The offered range of each number; files may hold larger ones. Weights are told by three decimals. */
const NUMBERS = {
  weight: { min: 0.001, max: 1_000, decimals: 3 },
  min: { min: 0, max: 1_000_000 },
  max: { min: 0, max: 1_000_000 },
  spacing: { min: 0, max: 1_000 },
} as const;

export type NumberOfRule = keyof typeof NUMBERS;
export const NUMBERS_OF_RULE = Object.keys(NUMBERS) as NumberOfRule[];

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
  const title = words.numberNames[which];
  const step = words.changeOf(title, schematic);
  const change = (part: RulePart) => edit(store, step, (draft) => changeRule(draft, rule.id, part));
  const isBad = rule.max !== null && rule.min > rule.max;
  return (
    <RecipeNumber
      name={words.ofSchematic(title, schematic)}
      label={isBare ? null : title}
      undoStep={step}
      // Work that was stored before the field came lacks it.
      value={rule[which] ?? RULE_DEFAULTS[which]}
      {...NUMBERS[which]}
      {...(which === 'max' && { placeholder: words.noMaximum, onEmpty: () => change({ max: null }) })}
      error={isBad && (which === 'min' || which === 'max')}
      onChange={(value) => change({ [which]: value } satisfies Partial<Record<NumberOfRule, number>>)}
    />
  );
}
