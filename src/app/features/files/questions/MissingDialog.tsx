import { Button, Modal } from '@mantine/core';
import type { QuestionOf } from './question-of.ts';
import classes from './questions.module.css';
import * as words from '../words.ts';

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
      title={one ? words.aKindIsMissing : words.kindsAreMissing(missing.size)}
      size="lg"
    >
      <p className={classes.words}>{one ? words.missingKind : words.missingKinds}</p>
      <div className={classes.scroll}>
        <ul className={classes.problems}>
          {[...missing].map(([kind, names]) => (
            <li key={kind}>
              <code className={classes.path}>{kind}</code>
              {words.usedBy(names, MOST_NAMES)}
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => answer(null)}>
          {words.cancelImport}
        </Button>
        <Button variant="default" onClick={() => answer('leave-out')}>
          {words.skipTheseSchematics}
        </Button>
        <Button data-autofocus onClick={() => answer('add-kinds')}>
          {one ? words.addPlainKind : words.addPlainKinds}
        </Button>
      </div>
    </Modal>
  );
}
