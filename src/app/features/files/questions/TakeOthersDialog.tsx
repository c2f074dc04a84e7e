import { Button, Modal } from '@mantine/core';
import { BadFiles } from './BadFiles.tsx';
import type { QuestionOf } from './question-of.ts';
import classes from './questions.module.css';

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
      title={`${bad.length} of ${all} files cannot be imported`}
      size="lg"
    >
      {bad.length === 1 && <p className={classes.words}>Problem in {bad[0]!.path}:</p>}
      <BadFiles files={bad} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => answer(false)}>
          Cancel
        </Button>
        <Button data-autofocus onClick={() => answer(true)}>
          Import the other {good === 1 ? 'one' : good}
        </Button>
      </div>
    </Modal>
  );
}
