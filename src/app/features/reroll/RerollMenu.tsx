import { Menu, ScrollArea, UnstyledButton } from '@mantine/core';
import { MousePointer2, RefreshCw, Shapes } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { countHexes } from '../../../engine/land/row.ts';
import type { District } from '../../../engine/land/district.ts';
import toolClasses from '../../board/ToolButton.module.css';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import { isEnabled, type Command } from '../../contrib/command.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import classes from './RerollMenu.module.css';
import { NO_REROLL } from '../../cityview/reroll-state.ts';
import {
  rerollCityCommand,
  rerollRegion,
  rerollSelectionCommand,
  selectedDistrict,
} from './reroll-commands.ts';
import { citySelection } from '../../cityview/selection-slice.ts';
import { rerollSlice } from '../../cityview/reroll-state.ts';
import * as words from './words.ts';

/** The menu of the parts of the city that can be rerolled: the selection, a district, or all that is not locked. */
export function RerollMenu() {
  const store = useAppStore();
  const run = useCommandRunner();
  const selected = useApp((state) => citySelection.of(state).ids.length);
  const districts = useApp((state) => state.document.city.districts);
  const mine = useApp(selectedDistrict);
  const [opened, setOpened] = useState(false);
  const show = (aimed: readonly District[]) => {
    if (rerollSlice.of(store.getState()).roll.kind !== 'none') return;
    const ids = aimed.map(({ id }) => id);
    rerollSlice.set(store, { roll: ids.length > 0 ? { kind: 'none', aimed: ids } : NO_REROLL });
  };
  return (
    <Menu position="bottom" width={270} opened={opened} onChange={setOpened} onClose={() => show([])}>
      <Menu.Target>
        <Tooltip label={words.rerollPart} disabled={opened}>
          <UnstyledButton className={toolClasses['tool']} aria-label={words.rerollPart}>
            <RefreshCw size={16} />
          </UnstyledButton>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <CommandItem
          command={rerollSelectionCommand}
          name={words.selection(selected)}
          icon={<MousePointer2 size={15} />}
          onClick={() => run(rerollSelectionCommand)}
        />
        <CommandItem
          command={rerollCityCommand}
          name={words.allButLockedItem}
          icon={<Shapes size={15} />}
          onClick={() => run(rerollCityCommand)}
        />
        {districts.length > 0 && (
          <>
            <Menu.Divider />
            <Menu.Label>{words.districts}</Menu.Label>
            <ScrollArea.Autosize mah={220} type="auto">
              {groupsOf(districts, mine).map(([group, own]) => (
                <Menu.Item
                  key={`all ${group}`}
                  onMouseEnter={() => show(own)}
                  onFocus={() => show(own)}
                  onClick={() => void rerollRegion(store, { kind: 'group', group })}
                  rightSection={<span className={classes.quiet}>{words.districtCount(own.length)}</span>}
                >
                  {words.allOf(group)}
                </Menu.Item>
              ))}
              {inOrder(districts, mine).map((district) => (
                <Menu.Item
                  key={district.id}
                  onMouseEnter={() => show([district])}
                  onFocus={() => show([district])}
                  onClick={() => void rerollRegion(store, { kind: 'district', id: district.id })}
                  rightSection={
                    <span className={classes.quiet}>
                      {district === mine ? words.ofSelection : words.hexes(countHexes(district.rows))}
                    </span>
                  }
                >
                  {district.group} <span className={classes.quiet}>{words.districtNumber(district.id)}</span>
                </Menu.Item>
              ))}
            </ScrollArea.Autosize>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

interface CommandItemProps {
  readonly command: Command;
  readonly name: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

function CommandItem({ command, name, icon, onClick }: CommandItemProps) {
  const { label } = useKeyHint(command);
  const enabled = useApp((state) => isEnabled(command, state));
  return (
    <Menu.Item
      leftSection={icon}
      rightSection={label && <span className={classes.quiet}>{label}</span>}
      disabled={!enabled}
      onClick={onClick}
    >
      {name}
    </Menu.Item>
  );
}

/** The districts in the order of the menu: first that of the selection, then the largest ones. */
function inOrder(districts: readonly District[], mine: District | undefined): District[] {
  return districts.toSorted(
    (a, b) =>
      Number(b === mine) - Number(a === mine) ||
      a.group.localeCompare(b.group) ||
      countHexes(b.rows) - countHexes(a.rows),
  );
}

/** The groups of several districts, that of the selection first. */
function groupsOf(
  districts: readonly District[],
  mine: District | undefined,
): (readonly [string, readonly District[]])[] {
  const groups = [...new Set(districts.map(({ group }) => group))]
    .map((group) => [group, districts.filter((one) => one.group === group)] as const)
    .filter(([, own]) => own.length > 1);
  return groups.toSorted(
    ([a], [b]) => Number(b === mine?.group) - Number(a === mine?.group) || a.localeCompare(b),
  );
}
