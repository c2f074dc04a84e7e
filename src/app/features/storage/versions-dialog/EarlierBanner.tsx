import { Button } from '@mantine/core';
import { CircleAlert, History } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Banner } from '../../../kit/Banner.tsx';
import { LeaveDialog } from '../../../kit/LeaveDialog.tsx';
import { useAppStore } from '../../../store/context.tsx';
import { askToLeave, viewings } from '../../../store/viewing.ts';
import { earlierVersion, type EarlierVersion } from '../earlier-version.ts';
import { useOwnWork } from '../../../store/own-work.tsx';
import { useSaving } from '../context.tsx';
import { saveVersionFile } from '../save-work-file.ts';
import { timeInWords } from '../../../kit/time-words.ts';
import { leaveVersion } from './open-version.ts';
import { restoreVersion } from './restore-version.ts';
import * as words from '../words.ts';

export interface EarlierBannerProps {
  readonly opened: boolean;
}

/** The strip over an earlier version leads back to the present work, with the version or without. */
export function EarlierBanner({ opened }: EarlierBannerProps) {
  const earlier = useStore(viewings, earlierVersion.of);
  if (!opened || !earlier) return null;
  return earlier.kind === 'shown' ? <Shown version={earlier.version} /> : <Broken why={earlier.why} />;
}

function Shown({ version }: { readonly version: EarlierVersion }) {
  const store = useAppStore();
  const saving = useSaving();
  const work = useOwnWork();
  const leaving = useStore(viewings, (state) => state.leaving);
  const [isRestoring, setRestoring] = useState(false);
  return (
    <Banner
      label={words.earlierVersion}
      icon={<History size={18} />}
      title={words.lookingAtVersion(timeInWords(version.at, true))}
      words={words.presentWorkUntouched}
    >
      <Button
        size="xs"
        loading={isRestoring}
        onClick={() => {
          setRestoring(true);
          void restoreVersion(work, store, version).finally(() => setRestoring(false));
        }}
      >
        {words.restore}
      </Button>
      <Button size="xs" variant="default" onClick={() => void saveVersionFile(saving.name, version)}>
        {words.saveFile}
      </Button>
      <Button size="xs" variant="default" onClick={() => askToLeave(leaveVersion, () => undefined)}>
        {words.backToMyWork}
      </Button>
      {leaving && (
        <LeaveDialog leaving={leaving} title={words.leaveTheEarlierVersion} cure={words.restoreIt} />
      )}
    </Banner>
  );
}

/** The strip in place of an earlier version that could not be drawn. */
function Broken({ why }: { readonly why: string }) {
  return (
    <Banner
      label={words.earlierVersion}
      icon={<CircleAlert size={18} color="var(--bad)" />}
      title={words.versionNotShown}
      words={words.versionNotShownWhy(why)}
    >
      <Button size="xs" variant="default" onClick={leaveVersion}>
        {words.close}
      </Button>
    </Banner>
  );
}
