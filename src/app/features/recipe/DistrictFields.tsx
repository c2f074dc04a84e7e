import { Button } from '@mantine/core';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { edit } from '../../store/store.ts';
import { groupsWithoutRules, letAllInto } from './rule-edits.ts';
import classes from './RecipePanel.module.css';
import * as words from './words.ts';

/** The districts of the recipe in one line, the way to the district lab, and pieces for groups that were added. */
export function DistrictFields() {
  const run = useCommandRunner();
  const districts = useApp((state) => state.document.recipe.districts);
  const groups = districts.method === 'none' ? [] : districts.groups;
  const store = useAppStore();
  const rules = useApp((state) => state.document.recipe.schematics);
  return (
    <>
      <div className={classes.districts}>
        <p className={classes.note}>{words.districtsOf(districts.method, groups)}</p>
        <Button size="xs" variant="default" onClick={() => run('district-lab')}>
          {words.districts}
        </Button>
      </div>
      {groupsWithoutRules(groups, rules).map((group) => (
        <Button
          key={group}
          size="compact-xs"
          variant="default"
          onClick={() => edit(store, words.letAllInto(group), (draft) => letAllInto(draft, group))}
        >
          {words.letAllInto(group)}
        </Button>
      ))}
    </>
  );
}
