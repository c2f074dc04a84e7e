import { Popover, UnstyledButton } from '@mantine/core';
import { AppWindow, CircleCheck, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useSavingState } from './context.tsx';
import { SavePanel } from './parts.ts';
import classes from './SaveStatus.module.css';
import type { SavingStatus } from './status.ts';
import { TROUBLE_WORDS } from './trouble-words.ts';
import * as words from './words.ts';

/** Milliseconds of saving after which it is worth a word: a save takes a tenth of that, and there are thousands. */
const SLOW_MS = 700;

const ICONS = { saved: CircleCheck, saving: LoaderCircle, trouble: TriangleAlert, elsewhere: AppWindow };

/** How it stands with saving, in an icon and a word; a click tells more. */
export function SaveStatus() {
  const status = useSavingState((state) => state.status);
  const id = useId();
  const [opened, setOpened] = useState(false);
  const isSlow = useIsSlow(status.kind === 'saving');
  const kind = status.kind === 'saving' && !isSlow ? 'saved' : status.kind;
  const Icon = ICONS[kind];
  return (
    <div
      role="status"
      id={id}
      aria-label={words.saving}
      // What goes well is not announced: it would be after every stroke.
      aria-live={kind === 'trouble' ? 'polite' : 'off'}
      aria-busy={status.kind === 'saving'}
      className={classes.status}
    >
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom"
        width={320}
        shadow="md"
        withArrow
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <UnstyledButton
            className={classes.button}
            data-kind={kind}
            onClick={() => setOpened((before) => !before)}
            onPointerEnter={() => void SavePanel.preload()}
          >
            <Icon size={16} aria-hidden className={classes.icon} />
            <span className={classes.word}>{wordFor(kind, status)}</span>
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown aria-labelledby={id} className={classes.dropdown}>
          <SavePanel onClose={() => setOpened(false)} />
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}

function wordFor(kind: SavingStatus['kind'], status: SavingStatus): string {
  if (status.kind === 'trouble') return TROUBLE_WORDS[status.trouble].short;
  return { saved: words.saved, saving: words.savingNow, elsewhere: words.openElsewhere, trouble: '' }[kind];
}

function useIsSlow(isSaving: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isSaving) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isSaving]);
  return isSlow;
}
