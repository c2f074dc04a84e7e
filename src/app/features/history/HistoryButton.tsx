import { ActionIcon, Popover } from '@mantine/core';
import { History } from 'lucide-react';
import { useId } from 'react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import { historyCommand } from './history-commands.ts';
import buttonClasses from '../../contrib/HeaderButton.module.css';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { historySlice } from './history-slice.ts';
import { HistoryPanel } from './lazy-history-panel.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import classes from './HistoryButton.module.css';
import * as words from './words.ts';

/** Opens the list of steps below itself. */
export function HistoryButton() {
  const store = useAppStore();
  const run = useCommandRunner();
  const shown = useApp((state) => historySlice.of(state).shown);
  const title = useId();
  const { label, attributes } = useKeyHint(historyCommand);
  return (
    <Popover
      opened={shown}
      onChange={(next) => historySlice.set(store, { shown: next })}
      position="bottom-start"
      width={268}
      shadow="md"
      returnFocus
    >
      <Popover.Target>
        <Tooltip label={[historyCommand.name, label].filter(Boolean).join(' · ')} disabled={shown}>
          <ActionIcon
            className={buttonClasses.button ?? ''}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={historyCommand.name}
            {...attributes}
            onClick={() => run(historyCommand)}
            onPointerEnter={() => void HistoryPanel.preload()}
          >
            <History size={18} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={title} className={classes.dropdown}>
        <h2 id={title} className={classes.title}>
          {words.title}
        </h2>
        <HistoryPanel />
      </Popover.Dropdown>
    </Popover>
  );
}
