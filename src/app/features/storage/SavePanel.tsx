import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { builtInDocument } from '../../document/builtin/built-in-document.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { versionsCommand } from './versions-dialog/versions-command.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { edit } from '../../store/store.ts';
import { replaceDocument } from '../../document/document.ts';
import { HISTORY_BYTES } from '../../document/timeline.ts';
import { saveAllWorkCommand } from './backup/backup-commands.ts';
import { AsideList } from './AsideList.tsx';
import { bytesInWords } from '../../kit/bytes-words.ts';
import { useSaving, useSavingState } from './context.tsx';
import classes from './SavePanel.module.css';
import { saveWorkFile } from './save-work-file.ts';
import type { SavingStatus } from './status.ts';
import { TROUBLE_WORDS } from './trouble-words.ts';
import { timeInWords } from '../../kit/time-words.ts';
import * as words from './words.ts';

/** All that is to be told of saving, and what can be done about it. */
export function SavePanel({ onClose }: { readonly onClose: () => void }) {
  const status = useSavingState((state) => state.status);
  return (
    <div className={classes.panel}>
      <Status status={status} />
      <Facts />
      <EarlierVersions onOpened={onClose} />
      <Backup />
      <AsideList onOpened={onClose} />
      <StartOver onDone={onClose} />
    </div>
  );
}

function Status({ status }: { readonly status: SavingStatus }) {
  const saving = useSaving();
  const store = useAppStore();
  if (status.kind === 'elsewhere') return <h2 className={classes.title}>{words.openInOtherTab}</h2>;
  if (status.kind !== 'trouble')
    return (
      <section>
        <h2 className={classes.title}>{words.savedAsYouGo}</h2>
        <p className={classes.text}>
          {status.kind === 'saved' && status.at !== null
            ? words.lastSaved(timeInWords(status.at))
            : words.keptWithinASecond}
        </p>
      </section>
    );
  const { title, advice } = TROUBLE_WORDS[status.trouble];
  return (
    <section>
      <h2 className={classes.title} data-trouble>
        {title}
      </h2>
      <p className={classes.text}>{advice}</p>
      {status.message !== '' && <p className={classes.message}>{status.message}</p>}
      <div className={classes.actions}>
        {status.trouble === 'newer' ? (
          <Button size="xs" onClick={() => location.reload()}>
            {words.reloadThePage}
          </Button>
        ) : (
          <Button size="xs" onClick={() => void saving.retry()}>
            {words.tryAgain}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => void saveWorkFile(store)}>
          {words.saveFile}
        </Button>
        {status.trouble === 'full' && (
          <Button size="xs" variant="default" onClick={() => void saving.forgetOlderSteps()}>
            {words.forgetOlderSteps}
          </Button>
        )}
      </div>
    </section>
  );
}

function Facts() {
  const timeline = useApp((state) => state.timeline);
  const [storage, setStorage] = useState<{ readonly used: string; readonly isKept: boolean } | null>(null);
  useEffect(() => {
    let isGone = false;
    const measure = async () => {
      const measured = await measureStorage();
      if (!isGone) setStorage(measured);
    };
    void measure();
    return () => {
      isGone = true;
    };
  }, []);
  const steps = timeline.end - timeline.first;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{words.undoHistory}</dt>
        <dd>{words.historySize(steps, bytesInWords(timeline.bytes), bytesInWords(HISTORY_BYTES))}</dd>
      </div>
      {storage && (
        <div>
          <dt>{words.storedInThisBrowser}</dt>
          <dd>{storage.used}</dd>
        </div>
      )}
      {storage && (
        <div>
          <dt>{words.kept}</dt>
          <dd>{storage.isKept ? words.keptUntilCleared : words.keptWhileSpace}</dd>
        </div>
      )}
    </dl>
  );
}

function EarlierVersions({ onOpened }: { readonly onOpened: () => void }) {
  const run = useCommandRunner();
  return (
    <Button
      size="xs"
      variant="default"
      onClick={() => {
        onOpened();
        run(versionsCommand);
      }}
    >
      {versionsCommand.name}
    </Button>
  );
}

/** All work as one file, and back. */
function Backup() {
  const run = useCommandRunner();
  return (
    <section>
      <h3 className={classes.subtitle}>{words.backup}</h3>
      <p className={classes.text}>{words.backupHint}</p>
      <div className={classes.stack}>
        <Button size="xs" variant="default" onClick={() => run(saveAllWorkCommand)}>
          {saveAllWorkCommand.name}
        </Button>
        <Button size="xs" variant="default" onClick={() => run(IMPORT)}>
          {words.openBackupCommand}
        </Button>
      </div>
    </section>
  );
}

/** The command that picks files to import; backups are among those. */
const IMPORT = 'import-files';

/** Measures the browser's storage; `null` where the browser does not report it. */
async function measureStorage() {
  const storage = navigator.storage as StorageManager | undefined;
  if (!storage) return null;
  try {
    const [{ usage = 0, quota = 0 }, isKept] = await Promise.all([storage.estimate(), storage.persisted()]);
    return { used: words.usedOf(bytesInWords(usage), bytesInWords(quota)), isKept };
  } catch {
    return null;
  }
}

function StartOver({ onDone }: { readonly onDone: () => void }) {
  const store = useAppStore();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button size="xs" variant="default" onClick={() => setAsking(true)}>
        {words.startOverCommand}
      </Button>
    );
  return (
    <section role="group" aria-label={words.startOver}>
      <p className={classes.text}>{words.startOverHint}</p>
      <div className={classes.actions}>
        <Button
          size="xs"
          color="red"
          data-autofocus
          onClick={() => {
            edit(store, words.startOver, (draft) => replaceDocument(draft, builtInDocument()));
            onDone();
          }}
        >
          {words.startOver}
        </Button>
        <Button size="xs" variant="default" onClick={() => setAsking(false)}>
          {words.cancel}
        </Button>
      </div>
    </section>
  );
}
