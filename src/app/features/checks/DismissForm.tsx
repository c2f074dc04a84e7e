import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './ChecksPanel.module.css';
import { MAX_REASON } from './dismissals.ts';
import * as words from './words.ts';

/**
 * Asks why a problem is meant: Enter dismisses it, Escape cancels.
 *
 * @param onDone called with the reason; `null` when the problem stays
 */
export function DismissForm({ onDone }: { readonly onDone: (reason: string | null) => void }) {
  const [reason, setReason] = useState<string>(words.usualReason);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const given = reason.trim();
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (given !== '') onDone(given);
      }}
    >
      <TextInput
        ref={input}
        size="xs"
        label={words.reason}
        value={reason}
        maxLength={MAX_REASON}
        onChange={(event) => setReason(event.currentTarget.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') onDone(null);
        }}
      />
      <div className={classes.buttons}>
        <Button size="compact-xs" type="submit" disabled={given === ''}>
          {words.dismiss}
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => onDone(null)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
