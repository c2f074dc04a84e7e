import { Button, Menu, Text } from '@mantine/core';
import { Replace } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Placement } from '../../../engine/schematic/placement.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { cityOf, endWith } from '../../store/passing-note.ts';
import { tellDone, tellProblem } from '../../kit/tell.ts';
import { LazyThumbnail } from '../../board/LazyThumbnail.tsx';
import { poseLabel } from '../../board/poses/pose-words.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { selectedIds } from '../../cityview/selection-slice.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { layAll, otherSchematics, replacePlacements } from './replacements.ts';
import classes from './selection.module.css';
import { proposed } from './proposed.ts';
import * as words from './words.ts';

interface ReplaceMenuProps {
  readonly placements: readonly Placement[];
}

/** Placements for which it is found out beforehand how many can be replaced. */
const MOST_TRIED = 60;

/** The menu of schematics that can replace the selection: one that is pointed at is previewed. */
export function ReplaceMenu({ placements }: ReplaceMenuProps) {
  const store = useAppStore();
  const [opened, setOpened] = useState(false);
  return (
    <Menu
      opened={opened}
      onChange={(open) => {
        setOpened(open);
        if (!open) proposed.set(store, { proposal: null });
      }}
      position="left-start"
      width={250}
    >
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<Replace size={14} />}>
          {words.replace}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{opened && <ReplaceChoices placements={placements} />}</Menu.Dropdown>
    </Menu>
  );
}

/** The schematics that can replace placements, as items of a menu. */
export function ReplaceChoices({ placements }: ReplaceMenuProps) {
  const store = useAppStore();
  const document = useApp((state) => state.document);
  const choices = useMemo(() => {
    const [first] = placements;
    if (!first) return [];
    const made = new Set(placements.map(({ schematic }) => schematic));
    const others =
      made.size === 1
        ? otherSchematics(document, document.city.schematics[first.schematic]!)
        : document.order.flatMap((id) => otherSchematics(document, NOTHING).filter((one) => one.id === id));
    if (placements.length > MOST_TRIED) return others.map((schematic) => ({ schematic, laid: null }));
    const view = cityViewOf(store);
    return others
      .map((schematic) => ({ schematic, laid: layAll(document, view, placements, schematic) }))
      .filter(({ laid }) => laid.length > 0);
  }, [store, document, placements]);
  if (choices.length === 0)
    return (
      <Text size="xs" c="dimmed" p="xs">
        {words.nothingElseFits}
      </Text>
    );
  return choices.map(({ schematic, laid }) => {
    const show = () =>
      proposed.set(store, {
        proposal: laid && { laid: laid.map(({ at }) => at), gone: placements.map(({ id }) => id) },
      });
    return (
      <Menu.Item
        key={schematic.id}
        leftSection={<LazyThumbnail schematic={schematic} kinds={document.kinds} size={30} />}
        rightSection={<small className={classes.count}>{laid && wayOf(placements, laid)}</small>}
        onMouseEnter={show}
        onFocus={show}
        onMouseLeave={() => proposed.set(store, { proposal: null })}
        onClick={() => {
          const { done, left, problem } = replacePlacements(store, placements, schematic.id);
          if (problem !== null) endWith(store, tellProblem(problem), cityOf, selectedIds);
          else if (left > 0)
            endWith(store, tellDone(words.replacedSome(done, schematic.name, left)), cityOf, selectedIds);
        }}
      >
        {schematic.name}
      </Menu.Item>
    );
  });
}

const NOTHING: Schematic = { id: '', name: '', description: '', author: '', tags: [], hexes: [] };

/** How one is replaced, or how many of several are. */
function wayOf(placements: readonly Placement[], laid: ReturnType<typeof layAll>): string {
  const [only] = laid;
  if (placements.length > 1 || !only) return words.fitsOf(laid.length, placements.length);
  return poseLabel(only.at);
}
