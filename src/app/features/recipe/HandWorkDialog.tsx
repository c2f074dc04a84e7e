import { Button, Checkbox, Modal } from '@mantine/core';
import { useId, useState } from 'react';
import { handQuestion, type HandQuestion } from '../../cityview/hand-question.ts';
import type { HandWork } from '../../cityview/hand-work.ts';
import type { DialogProps } from '../../contrib/dialog.tsx';
import { getChunked } from '../../document/chunked.ts';
import type { CityDocument } from '../../document/document.ts';
import type { Placement } from '../../../engine/schematic/placement.ts';
import { useApp } from '../../store/context.tsx';
import classes from './HandWorkDialog.module.css';
import * as words from './words.ts';

/** Asks what becomes of the edits by hand when a city is generated, or a part of it is rolled again. */
export function HandWorkDialog({ opened }: DialogProps) {
  const question = useApp((state) => handQuestion.of(state).question);
  if (!question) return null;
  return (
    <Modal
      opened={opened}
      onClose={() => question.answer(null, false)}
      title={words.handWorkTitle[question.threat]}
    >
      <Answers {...question} />
    </Modal>
  );
}

function Answers({ threat, work, canKeep, answer }: HandQuestion) {
  const city = useApp((state) => state.document.city);
  const [isRemembered, setRemembered] = useState(false);
  const id = useId();
  const { placements, ground, districts, misfits, removed, land } = work;
  return (
    <>
      <p className={classes.words}>{words.handWorkReplaced[threat]}</p>
      <ul className={classes.list} aria-labelledby={id}>
        {placements.length > 0 && (
          <li>
            {words.handPlacements(placements.length)}: {namesOf(city, placedBy(city, placements))}
          </li>
        )}
        {removed.length > 0 && (
          <li>
            {words.handRemoved(removed.length)}: {namesOf(city, removed)}
          </li>
        )}
        {ground > 0 && <li>{words.handGround(ground)}</li>}
        {districts && <li>{words.handDistricts}</li>}
        {land && <li>{words.handLand}</li>}
      </ul>
      <p className={classes.note} id={id}>
        {canKeep ? keepHints(work).join(' ') : words.nothingKept}
      </p>
      {misfits.length > 0 && (
        <p className={classes.note}>
          {words.misfits(misfits.length)}: {namesOf(city, misfits)}
        </p>
      )}
      <Checkbox
        size="sm"
        label={words.rememberAnswer}
        checked={isRemembered}
        onChange={(event) => setRemembered(event.currentTarget.checked)}
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => answer(null, false)}>
          {words.cancel}
        </Button>
        <Button
          variant={canKeep ? 'default' : 'filled'}
          {...(!canKeep && { 'data-autofocus': true })}
          onClick={() => answer('replace', isRemembered)}
        >
          {words.replaceHandWork}
        </Button>
        {canKeep && (
          <Button data-autofocus onClick={() => answer('keep', isRemembered)}>
            {placements.length > 0 ? words.keepAsLocked : words.keepEdits}
          </Button>
        )}
      </div>
    </>
  );
}

/** The fate of each sort of work that is kept, in words. */
function keepHints({ placements, ground, districts, removed }: HandWork): string[] {
  return [
    ...(placements.length > 0 ? [words.keptPlacements] : []),
    ...(removed.length > 0 ? [words.keptRemoved] : []),
    ...(ground > 0 ? [words.keptGround] : []),
    ...(districts ? [words.keptDistricts] : []),
  ];
}

function placedBy({ placements }: CityDocument, ids: readonly number[]): readonly Placement[] {
  return ids.flatMap((id) => getChunked(placements, id) ?? []);
}

/** Schematics that are named at once. */
const MOST_NAMED = 4;

/** The schematics of placements with their numbers: "House ×3, Mill". */
function namesOf({ schematics }: CityDocument, placements: readonly Placement[]): string {
  const count_name = new Map<string, number>();
  for (const { schematic } of placements) {
    const name = schematics[schematic]?.name;
    if (name !== undefined) count_name.set(name, (count_name.get(name) ?? 0) + 1);
  }
  const names = [...count_name].sort(([, a], [, b]) => b - a);
  return words.namedWork(names.slice(0, MOST_NAMED), names.length - MOST_NAMED);
}
