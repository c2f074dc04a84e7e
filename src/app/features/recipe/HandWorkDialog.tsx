import { Button, Checkbox, Modal } from '@mantine/core';
import { useId, useState } from 'react';
import { handQuestion, type HandAnswer } from '../../cityview/hand-question.ts';
import type { HandWork } from '../../cityview/hand-work.ts';
import type { DialogProps } from '../../contrib/dialog.tsx';
import { getChunked } from '../../document/chunked.ts';
import type { CityDocument } from '../../document/document.ts';
import { useApp } from '../../store/context.tsx';
import classes from './HandWorkDialog.module.css';
import * as words from './words.ts';

/** Asks what becomes of the edits by hand when a city is generated. */
export function HandWorkDialog({ opened }: DialogProps) {
  const question = useApp((state) => handQuestion.of(state).question);
  if (!question) return null;
  return (
    <Modal opened={opened} onClose={() => question.answer(null, false)} title={words.handWorkTitle}>
      <Answers work={question.work} onAnswer={question.answer} />
    </Modal>
  );
}

interface AnswersProps {
  readonly work: HandWork;
  readonly onAnswer: (answer: HandAnswer | null, isRemembered: boolean) => void;
}

function Answers({ work, onAnswer }: AnswersProps) {
  const city = useApp((state) => state.document.city);
  const [isRemembered, setRemembered] = useState(false);
  const id = useId();
  const { placements, ground, districts, land } = work;
  const canKeep = placements.length > 0 || ground > 0;
  return (
    <>
      <p className={classes.words}>{words.handWorkReplaced}</p>
      <ul className={classes.list} aria-labelledby={id}>
        {placements.length > 0 && (
          <li>
            {words.handPlacements(placements.length)}: {namesOf(city, placements)}
          </li>
        )}
        {ground > 0 && <li>{words.handGround(ground)}</li>}
        {districts && <li>{words.handDistricts}</li>}
        {land && <li>{words.handLand}</li>}
      </ul>
      <p className={classes.note} id={id}>
        {canKeep ? words.keepHint(placements.length > 0, ground > 0) : words.nothingKept}
        {(districts || (ground > 0 && placements.length === 0)) && ` ${words.rerollHint}`}
      </p>
      <Checkbox
        size="sm"
        label={words.rememberAnswer}
        checked={isRemembered}
        onChange={(event) => setRemembered(event.currentTarget.checked)}
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => onAnswer(null, false)}>
          {words.cancel}
        </Button>
        <Button
          variant={canKeep ? 'default' : 'filled'}
          {...(!canKeep && { 'data-autofocus': true })}
          onClick={() => onAnswer('replace', isRemembered)}
        >
          {words.replaceHandWork}
        </Button>
        {canKeep && (
          <Button data-autofocus onClick={() => onAnswer('keep', isRemembered)}>
            {placements.length > 0 ? words.keepAsLocked : words.keepGround}
          </Button>
        )}
      </div>
    </>
  );
}

/** Schematics that are named at once. */
const MOST_NAMED = 4;

/** The schematics of placements with their numbers: "House ×3, Mill". */
function namesOf({ placements, schematics }: CityDocument, ids: readonly number[]): string {
  const count_name = new Map<string, number>();
  for (const id of ids) {
    const placement = getChunked(placements, id);
    const name = placement && schematics[placement.schematic]?.name;
    if (name !== undefined) count_name.set(name, (count_name.get(name) ?? 0) + 1);
  }
  const names = [...count_name].sort(([, a], [, b]) => b - a);
  return words.namedWork(names.slice(0, MOST_NAMED), names.length - MOST_NAMED);
}
