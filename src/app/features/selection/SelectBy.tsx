import { Button, Menu } from '@mantine/core';
import { ListFilter } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { choicesOf, idsBy, type Choice, type Criterion } from './criteria.ts';
import classes from './selection.module.css';
import { invertSelectionCommand, selectAllPlacementsCommand } from './selection-commands.ts';
import { SimilarPlacements } from './SimilarPlacements.tsx';
import { selectPlacements } from './selection.ts';
import { putDown } from '../../cityview/city-tool.ts';
import { number } from '../../kit/number-words.ts';
import * as words from './words.ts';

/** Selects placements by what they are, where they stand or whether they are locked. */
export function SelectBy() {
  const [opened, setOpened] = useState(false);
  return (
    <Menu opened={opened} onChange={setOpened} position="left-start" width={250}>
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<ListFilter size={14} />}>
          {words.selectSimilar}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.criteria ?? ''}>
        {opened && (
          <>
            <SimilarPlacements />
            <Criteria />
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function Criteria() {
  const store = useAppStore();
  const run = useCommandRunner();
  // The menu closes with what is chosen: nothing changes while it is open.
  useApp((state) => state.document.city);
  const { schematics, buildings, groups, locked, all } = choicesOf(cityViewOf(store));
  const select = (criterion: Criterion) => {
    putDown(store);
    selectPlacements(store, idsBy(cityViewOf(store), criterion));
  };
  const item = ({ criterion, name, count }: Choice) => (
    <Menu.Item
      key={'id' in criterion ? criterion.id : criterion.kind}
      rightSection={<Count count={count} />}
      onClick={() => select(criterion)}
    >
      {name}
    </Menu.Item>
  );
  return (
    <>
      <Menu.Item rightSection={<Count count={all} />} onClick={() => run(selectAllPlacementsCommand)}>
        {words.all}
      </Menu.Item>
      <Menu.Item onClick={() => run(invertSelectionCommand)}>{words.allOthers}</Menu.Item>
      {item({ criterion: { kind: 'locked' }, name: words.locked, count: locked })}
      {item({ criterion: { kind: 'unlocked' }, name: words.notLocked, count: all - locked })}
      <Section title={words.schematics} choices={schematics} item={item} />
      <Section title={words.withBuildings} choices={buildings} item={item} />
      <Section title={words.inDistricts} choices={groups} item={item} />
    </>
  );
}

function Section({
  title,
  choices,
  item,
}: {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly item: (choice: Choice) => ReactNode;
}) {
  if (choices.length === 0) return null;
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{title}</Menu.Label>
      {choices.map(item)}
    </>
  );
}

function Count({ count }: { readonly count: number }) {
  return <small className={classes.count}>{number(count)}</small>;
}
