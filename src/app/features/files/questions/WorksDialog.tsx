import { Button, Checkbox, Modal } from '@mantine/core';
import { useState } from 'react';
import type { Work } from '../import/incoming.ts';
import type { QuestionOf } from './question-of.ts';
import classes from './questions.module.css';

const LABELS: Readonly<Record<Work['kind'], string>> = {
  recipe: 'Replace your recipe',
  city: 'Replace your city',
  land: 'Replace your city with empty land',
};

/** Asks whether a recipe or a city that comes along may take the place of what is there. */
export function WorksDialog({ question: { works, answer } }: { readonly question: QuestionOf<'works'> }) {
  const [wanted, setWanted] = useState<ReadonlySet<Work['kind']>>(new Set());
  const names = works.map(({ kind }) => (kind === 'land' ? 'map' : kind));
  return (
    <Modal opened onClose={() => answer(null)} title={`The import brings a ${names.join(' and a ')}, too`}>
      <p className={classes.words}>Unticked parts stay unchanged.</p>
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
          Cancel import
        </Button>
        <Button data-autofocus onClick={() => answer(wanted)}>
          Import
        </Button>
      </div>
    </Modal>
  );
}
