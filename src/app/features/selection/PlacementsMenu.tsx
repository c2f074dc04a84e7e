import { Menu } from '@mantine/core';
import {
  BoxSelect,
  ClipboardPaste,
  Copy,
  Lock,
  RefreshCw,
  Replace,
  Scissors,
  SquareDashedMousePointer,
  Stamp,
  Trash2,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { BoardMenu, CommandItem } from '../../board/BoardMenu.tsx';
import { menuPlace } from '../../board/input/menu-place.ts';
import { PoseItems } from '../../board/PoseItems.tsx';
import type { Point } from '../../../engine/hex/plane.ts';
import { cityMenu } from '../../cityview/city-menu.ts';
import { middleAt } from '../../cityview/shape-extent.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import type { AppStore } from '../../store/store.ts';
import { ReplaceChoices } from './ReplaceMenu.tsx';
import { hasSelection, selectedPlacements } from './selection.ts';
import { proposed } from './proposed.ts';
import classes from './selection.module.css';
import * as words from './words.ts';

/** The context menu of the selection in the city. */
export function PlacementsMenu() {
  const store = useAppStore();
  const { at, keysView } = useApp(cityMenu.of);
  const [isReplacing, setReplacing] = useState(false);
  if (!at) return null;
  return (
    <BoardMenu
      at={keysView ? menuPlace(keysView, at, middles(store)) : at}
      label={words.selection}
      onClose={() => {
        proposed.set(store, { proposal: null });
        cityMenu.set(store, { at: null, keysView: null });
      }}
    >
      {isReplacing ? <Replacements /> : <Actions onReplace={() => setReplacing(true)} />}
    </BoardMenu>
  );
}

/** The middles of the selected placements, in side lengths. */
function middles(store: AppStore): readonly Point[] {
  const view = cityViewOf(store);
  return selectedPlacements(store.getState()).map((one) => middleAt(view.shapeOf(one), one));
}

/** The actions on the selection; on open ground those that need none. */
function Actions({ onReplace }: { readonly onReplace: () => void }) {
  const isSelected = useApp(hasSelection);
  if (!isSelected)
    return (
      <>
        <CommandItem id="paste-placements" name={words.pasteItem} Icon={ClipboardPaste} />
        <CommandItem id="select-all-placements" name={words.selectAllItem} Icon={BoxSelect} />
      </>
    );
  return (
    <>
      <CommandItem id="cut-placements" name={words.cutItem} Icon={Scissors} />
      <CommandItem id="copy-placements" name={words.copyItem} Icon={Copy} />
      <CommandItem id="paste-placements" name={words.pasteItem} Icon={ClipboardPaste} />
      <CommandItem id="duplicate-placements" name={words.takeCopyItem} Icon={Stamp} />
      <Menu.Divider />
      <PoseItems />
      <Menu.Divider />
      <Menu.Item
        leftSection={<Replace size={15} aria-hidden="true" />}
        closeMenuOnClick={false}
        onClick={onReplace}
      >
        {words.replaceItem}
      </Menu.Item>
      <CommandItem id="reroll-selection" name={words.rerollItem} Icon={RefreshCw} />
      <CommandItem id="lock" name={words.lockItem} Icon={Lock} />
      <CommandItem id="select-copies" name={words.selectCopies} Icon={SquareDashedMousePointer} />
      <CommandItem id="select-all-placements" name={words.selectAllItem} Icon={BoxSelect} />
      <Menu.Divider />
      <CommandItem id="delete-placement" name={words.remove} Icon={Trash2} isRemoval />
    </>
  );
}

/** The schematics that can replace the selection, in place of the actions. */
function Replacements() {
  const store = useAppStore();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus(), []);
  return (
    <div ref={list} className={classes.replacements}>
      <Menu.Label>{words.replaceByTitle}</Menu.Label>
      <ReplaceChoices placements={selectedPlacements(store.getState())} />
    </div>
  );
}
