import { Button } from '@mantine/core';
import { ListChecks, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { PlaceTest } from '../../../engine/pack/pack.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { toSchematic, type PackDocument } from '../../document/document.ts';
import { packOf } from '../../document/packs.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { useSettled } from '../../store/settled.ts';
import { addTest } from './edits.ts';
import { placeOutcome } from './place-outcome.ts';
import { PlacedForm } from './PlacedForm.tsx';
import { PlacedRow } from './PlacedRow.tsx';
import { TestRow } from './TestRow.tsx';
import { showNewTest, showPackCheck } from './show-tests.ts';
import { usualRecipe } from './tested-recipe.ts';
import classes from './TestsPanel.module.css';
import * as words from './words.ts';

/** The tests of the open schematic, as of the last stroke. */
export function TestsPanel() {
  const store = useAppStore();
  const id = useApp((state) => state.session.schematic);
  const document = useSettled((settled) => settled);
  const [isAdding, setAdding] = useState(false);
  const member = id === null ? undefined : document.schematics[id];
  const pack = member?.pack && packOf(document, member.pack.id);
  if (!member?.pack || !pack) return null;
  const { as } = member.pack;
  const own = pack.tests.flatMap((test, index) => (test.schematic === as ? [{ test, index }] : []));
  return (
    <>
      {own.length === 0 && <p className={classes.note}>{words.noTests}</p>}
      {own.length > 0 && (
        <ul className={classes.list} aria-label={words.testsOf(pack.name)}>
          {own.map(({ test, index }) =>
            test.kind === 'placed' ? (
              <PlacedRow key={index} pack={pack} index={index} test={test} />
            ) : (
              <PlaceRow
                key={index}
                pack={pack}
                index={index}
                test={test}
                schematic={toSchematic(member)}
                as={as}
              />
            ),
          )}
        </ul>
      )}
      <div className={classes.actions}>
        <Button
          size="xs"
          px={6}
          variant="default"
          leftSection={<Plus size={14} />}
          onClick={() => showNewTest(store, pack.id, as)}
        >
          {words.newScene}
        </Button>
        <Button
          size="xs"
          px={6}
          variant="default"
          leftSection={<Plus size={14} />}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          {words.newPlaced}
        </Button>
      </div>
      {isAdding && (
        <PlacedForm
          pack={pack}
          test={{ kind: 'placed', name: '', schematic: as, recipe: usualRecipe(pack), atLeast: 50 }}
          save={words.addPlaced}
          onSave={(test, recipe) => {
            addTest(store, pack.id, test, recipe);
            setAdding(false);
          }}
        />
      )}
      <Button
        size="xs"
        variant="subtle"
        leftSection={<ListChecks size={15} />}
        onClick={() => showPackCheck(store, pack.id)}
      >
        {words.checkPack}
      </Button>
    </>
  );
}

interface PlaceRowProps {
  readonly pack: PackDocument;
  /** The place of the test in the pack. */
  readonly index: number;
  readonly test: PlaceTest;
  readonly schematic: Schematic;
  /** Its id in the pack. */
  readonly as: string;
}

function PlaceRow({ pack, index, test, schematic, as }: PlaceRowProps) {
  const kinds = useSettled((document) => document.kinds);
  const failure = useMemo(
    () => placeOutcome(test, { ...schematic, id: as }, kinds),
    [test, kinds, schematic, as],
  );
  return <TestRow pack={pack} index={index} outcome={{ kind: 'done', failure }} />;
}
