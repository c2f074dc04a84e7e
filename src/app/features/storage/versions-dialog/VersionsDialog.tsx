import { Alert } from '@mantine/core';
import { History } from 'lucide-react';
import type { DialogProps } from '../../../contrib/dialog.tsx';
import { LargeDialog } from '../../../kit/LargeDialog.tsx';
import { useSavingState } from '../context.tsx';
import { dayInWords } from '../../../kit/time-words.ts';
import { useVersions } from './use-versions.ts';
import type { Version } from '../version.ts';
import { VersionRow } from './VersionRow.tsx';
import classes from './VersionsDialog.module.css';
import * as words from '../words.ts';

/** Lists the earlier versions of the work by time, with pictures; each can be looked at, and saved as a file. */
export function VersionsDialog({ opened, onClose }: DialogProps) {
  return (
    <LargeDialog opened={opened} onClose={onClose} title={words.earlierVersions} width={720}>
      <Versions onOpened={onClose} />
    </LargeDialog>
  );
}

function Versions({ onOpened }: { readonly onOpened: () => void }) {
  const listed = useVersions();
  const problem = useSavingState((state) => state.versionsProblem);
  if (listed.kind === 'reading') return <div className={classes.waiting} aria-busy="true" />;
  if (listed.kind === 'failed')
    return (
      <Alert color="red" variant="light" role="alert">
        {words.versionsUnreadable(listed.why)}
      </Alert>
    );
  const { present, aside } = listed;
  return (
    <div className={classes.versions}>
      {problem !== null && (
        <Alert color="orange" variant="light" role="alert">
          {words.noVersionKept(problem)}
        </Alert>
      )}
      {present.length + aside.length === 0 ? (
        <NoVersions />
      ) : (
        <>
          <p className={classes.note}>{words.openVersionHint}</p>
          {byDay(present).map(([day, versions]) => (
            <VersionGroup key={day} title={day} versions={versions} onOpened={onOpened} />
          ))}
          {aside.length > 0 && (
            <VersionGroup title={words.ofWorkSetAside} versions={aside} hasDays onOpened={onOpened} />
          )}
        </>
      )}
    </div>
  );
}

interface VersionGroupProps {
  readonly title: string;
  readonly versions: readonly Version[];
  /** Whether the versions are of several days, so that each names its own. */
  readonly hasDays?: boolean;
  readonly onOpened: () => void;
}

function VersionGroup({ title, versions, hasDays = false, onOpened }: VersionGroupProps) {
  return (
    <section>
      <h3 className={classes.day}>{title}</h3>
      <ul className={classes.list}>
        {versions.map((version) => (
          <VersionRow key={version.id} version={version} hasDay={hasDays} onOpened={onOpened} />
        ))}
      </ul>
    </section>
  );
}

function NoVersions() {
  return (
    <div className={classes.empty}>
      <History size={36} strokeWidth={1.4} aria-hidden />
      <strong>{words.noEarlierVersionsYet}</strong>
      <p>{words.noVersionsHint}</p>
    </div>
  );
}

function byDay(versions: readonly Version[]): [string, Version[]][] {
  const days = new Map<string, Version[]>();
  for (const version of versions) {
    const day = dayInWords(version.at);
    days.set(day, [...(days.get(day) ?? []), version]);
  }
  return [...days];
}
