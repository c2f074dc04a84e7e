import { UnstyledButton } from '@mantine/core';
import type { SchematicRule } from '../../../engine/recipe/recipe.ts';
import { groupColor } from '../../../formats/picture/group-color.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { edit } from '../../store/store.ts';
import classes from './GroupChoice.module.css';
import { changeRule } from './rule-edits.ts';
import * as words from './words.ts';

const NO_GROUPS: readonly string[] = [];

/** The groups of districts of the recipe, in its order. */
export function useGroups(): readonly string[] {
  return useApp(({ document: { recipe } }) =>
    recipe.districts.method === 'none' ? NO_GROUPS : recipe.districts.groups,
  );
}

interface GroupChoiceProps {
  readonly rule: SchematicRule;
  /** The name of its schematic. */
  readonly schematic: string;
}

/** In districts of which groups a schematic may stand: anywhere, or in those that are pressed. */
export function GroupChoice({ rule, schematic }: GroupChoiceProps) {
  const store = useAppStore();
  const groups = useGroups();
  const colors = useApp((state) => state.document.groupColors);
  const chosen = rule.groups ?? NO_GROUPS;
  const lost = chosen.filter((group) => !groups.includes(group));
  const choose = (next: readonly string[]) =>
    edit(store, words.changeOf(words.groups, schematic), (draft) =>
      changeRule(draft, rule.id, { groups: next.length === 0 ? null : next }),
    );
  return (
    <div className={classes.groups} role="group" aria-label={words.ofSchematic(words.groups, schematic)}>
      <UnstyledButton
        className={classes.group}
        aria-pressed={rule.groups === null}
        onClick={() => choose(NO_GROUPS)}
      >
        {words.anywhere}
      </UnstyledButton>
      {[...groups, ...lost].map((group) => (
        <UnstyledButton
          key={group}
          className={classes.group}
          aria-pressed={chosen.includes(group)}
          data-lost={!groups.includes(group)}
          onClick={() =>
            choose(
              [...groups, ...lost].filter((other) =>
                other === group ? !chosen.includes(group) : chosen.includes(other),
              ),
            )
          }
        >
          <GroupDot color={groups.includes(group) ? groupColor(colors, groups, group) : 'transparent'} />
          {group}
        </UnstyledButton>
      ))}
    </div>
  );
}

function GroupDot({ color }: { readonly color: string }) {
  return <span className={classes.dot} style={{ background: color }} aria-hidden="true" />;
}

/** The groups of a rule at a glance, for the eye only. */
export function GroupDots({ groups: chosen }: Pick<SchematicRule, 'groups'>) {
  const groups = useGroups();
  const colors = useApp((state) => state.document.groupColors);
  return (
    <span className={classes.dots} aria-hidden="true">
      {(chosen ?? NO_GROUPS).map((group) => (
        <GroupDot key={group} color={groupColor(colors, groups, group)} />
      ))}
    </span>
  );
}
