import { Button } from '@mantine/core';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useApp } from '../../store/context.tsx';
import classes from './RecipePanel.module.css';
import * as words from './words.ts';

/** The districts of the recipe in one line, and the way to the district lab. */
export function DistrictFields() {
  const run = useCommandRunner();
  const districts = useApp((state) => state.document.recipe.districts);
  const groups = districts.method === 'none' ? [] : districts.groups;
  return (
    <div className={classes.districts}>
      <p className={classes.note}>{words.districtsOf(districts.method, groups)}</p>
      <Button size="xs" variant="default" onClick={() => run('district-lab')}>
        {words.districts}
      </Button>
    </div>
  );
}
