import { Button, TextInput } from '@mantine/core';
import { Check, Link } from 'lucide-react';
import { useRef, useState } from 'react';
import classes from './ShareDialog.module.css';

/** Characters beyond which some programs cut a link off. */
const SHORT = 2_000;

/** A link to see and to copy. */
export function CopyLink({ address }: { readonly address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
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
          aria-label="Link"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          data-autofocus
          leftSection={outcome === 'copied' ? <Check size={16} /> : <Link size={16} />}
          onClick={() => void copy()}
        >
          Copy link
        </Button>
      </div>
      <p className={classes.note} role="status">
        {outcome === 'copied' && 'The link is copied. '}
        {outcome === 'refused' &&
          'The browser does not let the page copy: the link is selected, copy it by key. '}
        {address.length.toLocaleString('en')} characters.{' '}
        {address.length > SHORT && 'Some programs cut off links that are so long. '}
        All of it stands behind the #, which browsers send to nobody.
      </p>
    </>
  );
}
