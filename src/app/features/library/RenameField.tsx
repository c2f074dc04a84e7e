import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { MAX_NAME } from '../../../formats/limits.ts';
import { useSettled } from '../../store/settled.ts';
import { nameNote } from '../../document/library-edits.ts';
import * as words from './words.ts';

interface RenameFieldProps {
  readonly id: string;
  readonly name: string;
  /** Called with the typed name; `null` keeps the old one. */
  readonly onDone: (name: string | null) => void;
}

/** A field for a name in the list: Enter and leaving the field apply the name, Escape cancels. */
export function RenameField({ id, name, onDone }: RenameFieldProps) {
  const schematics = useSettled((document) => document.schematics);
  const [typed, setTyped] = useState(name);
  const input = useRef<HTMLInputElement>(null);
  // Enter and Escape remove the field, which also causes a blur event.
  const done = useRef(false);
  useEffect(() => input.current?.select(), []);
  const finish = (next: string | null) => {
    if (done.current) return;
    done.current = true;
    onDone(next);
  };
  return (
    <TextInput
      ref={input}
      size="xs"
      aria-label={words.newNameOf(name)}
      style={{ flex: 1 }}
      value={typed}
      description={nameNote(schematics, id, typed)}
      inputWrapperOrder={['input', 'description']}
      maxLength={MAX_NAME}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={(event) => finish(event.currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') finish(event.currentTarget.value);
        if (event.key === 'Escape') finish(null);
      }}
    />
  );
}
