import { Button, TextInput } from '@mantine/core';
import { Check, Link } from 'lucide-react';
import { useRef, useState } from 'react';
import { handOutIds } from '../../store/library/new-ids.ts';
import classes from './ShareDialog.module.css';
import * as words from './words.ts';

/** Characters beyond which some programs cut a link off. */
const SHORT = 2_000;

/** A link to see and to copy. */
export function CopyLink({ address }: { readonly address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      handOutIds();
      setOutcome('copied');
    } catch {
      // Some pages may not write there; their users still can.
      field.current?.select();
      setOutcome('refused');
    }
  };
  return (
    <>
      <div className={classes.link}>
        <TextInput
          ref={field}
          className={classes.address}
          aria-label={words.link}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          onCopy={handOutIds}
        />
        <Button
          data-autofocus
          leftSection={outcome === 'copied' ? <Check size={16} /> : <Link size={16} />}
          onClick={() => void copy()}
        >
          {words.copyLink}
        </Button>
      </div>
      <p className={classes.note} role="status">
        {[
          outcome === 'copied' && words.copied,
          outcome === 'refused' && words.copyRefused,
          words.length(address.length),
          address.length > SHORT && words.longLinksAreCut,
          words.nothingIsSent,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  );
}
