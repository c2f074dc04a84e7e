import { Button, Modal, SegmentedControl } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import classes from './questions.module.css';
import * as words from '../words.ts';

/** One thing that is here and another one that comes in under its id. */
export interface ClashItem {
  readonly id: string;
  readonly name: string;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
}

interface ClashDialogProps<A extends string> {
  readonly title: string;
  /** A sentence below the title. */
  readonly hint: string;
  readonly items: readonly ClashItem[];
  /** The possible answers, the harmless one first, with the side that stays. */
  readonly choices: readonly {
    readonly value: A;
    readonly label: string;
    readonly keeps: 'mine' | 'theirs' | 'both';
  }[];
  readonly onAnswer: (answers: ReadonlyMap<string, A> | null) => void;
}

/** Both sides of every clash side by side, with what is to become of them: for each, or for all at once. */
export function ClashDialog<A extends string>({
  title,
  hint,
  items,
  choices,
  onAnswer,
}: ClashDialogProps<A>) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, A>>(
    () => new Map(items.map(({ id }) => [id, choices[0]!.value])),
  );
  const options = choices.map(({ value, label }) => ({ value, label }));
  const given = new Set(answers.values());
  return (
    <Modal opened onClose={() => onAnswer(null)} title={title} size="xl">
      <p className={classes.words}>{hint}</p>
      {items.length > 1 && (
        <div className={classes.all}>
          <span id="for-all">{words.forAll(items.length)}</span>
          <SegmentedControl
            size="xs"
            aria-labelledby="for-all"
            data={options}
            // Nothing is chosen as long as they differ.
            value={given.size === 1 ? [...given][0]! : ''}
            onChange={(value) => setAnswers(new Map(items.map(({ id }) => [id, value as A])))}
          />
        </div>
      )}
      <div className={classes.scroll}>
        {items.map(({ id, name, mine, theirs }) => {
          const answer = answers.get(id)!;
          const keeps = choices.find(({ value }) => value === answer)!.keeps;
          return (
            <section key={id} className={classes.clash} aria-label={name}>
              <h3 className={classes.name}>
                {name} <code>{id}</code>
              </h3>
              <div className={classes.sides}>
                <figure className={classes.side} data-chosen={keeps !== 'theirs'}>
                  {mine}
                </figure>
                <figure className={classes.side} data-chosen={keeps !== 'mine'}>
                  {theirs}
                </figure>
              </div>
              <SegmentedControl
                size="xs"
                aria-label={words.answerFor(name)}
                data={options}
                value={answer}
                onChange={(value) => setAnswers(new Map(answers).set(id, value))}
              />
            </section>
          );
        })}
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => onAnswer(null)}>
          {words.cancelImport}
        </Button>
        <Button data-autofocus onClick={() => onAnswer(answers)}>
          {words.importMenu}
        </Button>
      </div>
    </Modal>
  );
}
