import { Button, Modal } from '@mantine/core';
import { BadFiles } from './BadFiles.tsx';
import type { QuestionOf } from './question-of.ts';
import classes from './questions.module.css';
import * as words from '../words.ts';

/** Lists the failing tests of packs, and asks whether these are to be imported all the same. */
export function FailingDialog({ question: { packs, answer } }: { readonly question: QuestionOf<'failing'> }) {
  const tests = packs.reduce((sum, { problems }) => sum + problems.length, 0);
  return (
    <Modal opened onClose={() => answer(false)} title={words.testsFail(tests)} size="lg">
      <p className={classes.words}>{words.testsFailHint}</p>
      <BadFiles files={packs} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => answer(false)}>
          {words.cancelImport}
        </Button>
        <Button data-autofocus onClick={() => answer(true)}>
          {words.importAnyway}
        </Button>
      </div>
    </Modal>
  );
}
