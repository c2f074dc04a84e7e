import { Button, Modal } from '@mantine/core';
import type { QuestionOf } from './question-of.ts';
import classes from './questions.module.css';

/** Names of schematics told for each kind. */
const MOST_NAMES = 4;

/** Asks what becomes of schematics that are painted with kinds that are nowhere. */
export function MissingDialog({
  question: { missing, answer },
}: {
  readonly question: QuestionOf<'missing'>;
}) {
  const one = missing.size === 1;
  return (
    <Modal
      opened
      onClose={() => answer(null)}
      title={one ? 'A kind is missing' : `${missing.size} kinds are missing`}
      size="lg"
    >
      <p className={classes.words}>
        Schematics are painted with {one ? 'a kind' : 'kinds'} that neither your palette nor the import has.
        Plain {one ? 'one gets' : 'ones get'} a color each, to be edited later.
      </p>
      <div className={classes.scroll}>
        <ul className={classes.problems}>
          {[...missing].map(([kind, names]) => (
            <li key={kind}>
              <code className={classes.path}>{kind}</code>, used by {names.slice(0, MOST_NAMES).join(', ')}
              {names.length > MOST_NAMES && ` and ${names.length - MOST_NAMES} more`}
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => answer(null)}>
          Cancel import
        </Button>
        <Button variant="default" onClick={() => answer('leave-out')}>
          Skip these schematics
        </Button>
        <Button data-autofocus onClick={() => answer('add-kinds')}>
          Add plain {one ? 'kind' : 'kinds'}
        </Button>
      </div>
    </Modal>
  );
}
