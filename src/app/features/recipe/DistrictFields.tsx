import { Button } from '@mantine/core';
import type { DistrictRecipe } from '../../../engine/recipe/recipe.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useApp } from '../../store/context.tsx';
import classes from './RecipePanel.module.css';

const METHOD_WORDS: Readonly<Record<DistrictRecipe['method'], string>> = {
  none: 'no districts',
  growth: 'territories',
  schelling: 'neighborhoods',
};

/** The districts of the recipe in one line, and the way to the district lab. */
export function DistrictFields() {
  const run = useCommandRunner();
  const districts = useApp((state) => state.document.recipe.districts);
  const groups = districts.method === 'none' ? [] : districts.groups;
  return (
    <div className={classes.districts}>
      <p className={classes.note}>
        {METHOD_WORDS[districts.method]}
        {groups.length > 0 && `: ${groups.join(', ')}`}
      </p>
      <Button size="xs" variant="default" onClick={() => run('district-lab')}>
        Districts…
      </Button>
    </div>
  );
}
