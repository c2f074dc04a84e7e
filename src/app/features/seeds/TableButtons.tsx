import { ActionIcon, Button } from '@mantine/core';
import { ClipboardCopy, Download } from 'lucide-react';
import { download } from '../../kit/download.ts';
import { tellDone, tellProblem } from '../../kit/tell.ts';
import { Tooltip } from '../../kit/Tooltip.tsx';
import type { SheetRows } from './rows/sheet-rows.ts';
import { tableOf, toCommas, toTabs } from './table.ts';
import classes from './SeedSheet.module.css';
import * as words from './words.ts';

interface TableButtonsProps {
  readonly rows: SheetRows;
  readonly shown: Uint32Array;
}

/** Copies or saves the figures of all rows that are shown. */
export function TableButtons({ rows, shown }: TableButtonsProps) {
  const isEmpty = shown.length === 0;
  return (
    <div className={classes.table}>
      <Tooltip label={words.tableHint}>
        <Button
          size="xs"
          variant="default"
          leftSection={<ClipboardCopy size={15} />}
          disabled={isEmpty}
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
          onClick={() => download('seeds.csv', [toCommas(tableOf(rows, shown))], 'text/csv')}
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
