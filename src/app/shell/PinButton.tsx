import { ActionIcon } from '@mantine/core';
import { Pin, PinOff } from 'lucide-react';
import { Tooltip } from '../kit/Tooltip.tsx';
import { pinnedPanels } from './pinned-panels.ts';
import * as words from './words.ts';

export interface PinButtonProps {
  /** Id of the panel. */
  readonly id: string;
  readonly title: string;
  readonly isPinned: boolean;
}

/** Puts a panel into the column right beside the board, where it stays in view, or back among the others. */
export function PinButton({ id, title, isPinned }: PinButtonProps) {
  const name = isPinned ? words.unpin(title) : words.pin(title);
  return (
    <Tooltip label={name}>
      <ActionIcon
        size={24}
        variant="subtle"
        color="gray"
        aria-label={name}
        onClick={() => pinnedPanels.set({ ...pinnedPanels.get(), [id]: !isPinned })}
      >
        {isPinned ? <PinOff size={14} /> : <Pin size={14} />}
      </ActionIcon>
    </Tooltip>
  );
}
