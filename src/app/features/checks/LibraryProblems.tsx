import { UnstyledButton } from '@mantine/core';
import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAppStore } from '../../store/context.tsx';
import type { Document } from '../../document/document.ts';
import { useSettled } from '../../store/settled.ts';
import { openSchematic } from '../../store/open-schematic.ts';
import classes from './ChecksPanel.module.css';
import type { ProblemCount } from './problem.ts';
import { problemCounts } from './schematic-problems.ts';
import * as words from './words.ts';

/** The other schematics of the library that have problems, folded away. */
export function LibraryProblems({ shown }: { readonly shown: string | null }) {
  const store = useAppStore();
  const { counts, schematics } = useLibraryCounts();
  const others = [...counts].filter(([id, { problems }]) => id !== shown && problems > 0);
  if (others.length === 0) return null;
  return (
    <details className={classes.library}>
      <summary>
        <ChevronRight className={classes.fold} size={14} aria-hidden="true" />
        {words.othersWithProblems(others.length)}
      </summary>
      <ul className={classes.list} aria-label={words.withProblems}>
        {others.map(([id, count]) => (
          <li key={id}>
            <UnstyledButton className={classes.other} onClick={() => openSchematic(store, id)}>
              <span className={classes.name}>{schematics[id]!.name}</span>
              <span className={classes.more}>{words.counts({ ...count, advice: 0 })}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface Counted {
  readonly counts: ReadonlyMap<string, ProblemCount>;
  readonly schematics: Document['schematics'];
}

const NOT_YET: Counted = { counts: new Map(), schematics: {} };

/** The counts of the whole library, a moment after it has settled: a large one takes its time when first seen. */
function useLibraryCounts(): Counted {
  const kinds = useSettled((document) => document.kinds);
  const order = useSettled((document) => document.order);
  const schematics = useSettled((document) => document.schematics);
  const [counted, setCounted] = useState(NOT_YET);
  useEffect(() => {
    const timer = setTimeout(() => {
      setCounted({ counts: problemCounts({ kinds, order, schematics }), schematics });
    }, WAIT);
    return () => clearTimeout(timer);
  }, [kinds, order, schematics]);
  return counted;
}

/** Milliseconds. */
const WAIT = 200;
