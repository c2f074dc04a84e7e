import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import { History } from 'lucide-react';
import { useId } from 'react';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import { historyCommand } from './history-commands.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { HistoryPanel } from '../../shell/parts.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { setSession } from '../../store/store.ts';
import classes from './HistoryButton.module.css';

/** Opens the list of steps below itself. */
export function HistoryButton({ className }: { readonly className?: string | undefined }) {
  const store = useAppStore();
  const run = useCommandRunner();
  const shown = useApp((state) => state.session.historyShown);
  const title = useId();
  const { label, attributes } = useKeyHint(historyCommand);
  return (
    <Popover
      opened={shown}
      onChange={(historyShown) => setSession(store, { historyShown })}
      position="bottom-start"
      width={268}
      shadow="md"
      returnFocus
    >
      <Popover.Target>
        <Tooltip label={[historyCommand.name, label].filter(Boolean).join(' · ')} disabled={shown}>
          <ActionIcon
            className={className ?? ''}
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
          History
        </h2>
        <HistoryPanel />
      </Popover.Dropdown>
    </Popover>
  );
}
