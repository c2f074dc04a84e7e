import { Button } from '@mantine/core';
import { CircleAlert, History } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Banner } from '../../../kit/Banner.tsx';
import { LeaveDialog } from '../../../kit/LeaveDialog.tsx';
import { askToLeave, viewings, type Viewing } from '../../../store/viewing.ts';
import type { AppStore } from '../../../store/store.ts';
import { useSaving } from '../context.tsx';
import { saveVersionFile } from '../save-work-file.ts';
import { timeInWords } from '../../../kit/time-words.ts';
import { leaveVersion } from './open-version.ts';
import { restoreVersion } from './restore-version.ts';

interface EarlierBannerProps {
  /** The present work, which lies below the version. */
  readonly mine: AppStore;
  readonly viewing: Extract<Viewing, { kind: 'earlier' }>;
}

/** Says that an earlier version is on screen, and leads back to the present work, with the version or without. */
export function EarlierBanner({ mine, viewing: { store, version } }: EarlierBannerProps) {
  const saving = useSaving();
  const leaving = useStore(viewings, (state) => state.leaving);
  const [isRestoring, setRestoring] = useState(false);
  return (
    <Banner
      label="Earlier version"
      icon={<History size={18} />}
      title={`You are looking at the version saved ${timeInWords(version.at, true)}.`}
      words="Your present work is untouched; what you do here is not saved until you restore it."
    >
      <Button
        size="xs"
        loading={isRestoring}
        onClick={() => {
          setRestoring(true);
          void restoreVersion(mine, store, version, saving).finally(() => setRestoring(false));
        }}
      >
        Restore
      </Button>
      <Button size="xs" variant="default" onClick={() => void saveVersionFile(saving.name, version)}>
        Save file
      </Button>
      <Button size="xs" variant="default" onClick={() => askToLeave(leaveVersion, () => undefined)}>
        Back to my work
      </Button>
      {leaving && <LeaveDialog leaving={leaving} title="Leave the earlier version?" cure="restore it" />}
    </Banner>
  );
}

/** Says that an earlier version could not be drawn. */
export function EarlierBroken({ why }: { readonly why: string }) {
  return (
    <Banner
      label="Earlier version"
      icon={<CircleAlert size={18} color="var(--bad)" />}
      title="This version cannot be shown."
      words={`Your present work is as it was. The reason: ${why}.`}
    >
      <Button size="xs" variant="default" onClick={leaveVersion}>
        Close
      </Button>
    </Banner>
  );
}
