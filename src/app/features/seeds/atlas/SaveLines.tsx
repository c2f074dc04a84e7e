import { Button } from '@mantine/core';
import { FileDown } from 'lucide-react';
import { numberAt } from '../../../../formats/atlas/number-column.ts';
import { download } from '../../../kit/download.ts';
import { ProgressNote } from '../../../kit/ProgressNote.tsx';
import { tellProblem } from '../../../kit/tell.ts';
import { Tooltip } from '../../../kit/Tooltip.tsx';
import * as words from '../words.ts';
import type { OpenedAtlas } from './opened-atlas.ts';
import { pickLines } from './read-atlas.ts';

interface SaveLinesProps {
  readonly atlas: OpenedAtlas;
  readonly shown: Uint32Array;
}

/** Saves the lines of the rows that are shown, as they are in the atlas. */
export function SaveLines({ atlas, shown }: SaveLinesProps) {
  return (
    <Tooltip label={words.saveLinesHint}>
      <Button
        size="xs"
        variant="default"
        leftSection={<FileDown size={15} />}
        disabled={shown.length === 0}
        onClick={() => void saveLines(atlas, shown)}
      >
        {words.saveLines}
      </Button>
    </Tooltip>
  );
}

async function saveLines({ name, file, columns }: OpenedAtlas, shown: Uint32Array): Promise<void> {
  const abort = new AbortController();
  const progress = new ProgressNote(words.savingLines, () => abort.abort());
  try {
    const lines = shown.map((row) => numberAt(columns.line_row, row));
    const picked = await pickLines(file, lines, abort.signal, (bytes) => progress.tell(bytes, file.size));
    download(name.replace(/(?:\.jsonl)?(?:\.gz)?$/i, '-found.jsonl'), [picked], 'application/jsonl');
  } catch (error) {
    if (!abort.signal.aborted)
      tellProblem(words.atlasNotRead(name, error instanceof Error ? error.message : String(error)));
  } finally {
    progress.end();
  }
}
