import { Button, Checkbox, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import type { WorksAnswer } from '../import/import-texts.ts';
import type { QuestionOf } from './question-of.ts';
import classes from './questions.module.css';
import * as words from '../words.ts';

type CitiesAnswer = WorksAnswer['cities'];

/** Asks whether a recipe that comes along may replace that of the open city, and what becomes of cities. */
export function WorksDialog({ question: { works, answer } }: { readonly question: QuestionOf<'works'> }) {
  const [recipe, setRecipe] = useState(false);
  const [cities, setCities] = useState<CitiesAnswer>('new');
  // Each of several recipes makes a city of its own.
  const isOnlyRecipe = works.filter(({ kind }) => kind === 'recipe').length === 1;
  const named = works.flatMap(({ kind, name }) => (kind === 'recipe' && isOnlyRecipe ? [] : [name]));
  const hasRecipe = works.length > named.length;
  const choices: readonly (readonly [CitiesAnswer, string])[] = [
    ['new', words.addToCities],
    ...(named.length === 1 ? ([['open', words.replaceOpen]] as const) : []),
    ['leave-out', words.leaveOut],
  ];
  const names = [
    ...(hasRecipe ? [words.recipeName] : []),
    ...(named.length === 1 ? [words.cityName] : []),
    ...(named.length > 1 ? [words.citiesName] : []),
  ];
  return (
    <Modal opened onClose={() => answer(null)} title={words.importBrings(names)}>
      {hasRecipe && (
        <>
          <p className={classes.words}>{words.untickedStay}</p>
          <Checkbox
            mb="md"
            label={words.replaceYourRecipe}
            checked={recipe}
            onChange={(event) => setRecipe(event.currentTarget.checked)}
          />
        </>
      )}
      {named.length > 0 && (
        <Radio.Group
          label={words.someCities(named)}
          value={cities}
          onChange={(value) => setCities(choices.find(([known]) => known === value)![0])}
        >
          {choices.map(([value, label]) => (
            <Radio key={value} mt="xs" value={value} label={label} />
          ))}
        </Radio.Group>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => answer(null)}>
          {words.cancelImport}
        </Button>
        <Button data-autofocus onClick={() => answer({ recipe, cities })}>
          {words.importMenu}
        </Button>
      </div>
    </Modal>
  );
}
