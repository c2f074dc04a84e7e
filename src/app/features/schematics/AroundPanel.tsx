import { Button, NativeSelect, SegmentedControl, Switch, UnstyledButton } from '@mantine/core';
import { DoorOpen } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { doorsOfShape } from '../../../engine/city/doors.ts';
import { readWish, WISHES, type Alternative } from '../../../engine/fit/wish.ts';
import { countSegments } from '../../../engine/schematic/schematic.ts';
import { signOf, wishColor } from '../../../formats/picture/art/signs.ts';
import { aroundHand } from '../../board/tools/around-hand.ts';
import { schematicHand } from '../../board/tools/schematic-hand.ts';
import { BRUSHES } from '../../board/tools/take-kind.ts';
import { toSchematic } from '../../document/document.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { useOpenSchematic } from '../../store/open-schematic.ts';
import { editByPatches, type AppStore } from '../../store/store.ts';
import classes from './AroundPanel.module.css';
import { askNothing } from './around-painting.ts';
import { WishSign } from './WishSign.tsx';
import * as words from './words.ts';

/** The conditions around the schematic that is open, to be taken in hand and painted like kinds. */
export function AroundPanel() {
  const store = useAppStore();
  const id = useOpenSchematic();
  const kinds = useApp((state) => state.document.kinds);
  const wish = useApp((state) => aroundHand.of(state).wish);
  const tool = useApp((state) => schematicHand.of(state).tool);
  const [isNot, setNot] = useState(false);
  const [isSeveral, setSeveral] = useState(false);
  const inHand = wish === null ? [] : readWish(wish).alternatives;
  const kindInHand = inHand.find(({ name }) => !name.startsWith('@'))?.name ?? '';

  function take(name: string): void {
    const others = isSeveral ? inHand.filter((one) => one.name !== name) : [];
    const isHeld = inHand.some((one) => one.name === name && one.not === isNot);
    takeWish(store, textOf(isHeld ? others : [...others, { name, not: isNot }]));
  }

  function turn(not: boolean): void {
    setNot(not);
    if (wish !== null && !isSeveral) takeWish(store, textOf(inHand.map(({ name }) => ({ name, not }))));
  }

  const colorOf = (kind: string) => kinds.find((one) => one.id === kind)?.color;
  return (
    <>
      <p className={classes.note}>{words.aroundIntro}</p>
      <Button
        size="xs"
        variant={tool === 'door' ? 'filled' : 'default'}
        leftSection={<DoorOpen size={15} aria-hidden="true" />}
        aria-pressed={tool === 'door'}
        onClick={() => takeDoor(store)}
      >
        {words.makeDoors}
      </Button>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={words.isOrNot}
        value={isNot ? 'not' : 'is'}
        data={[
          { value: 'is', label: words.mustBe },
          { value: 'not', label: words.mustNotBe },
        ]}
        onChange={(value) => turn(value === 'not')}
      />
      <div className={classes.wishes} role="group" aria-label={words.aroundWishes}>
        {WISHES.map((name) => {
          const { name: title, detail } = words.aroundTitles[name];
          const text = isNot ? `!${name}` : name;
          return (
            <Tooltip key={name} label={detail}>
              <UnstyledButton
                className={classes.wish}
                aria-pressed={inHand.some((one) => one.name === name)}
                onClick={() => take(name)}
              >
                <WishSign color={wishColor(text, colorOf)} sign={signOf(text)} />
                <span>{title}</span>
              </UnstyledButton>
            </Tooltip>
          );
        })}
      </div>
      <NativeSelect
        size="xs"
        aria-label={words.aroundKind}
        value={kindInHand}
        data={[
          { value: '', label: words.chooseKind },
          ...kinds.map((kind) => ({ value: kind.id, label: kind.name })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          if (value !== '') take(value);
        }}
      />
      <Switch
        size="xs"
        label={words.several}
        checked={isSeveral}
        onChange={(event) => setSeveral(event.currentTarget.checked)}
      />
      {id !== null && <Asked id={id} />}
    </>
  );
}

/** The number of conditions, and the way to take them all back. */
function Asked({ id }: { readonly id: string }) {
  const store = useAppStore();
  const document = useApp((state) => state.document.schematics[id]);
  const kinds = useApp((state) => state.document.kinds);
  const counts = useMemo(() => {
    if (!document?.around) return null;
    const { hexes, around = [] } = toSchematic(document);
    const doors = doorsOfShape(hexes, around, new Map(kinds.map((kind) => [kind.id, kind])));
    return { conditions: countSegments(around), doors: doors.length };
  }, [document, kinds]);
  if (!counts) return null;
  return (
    <div className={classes.asked}>
      <span>{words.asked(words.conditionsAmount(counts.conditions), words.doorsAmount(counts.doors))}</span>
      <Button
        size="compact-xs"
        variant="subtle"
        onClick={() =>
          editByPatches(store, words.removeAround, ({ schematics }) => askNothing(schematics[id]!))
        }
      >
        {words.removeAround}
      </Button>
    </div>
  );
}

/** The text of a condition; `null` when nothing is asked. */
function textOf(alternatives: readonly Alternative[]): string | null {
  return alternatives.length === 0
    ? null
    : alternatives.map(({ name, not }) => (not ? `!${name}` : name)).join('|');
}

/** Takes a condition in hand, with the brush that was used last; with `null` the brush paints kinds again. */
function takeWish(store: AppStore, wish: string | null): void {
  const { tool, brush } = schematicHand.of(store.getState());
  aroundHand.set(store, { wish });
  schematicHand.set(store, { tool: BRUSHES.includes(tool) ? tool : brush });
}

function takeDoor(store: AppStore): void {
  const { tool, brush } = schematicHand.of(store.getState());
  aroundHand.set(store, { wish: null });
  schematicHand.set(store, { tool: tool === 'door' ? brush : 'door' });
}
