import { Button, Progress } from '@mantine/core';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { packOf } from '../../document/packs.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { FindingRow } from './FindingRow.tsx';
import { RecipeSelect } from './RecipeSelect.tsx';
import { TestRow } from './TestRow.tsx';
import { usualRecipe } from './tested-recipe.ts';
import { usePackCheck, type Search } from './use-pack-check.ts';
import classes from './TestsPanel.module.css';
import * as words from './words.ts';

/** The tests of a pack with their outcomes, and the schematics and poses that no city takes. */
export function PackCheckView({ id }: { readonly id: string }) {
  const store = useAppStore();
  const document = useApp((state) => state.document);
  const pack = packOf(document, id);
  const [recipe, setRecipe] = useState(() => (pack ? usualRecipe(pack) : ''));
  const [run, setRun] = useState(0);
  const read = () => {
    const { document: now } = store.getState();
    const found = packOf(now, id);
    return found ? { document: now, pack: found } : null;
  };
  const [{ outcomes, findings, search }, stop] = usePackCheck(read, recipe, run);
  if (!pack) return null;
  const isRunning = search.kind === 'waiting' || search.kind === 'running';
  return (
    <>
      <section className={classes.section} aria-label={words.tests}>
        <h3 className={classes.heading}>{words.tests}</h3>
        {pack.tests.length === 0 ? (
          <p className={classes.note}>{words.noTestsOfPack}</p>
        ) : (
          <ul className={classes.list} aria-label={words.testsOf(pack.name)}>
            {pack.tests.map((test, index) => (
              <TestRow
                key={index}
                pack={pack}
                index={index}
                outcome={outcomes.get(test) ?? { kind: 'open' }}
                isNamed
              />
            ))}
          </ul>
        )}
      </section>
      <section className={classes.section} aria-label={words.findings}>
        <h3 className={classes.heading}>{words.findings}</h3>
        <div className={classes.search}>
          <RecipeSelect pack={pack} value={recipe} onChange={setRecipe} />
          <Button size="xs" variant="default" onClick={() => (isRunning ? stop() : setRun(run + 1))}>
            {isRunning ? words.stop : words.runAgain}
          </Button>
        </div>
        {search.kind === 'running' && (
          <Progress className={classes.progress} value={search.made} aria-label={words.searching} />
        )}
        <p className={classes.note} role="status">
          {searchWords(search, findings.length)}
        </p>
        {search.kind === 'done' && findings.length === 0 && (
          <p className={classes.good}>
            <CircleCheck size={16} aria-hidden="true" /> {words.nothingFound}
          </p>
        )}
        {findings.length > 0 && (
          <ul className={classes.list} aria-label={words.findings}>
            {findings.map((finding) => (
              <FindingRow key={`${finding.kind} ${finding.schematic}`} pack={id} finding={finding} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

/** Tells how far the search for findings is, or how it ended. */
function searchWords(search: Search, found: number): string {
  switch (search.kind) {
    case 'running':
      return words.searched(search.made);
    case 'waiting':
      return words.searchWaits;
    case 'failed':
      return words.searchFailed(search.reason);
    case 'stopped':
      return words.searchStopped;
    case 'done':
      return words.found(found);
  }
}
