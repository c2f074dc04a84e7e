import { Button, SegmentedControl, useMatches } from '@mantine/core';
import { Copy, Download } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { LargeDialog } from '../../../kit/LargeDialog.tsx';
import { bytesInWords } from '../../../kit/bytes-words.ts';
import { useApp, useAppStore } from '../../../store/context.tsx';
import { tellDone, tellProblem } from '../../../kit/tell.ts';
import { download } from '../../../kit/download.ts';
import { exportWithKinds, kindsLeftBehind } from './with-kinds.ts';
import { handOutIds } from '../../../store/library/new-ids.ts';
import { HowFar } from '../../../kit/HowFar.tsx';
import { exportForm, exportOptions } from './choice.ts';
import { copyFile } from './copy-file.ts';
import { closeExportDialog, exportDialog, openExportDialog } from './export-dialog.ts';
import classes from './ExportDialog.module.css';
import { fileName } from './file-name.ts';
import { FormList, FormSelect } from './FormList.tsx';
import { FormOptions } from './FormOptions.tsx';
import { CITY_FORMS, formName, FORMS, SCHEMATIC_FORMS } from './forms/forms.ts';
import { Preview } from './preview/Preview.tsx';
import { sizeNote } from './size-note.ts';
import { citySubject, schematicSubject, type ExportSubject } from './write/job.ts';
import type { PreviewData } from './write/preview-data.ts';
import { usePreviewData } from './write/use-preview-data.ts';
import { useWritten, type Written } from './write/use-written.ts';
import * as words from '../words.ts';

/** Where the form of an export is chosen, seen before it is saved. */
export function ExportDialog({ opened }: { readonly opened: boolean }) {
  return (
    <LargeDialog opened={opened} onClose={closeExportDialog} title={words.exportMenu} width={1180}>
      <Chosen />
    </LargeDialog>
  );
}

function Chosen() {
  const kind = useStore(exportDialog, ({ open }) => open);
  const cityId = useStore(exportDialog, (state) => state.city);
  const document = useApp((state) => state.document);
  const id = useApp((state) => state.session.schematic);
  const schematic = id === null ? undefined : document.schematics[id];
  const painted = schematic !== undefined && Object.keys(schematic.hexes).length > 0;
  const ofSchematic = kind === 'schematic' && painted;
  const subject = useMemo(
    () => (ofSchematic ? schematicSubject(document, id!) : citySubject(document, cityId)),
    // The export keeps its subject: nothing changes under an open dialog.
    [ofSchematic, document, id, cityId],
  );
  return (
    <>
      {painted && cityId === null && (
        <SegmentedControl
          className={classes.subject}
          size="xs"
          aria-label={words.exportMenu}
          value={subject.kind}
          onChange={openExportDialog}
          data={[
            { value: 'city', label: words.theCity },
            {
              value: 'schematic',
              label: <span className={classes.subjectName}>{words.theSchematic(schematic.name)}</span>,
            },
          ]}
        />
      )}
      <Forms subject={subject} />
    </>
  );
}

function Forms({ subject }: { readonly subject: ExportSubject }) {
  const lastForm = exportForm.use();
  const options = exportOptions.use();
  const forms = subject.kind === 'city' ? CITY_FORMS : SCHEMATIC_FORMS;
  const form = forms.find((known) => known === lastForm) ?? 'svg';
  const name = fileName(subject, form);
  const job = useMemo(() => ({ subject, form, file: name, options }), [subject, form, name, options]);
  // What the file is wanted for: with another choice it is another file, which nobody has asked for.
  const [asked, setAsked] = useState<{ readonly job: typeof job; readonly to: 'save' | 'copy' } | null>(null);
  const wanted = asked?.job === job ? asked.to : null;
  const written = useWritten(job, wanted !== null);
  const preview = usePreviewData(job);
  useEffect(() => {
    if (wanted === null || written.kind !== 'ready') return;
    if (wanted === 'save') {
      download(name, [written.blob], written.blob.type);
      closeExportDialog();
    } else void copy(name, written.blob);
  }, [wanted, written, name]);
  const ask = (to: 'save' | 'copy') => {
    exportForm.set(form);
    handOutIds();
    setAsked({ job, to });
  };
  const note = sizeNote(subject, form, options);
  const problems = written.kind === 'failed' ? written.problems : preview?.ok === false && preview.problems;
  const isRefused = problems !== false || (note !== null && note.problem !== null);
  const isSmall = useMatches({ base: true, md: false });
  const List = isSmall ? FormSelect : FormList;
  const { lacks, isCopied } = FORMS[form];
  return (
    <>
      <div className={classes.columns}>
        <List forms={forms} value={form} of={subject.kind} onChange={exportForm.set} />
        <div className={classes.shown}>
          {problems ? (
            <Refusal form={formName(form, subject.kind)} problems={problems} />
          ) : (
            <Preview job={job} data={preview?.ok ? preview.value : null} label={words.previewOf(name)} />
          )}
          {subject.kind === 'city' && lacks !== null && <p className={classes.lacks}>{lacks}</p>}
          {subject.kind === 'schematic' && form === 'json' && <KindsLeft {...subject} />}
        </div>
        <FormOptions subject={subject} form={form} options={options} note={note} />
      </div>
      <div className={classes.footer}>
        <FileWords name={name} written={written} data={preview?.ok ? preview.value : null} />
        {wanted !== null && written.kind === 'writing' ? (
          <Button size="sm" variant="default" onClick={() => setAsked(null)}>
            {words.cancel}
          </Button>
        ) : (
          <>
            {isCopied && (
              <Button
                size="sm"
                variant="default"
                leftSection={<Copy size={15} />}
                disabled={isRefused}
                onClick={() => ask('copy')}
              >
                {words.copy}
              </Button>
            )}
            <Button
              size="sm"
              data-autofocus
              leftSection={<Download size={15} />}
              disabled={isRefused}
              onClick={() => ask('save')}
            >
              {words.exportMenu}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/** Says which kinds the file of a schematic leaves behind, and offers a pack that holds them. */
function KindsLeft({ schematic, kinds }: Extract<ExportSubject, { kind: 'schematic' }>) {
  const store = useAppStore();
  const left = kindsLeftBehind(schematic, kinds);
  if (left.length === 0) return null;
  return (
    <p className={classes.lacks}>
      {words.kindsStayBehind(left.map(({ name }) => name))}{' '}
      <Button
        size="compact-sm"
        variant="light"
        onClick={() => {
          closeExportDialog();
          void exportWithKinds(store, schematic.id);
        }}
      >
        {words.saveAsPack}
      </Button>
    </p>
  );
}

async function copy(name: string, blob: Blob): Promise<void> {
  try {
    await copyFile(blob);
    tellDone(words.isOnTheClipboard(name));
  } catch (error) {
    tellProblem(words.cannotBeCopied(name, error instanceof Error ? error.message : String(error)));
  }
}

interface FileWordsProps {
  readonly name: string;
  readonly written: Written;
  readonly data: PreviewData | null;
}

/** The file's name and size, or the progress of writing it. */
function FileWords({ name, written, data }: FileWordsProps) {
  const beginning = data?.kind === 'text' || data?.kind === 'features' ? data.beginning : null;
  const size =
    written.kind === 'ready'
      ? bytesInWords(written.blob.size)
      : beginning && `${beginning.isMore ? words.moreThan : ''}${bytesInWords(beginning.bytes)}`;
  return (
    <div className={classes.file}>
      <span className={classes.fileName}>{name}</span>
      {written.kind === 'writing' ? (
        <HowFar
          className={classes.progress}
          percent={written.of > 0 ? (100 * written.done) / written.of : null}
        />
      ) : (
        size !== null && <span className={classes.bytes}>{size}</span>
      )}
    </div>
  );
}

function Refusal({
  form,
  problems,
}: {
  readonly form: string;
  readonly problems: readonly { readonly message: string }[];
}) {
  return (
    <div role="alert" className={classes.refusal}>
      <p>{words.notExportableAs(form)}</p>
      <ul>
        {problems.slice(0, 5).map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
