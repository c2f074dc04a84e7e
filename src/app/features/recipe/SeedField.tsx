import { TextInput, Tooltip } from '@mantine/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { MAX_SEED } from '../../../engine/random/seed.ts';
import { showLatest } from '../../kit/latest-note.ts';
import * as numberWords from '../../kit/words.ts';
import { Steps, useVisit } from './RecipeNumber.tsx';
import numberClasses from './RecipeNumber.module.css';
import { readSeed } from './seed-text.ts';
import * as words from './words.ts';

interface SeedFieldProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** The seed of a recipe, as a number or as words, which become one. */
export function SeedField({ value, onChange }: SeedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The typed text, as long as the seed is the one read from it. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number } | null>(null);
  /** From Escape to the next visit: the text that the field still holds as it loses the focus is not wanted. */
  const isCanceled = useRef(false);
  const visit = useVisit(words.changeSeed);
  const shown = typed?.value === value ? typed.text : String(value);
  const reading = readSeed(shown);
  const limit = reading.kind === 'refused' ? capital(reading.limit) : null;
  const note = reading.kind === 'words' ? words.wordsAsSeed(reading.value) : limit;
  const take = (next: number) => {
    if (next !== value) onChange(next);
  };
  const type = (text: string) => {
    const next = readSeed(text);
    const seed = next.kind === 'value' || next.kind === 'words' ? next.value : value;
    take(seed);
    setTyped({ text, value: seed });
  };
  /** Makes the text the seed, or the nearest one, with a message. */
  const settle = () => {
    setTyped(null);
    if (reading.kind !== 'refused') return;
    take(reading.nearest);
    showLatest('number-limit', {
      message: numberWords.numberReplaced(words.seed, reading.limit, shown, reading.nearest),
    });
  };
  const step = (by: 1 | -1) => {
    setTyped(null);
    take(Math.min(Math.max(value + by, 0), MAX_SEED));
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'ArrowUp' || key === 'ArrowDown') step(key === 'ArrowUp' ? 1 : -1);
    else if (key === 'Escape') {
      setTyped(null);
      isCanceled.current = true;
      visit.cancel();
      event.currentTarget.blur();
      event.stopPropagation();
    } else {
      if (key === 'Enter') settle();
      const action = visit.actionOf(event);
      if (!action) return;
      // A text that is no seed is taken back before any step.
      if (key === 'Enter' || (reading.kind !== 'nothing' && reading.kind !== 'refused')) action();
      setTyped(null);
    }
    event.preventDefault();
  };
  return (
    <>
      <TextInput
        size="xs"
        label={words.seed}
        ref={input}
        value={shown}
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        aria-description={note ?? words.seedHint}
        aria-invalid={limit !== null}
        {...(limit !== null && { error: true })}
        rightSectionWidth="auto"
        classNames={{ input: numberClasses.input!, section: numberClasses.section! }}
        rightSection={<Steps field={input} onStep={step} isFirst={value === 0} isLast={value === MAX_SEED} />}
        data-mantine-stop-propagation="true"
        onChange={(event) => {
          if (!isCanceled.current) type(event.currentTarget.value);
        }}
        onFocus={() => {
          isCanceled.current = false;
          visit.begin();
        }}
        onBlur={() => {
          if (isCanceled.current) setTyped(null);
          else settle();
          visit.end();
        }}
        onKeyDown={pressKey}
      />
      {note !== null && <Tooltip target={input} label={note} opened position="bottom-start" />}
    </>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
