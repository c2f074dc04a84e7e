import { Button, Modal } from '@mantine/core';
import type { QuestionOf } from './question-of.ts';
import classes from './questions.module.css';

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
      title={
        one
          ? `A file in “${folder}” has other contents`
          : `${files.length} files in “${folder}” have other contents`
      }
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
          Cancel
        </Button>
        <Button variant="default" data-autofocus onClick={() => answer('keep')}>
          Write new only
        </Button>
        <Button color="red" onClick={() => answer('overwrite')}>
          Overwrite {one ? 'it' : 'them'}
        </Button>
      </div>
    </Modal>
  );
}
