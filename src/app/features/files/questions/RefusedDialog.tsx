import { Modal } from '@mantine/core';
import { BadFiles } from './BadFiles.tsx';
import type { QuestionOf } from './question-of.ts';
import classes from './questions.module.css';
import * as words from '../words.ts';

export function RefusedDialog({
  question: { title, bad, answer },
}: {
  readonly question: QuestionOf<'refused'>;
}) {
  const one = bad.length === 1 && bad[0]!.problems.length === 1;
  return (
    <Modal opened onClose={() => answer()} title={title} size="lg">
      <p className={classes.words}>{one ? words.refused : words.refusedForMany}</p>
      <BadFiles files={bad} />
    </Modal>
  );
}
