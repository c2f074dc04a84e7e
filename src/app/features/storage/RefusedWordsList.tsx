import { Button } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../kit/download.ts';
import { useSaving } from './context.tsx';
import { deleteRefusedWords, listRefusedWords, type RefusedWords } from './refused-words.ts';
import classes from './SavePanel.module.css';
import * as words from './words.ts';

/** Changes of pages that were left which could not be used: each can be taken along as a file, or deleted. */
export function RefusedWordsList() {
  const saving = useSaving();
  const [all, setAll] = useState<readonly RefusedWords[]>(() => listRefusedWords(saving));
  if (all.length === 0) return null;
  return (
    <section>
      <h3 className={classes.subtitle}>{words.unusedChanges}</h3>
      <ul className={classes.works}>
        {all.map((refused) => {
          const name = new Date(refused.at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
          return (
            <li key={refused.key}>
              <strong>{name}</strong>
              <p className={classes.text}>{refused.because}</p>
              <div className={classes.actions}>
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={words.downloadChanges(name)}
                  onClick={() => download('sixfold-changes.json', [refused.text])}
                >
                  {words.download}
                </Button>
                <Button
                  size="compact-xs"
                  variant="default"
                  color="red"
                  aria-label={words.deleteChanges(name)}
                  onClick={() => {
                    deleteRefusedWords(refused);
                    setAll(all.filter((other) => other !== refused));
                  }}
                >
                  {words.deleteWord}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
