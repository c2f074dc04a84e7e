import { Button, NumberInput, Select } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { PlaceTest } from '../../../engine/pack/pack.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { placeFailure } from '../../../formats/pack/run-tests.ts';
import { toSchematic } from '../../document/document.ts';
import { packOf } from '../../document/packs.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { useSettled } from '../../store/settled.ts';
import { addTest } from './edits.ts';
import { PlacedRow } from './PlacedRow.tsx';
import { TestRow } from './TestRow.tsx';
import classes from './TestsPanel.module.css';
import * as words from './words.ts';

/** The tests of the open schematic, as of the last stroke. */
export function TestsPanel() {
  const id = useApp((state) => state.session.schematic);
  const document = useSettled((settled) => settled);
  const member = id === null ? undefined : document.schematics[id];
  const pack = member?.pack && packOf(document, member.pack.id);
  if (!member?.pack || !pack) return null;
  const { as } = member.pack;
  const tests = pack.tests.filter(({ schematic }) => schematic === as);
  return (
    <>
      {tests.length === 0 && <p className={classes.note}>{words.noTests}</p>}
      {tests.length > 0 && (
        <ul className={classes.list} aria-label={words.testsOf(pack.name)}>
          {tests.map((test, index) =>
            test.kind === 'placed' ? (
              <PlacedRow key={index} pack={pack.id} test={test} />
            ) : (
              <PlaceRow key={index} pack={pack.id} test={test} schematic={toSchematic(member)} as={as} />
            ),
          )}
        </ul>
      )}
      <NewPlacedTest pack={pack.id} schematic={as} />
    </>
  );
}

interface PlaceRowProps {
  readonly pack: string;
  readonly test: PlaceTest;
  readonly schematic: Schematic;
  /** Its id in the pack. */
  readonly as: string;
}

function PlaceRow({ pack, test, schematic, as }: PlaceRowProps) {
  const kinds = useSettled((document) => document.kinds);
  const failure = useMemo(
    () => placeFailure(test, { kinds, schematics: [{ ...schematic, id: as }] }),
    [test, kinds, schematic, as],
  );
  const scene = words.scene(test.around.length, words.pose(test.mirror, test.rotation, test.shift));
  return (
    <TestRow
      pack={pack}
      test={test}
      title={words.title(test)}
      outcome={failure === null ? 'passes' : 'fails'}
      about={`${failure === null ? words.passes : words.fails(failure)} · ${scene}`}
    />
  );
}

/** The fields of a new test on 100 cities of a preset. */
function NewPlacedTest({ pack, schematic }: { readonly pack: string; readonly schematic: string }) {
  const store = useAppStore();
  const [recipe, setRecipe] = useState('walled-town');
  const [atLeast, setAtLeast] = useState(50);
  return (
    <div className={classes.fields}>
      <Select
        size="xs"
        label={words.recipe}
        data={words.presets}
        allowDeselect={false}
        value={recipe}
        onChange={(value) => setRecipe(value ?? recipe)}
      />
      <NumberInput
        size="xs"
        label={words.atLeast}
        min={1}
        max={100}
        clampBehavior="strict"
        allowDecimal={false}
        value={atLeast}
        onChange={(value) => setAtLeast(Math.min(100, Math.max(1, Number(value) || 1)))}
      />
      <Button
        size="xs"
        variant="default"
        onClick={() => addTest(store, pack, { kind: 'placed', name: '', schematic, recipe, atLeast })}
      >
        {words.addPlaced}
      </Button>
    </div>
  );
}
