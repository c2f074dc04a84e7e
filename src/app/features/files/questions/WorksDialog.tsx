import { Button, Checkbox, Modal } from '@mantine/core';
import { useState } from 'react';
import type { Work } from '../import/incoming.ts';
import type { QuestionOf } from './question-of.ts';
import classes from './questions.module.css';
import * as words from '../words.ts';

const LABELS: Readonly<Record<Work['kind'], string>> = {
  recipe: words.replaceYourRecipe,
  city: words.replaceYourCity,
  land: words.replaceCityByLand,
};

/** Asks whether a recipe or a city that comes along may take the place of what is there. */
export function WorksDialog({ question: { works, answer } }: { readonly question: QuestionOf<'works'> }) {
  const [wanted, setWanted] = useState<ReadonlySet<Work['kind']>>(new Set());
  const names = works.map(({ kind }) => (kind === 'land' ? 'map' : kind));
  return (
    <Modal opened onClose={() => answer(null)} title={words.importBrings(names)}>
      <p className={classes.words}>{words.untickedStay}</p>
      {works.map(({ kind }) => (
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
