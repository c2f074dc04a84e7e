import { Menu } from '@mantine/core';
import {
  BoxSelect,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Replace,
  Scissors,
  SquareDashedMousePointer,
  Trash2,
} from 'lucide-react';
import type { Point } from '../../../engine/hex/plane.ts';
import { BoardMenu, CommandItem } from '../../board/BoardMenu.tsx';
import { PoseItems } from '../../board/PoseItems.tsx';
import * as words from './words.ts';

interface SegmentsMenuProps {
  /** The place of the menu in CSS pixels of the window; `null` while it is closed. */
  readonly at: Point | null;
  readonly onClose: () => void;
}

/** The context menu of the selection on the board of schematics. */
export function SegmentsMenu({ at, onClose }: SegmentsMenuProps) {
  if (!at) return null;
  return (
    <BoardMenu at={at} label={words.selection} onClose={onClose}>
      <CommandItem id="cut" name={words.cut} Icon={Scissors} />
      <CommandItem id="copy" name={words.copy} Icon={Copy} />
      <CommandItem id="paste" name={words.paste} Icon={ClipboardPaste} />
      <CommandItem id="duplicate-selection" name={words.duplicate} Icon={CopyPlus} />
      <Menu.Divider />
      <PoseItems />
      <Menu.Divider />
      <CommandItem id="replace-kind" name={words.replaceKindItem} Icon={Replace} />
      <CommandItem id="select-same-kinds" name={words.selectSameKinds} Icon={SquareDashedMousePointer} />
      <CommandItem id="select-all" name={words.selectEverything} Icon={BoxSelect} />
      <Menu.Divider />
      <CommandItem id="delete-selection" name={words.deleteSelection} Icon={Trash2} isRemoval />
    </BoardMenu>
  );
}
