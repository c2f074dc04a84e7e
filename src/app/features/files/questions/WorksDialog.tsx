import { Button, Checkbox, Modal } from '@mantine/core';
import { useState } from 'react';
import type { Work } from '../import/incoming.ts';
import type { QuestionOf } from './question-of.ts';
import classes from './questions.module.css';
import * as words from '../words.ts';

const LABELS: Readonly<Record<Work['kind'], string>> = {
  recipe: words.replaceYourRecipe,
  city: words.replaceYourCity,
  added: words.addCities,
  land: words.replaceCityByLand,
};

const NAMES: Readonly<Record<Work['kind'], string>> = {
  recipe: 'recipe',
  city: 'city',
  added: words.listOfCities,
  land: 'map',
};

/** Asks whether a recipe or a city that comes along may take the place of what is there, and cities may be added. */
export function WorksDialog({ question: { works, answer } }: { readonly question: QuestionOf<'works'> }) {
  const [wanted, setWanted] = useState<ReadonlySet<Work['kind']>>(new Set());
  const kinds = [...new Set(works.map(({ kind }) => kind))];
  const names = kinds.map((kind) => NAMES[kind]);
  return (
    <Modal opened onClose={() => answer(null)} title={words.importBrings(names)}>
      <p className={classes.words}>{words.untickedStay}</p>
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          mb="xs"
          label={LABELS[kind]}
          checked={wanted.has(kind)}
          onChange={(event) => {
            const next = new Set(wanted);
            if (event.currentTarget.checked) next.add(kind);
            else next.delete(kind);
            setWanted(next);
          }}
        />
      ))}
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => answer(null)}>
          {words.cancelImport}
        </Button>
        <Button data-autofocus onClick={() => answer(wanted)}>
          {words.importMenu}
        </Button>
      </div>
    </Modal>
  );
}
