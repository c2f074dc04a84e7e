import { Button, Modal } from '@mantine/core';
import type { QuestionOf } from './question-of.ts';
import classes from './questions.module.css';
import * as words from '../words.ts';

/** Asks whether files of a folder may be written over. */
export function OverwriteDialog({
  question: { folder, files, answer },
}: {
  readonly question: QuestionOf<'overwrite'>;
}) {
  const one = files.length === 1;
  return (
    <Modal
      opened
      onClose={() => answer(null)}
      title={one ? words.overwriteOne(folder) : words.overwriteMany(files.length, folder)}
      size="lg"
    >
      <div className={classes.scroll}>
        <ul className={classes.problems}>
          {files.map(({ path }) => (
            <li key={path}>
              <code className={classes.path}>{path}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => answer(null)}>
          {words.cancel}
        </Button>
        <Button variant="default" data-autofocus onClick={() => answer('keep')}>
          {words.writeNewOnly}
        </Button>
        <Button color="red" onClick={() => answer('overwrite')}>
          {one ? words.overwriteIt : words.overwriteThem}
        </Button>
      </div>
    </Modal>
  );
}
