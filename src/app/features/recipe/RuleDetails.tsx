import { Button } from '@mantine/core';
import { RULE_DEFAULTS, type SchematicRule } from '../../../engine/recipe/recipe.ts';
import { useAppStore } from '../../store/context.tsx';
import { edit } from '../../store/store.ts';
import { setInRecipe } from '../../store/in-recipe.ts';
import { GroupChoice, useGroups } from './GroupChoice.tsx';
import { NearFields } from './NearFields.tsx';
import { NUMBERS_OF_RULE, NumberOfRuleField } from './NumberOfRule.tsx';
import { PoseChoice } from './PoseChoice.tsx';
import { changeRule } from './rule-edits.ts';
import classes from './RuleList.module.css';
import * as words from './words.ts';

interface RuleDetailsProps {
  readonly rule: SchematicRule;
  /** The name of its schematic. */
  readonly schematic: string;
}

/** All that the recipe says of one schematic. */
export function RuleDetails({ rule, schematic }: RuleDetailsProps) {
  const store = useAppStore();
  const groups = useGroups();
  return (
    <div className={classes.details} role="group" aria-label={words.ruleOf(schematic)}>
      <div className={classes.numbers}>
        {NUMBERS_OF_RULE.map((which) => (
          <NumberOfRuleField key={which} rule={rule} which={which} schematic={schematic} />
        ))}
      </div>
      {(groups.length > 0 || rule.groups !== null) && <GroupChoice rule={rule} schematic={schematic} />}
      <PoseChoice rule={rule} schematic={schematic} />
      <NearFields rule={rule} schematic={schematic} />
      <div className={classes.actions}>
        <Button
          size="compact-xs"
          variant="default"
          onClick={() =>
            edit(store, words.resetStep(schematic), (draft) => changeRule(draft, rule.id, RULE_DEFAULTS))
          }
        >
          {words.defaults}
        </Button>
        <Button
          size="compact-xs"
          variant="default"
          onClick={() =>
            edit(store, words.removeStep(schematic), (draft) => setInRecipe(draft, rule.id, false))
          }
        >
          {words.remove}
        </Button>
      </div>
    </div>
  );
}
