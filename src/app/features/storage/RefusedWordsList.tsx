import { Button } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../kit/download.ts';
import { useSaving } from './context.tsx';
import { deleteRefusedWords, listRefusedWords, type RefusedWords } from './last-words.ts';
import classes from './SavePanel.module.css';

/** Changes of pages that were left which could not be used: each can be taken along as a file, or deleted. */
export function RefusedWordsList() {
  const saving = useSaving();
  const [all, setAll] = useState<readonly RefusedWords[]>(() => listRefusedWords(saving));
  if (all.length === 0) return null;
  return (
    <section>
      <h3 className={classes.subtitle}>Changes that could not be used</h3>
      <ul className={classes.works}>
        {all.map((words) => {
          const name = new Date(words.at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
          return (
            <li key={words.key}>
              <strong>{name}</strong>
              <p className={classes.text}>{words.because}</p>
              <div className={classes.actions}>
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={`Download changes: ${name}`}
                  onClick={() => download('sixfold-changes.json', [words.text])}
                >
                  Download
                </Button>
                <Button
                  size="compact-xs"
                  variant="default"
                  color="red"
                  aria-label={`Delete changes: ${name}`}
                  onClick={() => {
                    deleteRefusedWords(words);
                    setAll(all.filter((other) => other !== words));
                  }}
                >
                  Delete
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
