import { Popover, UnstyledButton } from '@mantine/core';
import { AppWindow, CircleCheck, LoaderCircle, TriangleAlert } from 'lucide-react';
import { memo, useEffect, useId, useState } from 'react';
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
  const isSlow = useIsSlow(status.kind === 'saving');
  const kind = status.kind === 'saving' && !isSlow ? 'saved' : status.kind;
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
      <SaveButton kind={kind} word={wordFor(kind, status)} labelledBy={id} />
    </div>
  );
}

interface SaveButtonProps {
  readonly kind: SavingStatus['kind'];
  readonly word: string;
  readonly labelledBy: string;
}

/** By itself: every edit begins and ends a save, and most of them say nothing new. */
const SaveButton = memo(function SaveButton({ kind, word, labelledBy }: SaveButtonProps) {
  const [opened, setOpened] = useState(false);
  const Icon = ICONS[kind];
  return (
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
          <span className={classes.word}>{word}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={labelledBy} className={classes.dropdown}>
        <SavePanel onClose={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
});

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
