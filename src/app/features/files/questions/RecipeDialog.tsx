import { Button, Modal } from '@mantine/core';
import { cityName, openCityId } from '../../../document/open-city.ts';
import { useApp } from '../../../store/context.tsx';
import type { QuestionOf } from './question-of.ts';
import classes from './questions.module.css';
import * as words from '../words.ts';

/** Asks whether a recipe makes a city of its own, or replaces that of the open city. */
export function RecipeDialog({
  question: { name, recipe, answer },
}: {
  readonly question: QuestionOf<'recipe'>;
}) {
  const open = useApp(({ document }) => cityName(document, openCityId(document)));
  return (
    <Modal opened onClose={() => answer(null)} title={words.importNamed(name)} size={480}>
      <p className={classes.words}>{words.recipeParts(recipe.schematics.length, recipe.seed)}</p>
      <p className={classes.words}>{words.recipeChoice(open)}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => answer(null)}>
          {words.cancelImport}
        </Button>
        <Button variant="default" onClick={() => answer('open')}>
          {words.replaceRecipe}
        </Button>
        <Button data-autofocus onClick={() => answer('new')}>
          {words.addAsCity}
        </Button>
      </div>
    </Modal>
  );
}
