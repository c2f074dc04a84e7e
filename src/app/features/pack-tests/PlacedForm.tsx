import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { TESTED_SEEDS, type PackRecipe, type PlacedTest } from '../../../engine/pack/pack.ts';
import { MAX_NAME } from '../../../formats/limits.ts';
import type { PackDocument } from '../../document/document.ts';
import { NumberField } from '../../kit/NumberField.tsx';
import { tellDone } from '../../kit/tell.ts';
import { useAppStore } from '../../store/context.tsx';
import { RecipeSelect } from './RecipeSelect.tsx';
import { openRecipeFor } from './take-recipe.ts';
import { OPEN_CITY } from './tested-recipe.ts';
import classes from './TestsPanel.module.css';
import * as words from './words.ts';

interface PlacedFormProps {
  readonly pack: PackDocument;
  readonly test: PlacedTest;
  readonly save: string;
  /** The pack may not have the recipe yet that the test names. */
  readonly onSave: (test: PlacedTest, recipe?: PackRecipe) => void;
}

/** The fields of a test that makes cities. */
export function PlacedForm({ pack, test, save, onSave }: PlacedFormProps) {
  const store = useAppStore();
  const [name, setName] = useState(test.name);
  const [recipe, setRecipe] = useState(test.recipe);
  const [atLeast, setAtLeast] = useState(test.atLeast);
  const submit = () => {
    const changed = { ...test, name: name.trim(), atLeast };
    if (recipe === OPEN_CITY) {
      // The pack keeps the recipe as it is now: a city that goes on changing decides no test.
      const { left, ...taken } = openRecipeFor(store.getState().document, pack);
      onSave({ ...changed, recipe: taken.id }, taken);
      setRecipe(taken.id);
      if (left.length > 0) tellDone(words.leftOut(left));
    } else onSave({ ...changed, recipe });
    setName(test.name);
  };
  return (
    <div className={classes.fields}>
      <TextInput
        className={classes.wide}
        size="xs"
        label={words.testName}
        placeholder={words.placedNameExample}
        maxLength={MAX_NAME}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <RecipeSelect pack={pack} value={recipe} onChange={setRecipe} />
      <NumberField
        size="xs"
        name={words.atLeast}
        min={1}
        max={TESTED_SEEDS}
        value={atLeast}
        onChange={setAtLeast}
      />
      {recipe === OPEN_CITY && <p className={`${classes.note} ${classes.wide}`}>{words.openCityHint}</p>}
      <Button className={classes.wide} size="xs" variant="default" onClick={submit}>
        {save}
      </Button>
    </div>
  );
}
