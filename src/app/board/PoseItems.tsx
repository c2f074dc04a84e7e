import { FlipHorizontal2, MoveLeft, MoveRight, RotateCcw, RotateCw } from 'lucide-react';
import { CommandItem } from './BoardMenu.tsx';
import * as words from './words.ts';

/** The items of a context menu that turn, shift and mirror the selection. */
export function PoseItems() {
  return (
    <>
      <CommandItem id="turn" name={words.turn} Icon={RotateCw} />
      <CommandItem id="turn-back" name={words.turnBack} Icon={RotateCcw} />
      <CommandItem id="shift" name={words.shiftRight} Icon={MoveRight} />
      <CommandItem id="shift-back" name={words.shiftLeft} Icon={MoveLeft} />
      <CommandItem id="mirror" name={words.mirror} Icon={FlipHorizontal2} />
    </>
  );
}
