import { ActionIcon, Button } from '@mantine/core';
import { ClipboardCopy, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { download } from '../../kit/download.ts';
import { tellDone, tellProblem } from '../../kit/tell.ts';
import { Tooltip } from '../../kit/Tooltip.tsx';
import type { SheetRows } from './rows/sheet-rows.ts';
import { commaPieces, MOST_COPIED, tableOf, toTabs } from './table.ts';
import classes from './SeedSheet.module.css';
import * as words from './words.ts';

interface TableButtonsProps {
  readonly rows: SheetRows;
  readonly shown: Uint32Array;
  /** A button that saves the rows in another form; `null` for none. */
  readonly renderSave: ((shown: Uint32Array) => ReactNode) | null;
}

/** Copies or saves the figures of all rows that are shown. */
export function TableButtons({ rows, shown, renderSave }: TableButtonsProps) {
  const isEmpty = shown.length === 0;
  return (
    <div className={classes.table}>
      {renderSave?.(shown)}
      <Tooltip label={words.tableHint}>
        <Button
          size="xs"
          variant="default"
          leftSection={<ClipboardCopy size={15} />}
          disabled={isEmpty || shown.length > MOST_COPIED}
          onClick={() => void copyTable(toTabs(tableOf(rows, shown)), shown.length)}
        >
          {words.copyTable}
        </Button>
      </Tooltip>
      <Tooltip label={words.saveTheTableCsv}>
        <ActionIcon
          size={30}
          variant="default"
          aria-label={words.saveTheTableCsv}
          disabled={isEmpty}
          onClick={() => download('seeds.csv', commaPieces(rows, shown), 'text/csv')}
        >
          <Download size={16} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}

async function copyTable(text: string, rows: number): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tellDone(words.tableCopied(rows));
  } catch {
    tellProblem(words.copyRefused);
  }
}
