import { Loader } from '@mantine/core';
import classes from './ExportDialog.module.css';
import type { Beginning } from './text-beginning.ts';

interface TextPreviewProps {
  /** `null` as long as it is not known. */
  readonly beginning: Beginning | null;
  readonly label: string;
}

/** The beginning of a text. */
export function TextPreview({ beginning, label }: TextPreviewProps) {
  return (
    <div className={classes.room} aria-busy={beginning === null}>
      {beginning === null ? (
        <Loader className={classes.loader} size="sm" />
      ) : (
        // It scrolls, so it can be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={classes.text} role="region" aria-label={label} tabIndex={0}>
          {beginning.text}
          {!beginning.isWhole && '…'}
        </pre>
      )}
    </div>
  );
}
