import { Button, useComputedColorScheme } from '@mantine/core';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useAppStore } from '../../../store/context.tsx';
import { bytesInWords } from '../../../kit/bytes-words.ts';
import { useSaving } from '../context.tsx';
import { saveVersionFile } from '../save-work-file.ts';
import { clockTime, dateInWords } from '../../../kit/time-words.ts';
import { openVersion } from './open-version.ts';
import type { Version } from '../version.ts';
import classes from './VersionsDialog.module.css';
import * as words from '../words.ts';

interface VersionRowProps {
  readonly version: Version;
  readonly hasDay: boolean;
  readonly onOpened: () => void;
}

/** One version: its picture, when it was saved and after which step, what it holds, and what can be done with it. */
export function VersionRow({ version, hasDay, onOpened }: VersionRowProps) {
  const store = useAppStore();
  const saving = useSaving();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<'open' | 'file' | null>(null);
  const { at, label, bytes, counts } = version;
  const time = hasDay ? `${dateInWords(at)}, ${clockTime(at, true)}` : clockTime(at, true);

  async function open(): Promise<void> {
    setBusy('open');
    try {
      const why = await openVersion(saving.name, version, store.getState().session.workspace);
      setProblem(why);
      if (why === null) onOpened();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setBusy(null);
  }

  return (
    <li className={classes.version}>
      <VersionPicture version={version} />
      <div className={classes.about}>
        <p className={classes.time}>
          <strong>{time}</strong>
          <span className={classes.label}>{label === null ? words.beginning : label}</span>
        </p>
        <p className={classes.counts}>
          {words.cityFigures(counts)} · {bytesInWords(bytes)}
        </p>
        {problem !== null && (
          <p role="alert" className={classes.problem}>
            {words.versionNotOpened(problem)}
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <Button
          size="compact-sm"
          variant="light"
          loading={busy === 'open'}
          aria-label={words.openAt(time)}
          onClick={() => void open()}
        >
          {words.open}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          loading={busy === 'file'}
          aria-label={words.saveFileAt(time)}
          onClick={() => {
            setBusy('file');
            void saveVersionFile(saving.name, version).finally(() => setBusy(null));
          }}
        >
          {words.saveFile}
        </Button>
      </div>
    </li>
  );
}

function VersionPicture({ version: { pictures } }: Pick<VersionRowProps, 'version'>) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  return (
    <span className={classes.picture}>
      {pictures ? (
        <img src={pictures[scheme]} alt="" draggable={false} loading="lazy" />
      ) : (
        <ImageOff size={20} aria-hidden />
      )}
    </span>
  );
}
