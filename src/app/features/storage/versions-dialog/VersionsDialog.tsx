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

/** Lists the earlier versions of the work by time, with pictures; each can be looked at, and saved as a file. */
export function VersionsDialog({ opened, onClose }: DialogProps) {
  return (
    <LargeDialog opened={opened} onClose={onClose} title="Earlier versions" width={720}>
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
        The earlier versions cannot be read: {listed.why}.
      </Alert>
    );
  const { present, aside } = listed;
  return (
    <div className={classes.versions}>
      {problem !== null && (
        <Alert color="orange" variant="light" role="alert">
          No version could be kept lately: {problem}. Sixfold tries again after your next change.
        </Alert>
      )}
      {present.length + aside.length === 0 ? (
        <NoVersions />
      ) : (
        <>
          <p className={classes.note}>
            Open a version to look at it beside your present work, which stays as it is.
          </p>
          {byDay(present).map(([day, versions]) => (
            <VersionGroup key={day} title={day} versions={versions} onOpened={onOpened} />
          ))}
          {aside.length > 0 && (
            <VersionGroup title="Of work that was set aside" versions={aside} hasDays onOpened={onOpened} />
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
      <strong>No earlier versions yet</strong>
      <p>
        While you work, Sixfold keeps some: five of the last minute, five of the last hour and five of the
        last day. The first one comes a few seconds after your next change.
      </p>
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
