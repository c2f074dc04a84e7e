import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import { Eye, Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Tooltip } from '../kit/Tooltip.tsx';
import { useKeyHint } from '../contrib/bound-keys.ts';
import type { Command } from '../contrib/command.ts';
import { watchCommandTable } from '../contrib/command-table.ts';
import { viewMenus } from '../contrib/registry.ts';
import { useCommandRunner } from '../contrib/runner.tsx';
import { useApp } from '../store/context.tsx';
import {
  BOARD_OPTION_COMMANDS,
  fitCommand,
  fullScaleCommand,
  wheelCommand,
  zoomInCommand,
  zoomOutCommand,
  type BoardOptionCommand,
} from './view-commands.ts';
import { turnWheelOverBars } from './input/wheel-over-bars.ts';
import { wheelZooms } from './wheel-preference.ts';
import { BOARD_OPTIONS } from './board-options.ts';
import type { BoardView } from '../view/board-view.ts';
import { zoomPercent } from '../view/camera.ts';
import classes from './ViewControls.module.css';
import * as words from './words.ts';

/** How the board is looked at: what it shows besides its picture, and how large. */
export function ViewControls({ view }: { readonly view: BoardView }) {
  const controls = useRef<HTMLDivElement>(null);
  useEffect(
    () => turnWheelOverBars(controls.current!.closest<HTMLElement>('[data-board-frame]')!, view),
    [view],
  );
  const { least, greatest } = view.scales;
  const isLargest = useScale(view, (scale) => scale >= greatest);
  const isSmallest = useScale(view, (scale) => scale <= least);
  return (
    <div ref={controls} className={classes.controls}>
      <ViewMenu />
      <div className={classes.zoom} role="group" aria-label={words.zoom}>
        <ZoomButton command={zoomInCommand} icon={<Plus size={16} />} ended={isLargest} />
        <FullScaleButton view={view} />
        <ZoomButton command={zoomOutCommand} icon={<Minus size={16} />} ended={isSmallest} />
        <ZoomButton command={fitCommand} icon={<Maximize size={15} />} />
      </div>
    </div>
  );
}

function useScale<T>(view: BoardView, select: (scale: number) => T): T {
  return useSyncExternalStore(view.subscribe, () => select(view.getState().camera.scale));
}

interface ZoomButtonProps {
  readonly command: Command;
  readonly icon: ReactNode;
  /** Whether it goes no further. It keeps the focus then: keys that are pressed once too often lose nothing. */
  readonly ended?: boolean;
}

function ZoomButton({ command, icon, ended = false }: ZoomButtonProps) {
  const run = useCommandRunner();
  const { label, attributes } = useKeyHint(command);
  return (
    <Tooltip label={[command.name, label].filter(Boolean).join(' · ')} position="left">
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.button}
        aria-label={command.name}
        {...attributes}
        aria-disabled={ended}
        onClick={() => run(command)}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}

/** It says the scale without rendering again: that would cost more than drawing a step of a zoom. */
function FullScaleButton({ view }: { readonly view: BoardView }) {
  const run = useCommandRunner();
  const { label, attributes } = useKeyHint(fullScaleCommand);
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const say = () => {
      const percent = zoomPercent(view.getState().camera.scale);
      const button = ref.current!;
      if (button.textContent === percent) return;
      button.textContent = percent;
      button.ariaLabel = words.resetZoom(percent);
    };
    say();
    return view.subscribe(say);
  }, [view]);
  return (
    <Tooltip label={[fullScaleCommand.name, label].filter(Boolean).join(' · ')} position="left">
      <UnstyledButton
        ref={ref}
        className={classes.percent}
        {...attributes}
        onClick={() => run(fullScaleCommand)}
      />
    </Tooltip>
  );
}

function ViewMenu() {
  const run = useCommandRunner();
  const [opened, setOpened] = useState(false);
  const zooms = wheelZooms.use();
  const items = useSyncExternalStore(watchCommandTable, viewMenus);
  const workspace = useApp((state) => state.session.workspace);
  return (
    <Menu position="left-end" width={300} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <Tooltip label={words.boardView} position="left" disabled={opened}>
          <ActionIcon variant="subtle" color="gray" className={classes.button} aria-label={words.view}>
            <Eye size={16} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{words.showOnBoard}</Menu.Label>
        {BOARD_OPTION_COMMANDS.map((command) => (
          <OptionItem key={command.id} command={command} />
        ))}
        {items
          .filter((item) => item.workspace === workspace)
          .map(({ order, Buttons }) => (
            <Buttons key={order} />
          ))}
        <Menu.Divider />
        <Menu.Label>{words.mouse}</Menu.Label>
        <Menu.CheckboxItem checked={zooms} onChange={() => run(wheelCommand)}>
          {words.wheelZooms}
        </Menu.CheckboxItem>
      </Menu.Dropdown>
    </Menu>
  );
}

function OptionItem({ command }: { readonly command: BoardOptionCommand }) {
  const run = useCommandRunner();
  const checked = BOARD_OPTIONS[command.option].use();
  const { label, attributes } = useKeyHint(command);
  return (
    <Menu.CheckboxItem
      checked={checked}
      onChange={() => run(command)}
      {...attributes}
      rightSection={label !== undefined && <kbd className={classes.key}>{label}</kbd>}
    >
      {command.title}
    </Menu.CheckboxItem>
  );
}
