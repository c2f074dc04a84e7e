import classes from '../ExportDialog.module.css';
import type { Beginning } from '../write/text-beginning.ts';

interface TextPreviewProps {
  readonly beginning: Beginning;
  readonly label: string;
}

/** The beginning of a text. */
export function TextPreview({ beginning, label }: TextPreviewProps) {
  return (
    <div className={classes.room}>
      {/* It scrolls, so it can be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={classes.text} role="region" aria-label={label} tabIndex={0}>
        {beginning.text}
        {!beginning.isWhole && '…'}
      </pre>
    </div>
  );
}
