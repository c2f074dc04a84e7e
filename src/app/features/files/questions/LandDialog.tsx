import { Button, Checkbox, Modal } from '@mantine/core';
import { useState } from 'react';
import { canKeep, hasDistricts, type LandImport } from '../../../store/import-land.ts';
import type { QuestionOf } from './question-of.ts';
import classes from './questions.module.css';
import * as words from '../words.ts';

/** Asks whether imported land is added as a city or replaces the open one: lists what goes then, and what can stay. */
export function LandDialog({ question: { found, answer } }: { readonly question: QuestionOf<'land'> }) {
  const [isKept, setKept] = useState(canKeep(found));
  const limits = isKept ? 'kept' : 'dropped';
  const staying = limitsOf(found);
  const going = [...replacedBy(found), ...(isKept ? outside(found) : dropped(found))];
  return (
    <Modal opened onClose={() => answer(null)} title={words.importMap} size={480}>
      <p className={classes.words}>
        {going.length > 0 ? words.mapHasLand(found.hexes) : words.mapRemovesNothing(found.hexes)}
      </p>
      {going.length > 0 && (
        <ul className={classes.going}>
          {going.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {canKeep(found) && (
        <Checkbox
          label={words.keepLimits}
          description={isKept ? words.keepLimitsHint(staying) : words.dropLimitsHint}
          checked={isKept}
          onChange={(event) => setKept(event.currentTarget.checked)}
        />
      )}
      <p className={classes.undo}>{words.undoBringsBack}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => answer(null)}>
          {words.cancelImport}
        </Button>
        <Button variant="default" onClick={() => answer({ to: 'open', limits })}>
          {words.replaceCity}
        </Button>
        <Button data-autofocus onClick={() => answer({ to: 'new', limits })}>
          {words.addAsCity}
        </Button>
      </div>
    </Modal>
  );
}

/** The work that the land replaces in any case. */
function replacedBy({ placements, locked, ground, drawn }: LandImport): string[] {
  return [
    ...(placements > 0 ? [words.goingPlacements(placements, locked)] : []),
    ...(ground > 0 ? [words.goingGround(ground)] : []),
    ...(drawn > 0 ? [words.goingLand(drawn)] : []),
  ];
}

/** The districts that cannot stay, and groups that no district could have. */
function outside(found: LandImport): string[] {
  const { districts, reaching, limits } = found;
  return [
    ...(reaching < districts ? [words.districtsOutside(districts - reaching, districts)] : []),
    ...(limits.groups > 0 && !hasDistricts(found) ? [words.groupsOf(limits.groups)] : []),
  ];
}

/** All districts and limits, where they are dropped. */
function dropped(found: LandImport): string[] {
  return [
    ...limitsOf({ ...found, reaching: found.districts }),
    ...(found.districts > 0 ? [] : outside(found)),
  ];
}

/** The districts and limits that can stay. */
function limitsOf(found: LandImport): string[] {
  const { reaching } = found;
  const { minimums, groups, town, districts } = found.limits;
  return [
    ...(reaching > 0 ? [words.districtsOf(reaching)] : []),
    ...(districts && reaching === 0 ? [words.madeDistricts] : []),
    ...(minimums > 0 ? [words.minimumsOf(minimums)] : []),
    ...(groups > 0 && hasDistricts(found) ? [words.groupsOf(groups)] : []),
    ...(town > 0 ? [words.townPartsOf(town)] : []),
  ];
}
