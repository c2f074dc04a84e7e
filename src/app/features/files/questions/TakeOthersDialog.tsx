import { Button, Modal } from '@mantine/core';
import { BadFiles } from './BadFiles.tsx';
import type { QuestionOf } from './question-of.ts';
import classes from './questions.module.css';
import * as words from '../words.ts';

export function TakeOthersDialog({
  question: { bad, good, answer },
}: {
  readonly question: QuestionOf<'take-others'>;
}) {
  const all = bad.length + good;
  return (
    <Modal
      opened
      onClose={() => answer(false)}
      title={words.filesCannotBeImported(bad.length, all)}
      size="lg"
    >
      {bad.length === 1 && <p className={classes.words}>{words.problemIn(bad[0]!.path)}</p>}
      <BadFiles files={bad} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => answer(false)}>
          {words.cancel}
        </Button>
        <Button data-autofocus onClick={() => answer(true)}>
          {words.importTheOther(good)}
        </Button>
      </div>
    </Modal>
  );
}
