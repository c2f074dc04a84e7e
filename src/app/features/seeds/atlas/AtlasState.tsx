import { Alert } from '@mantine/core';
import { number } from '../../../kit/number-words.ts';
import * as words from '../words.ts';
import classes from './AtlasState.module.css';
import type { OpenedAtlas } from './opened-atlas.ts';

/** How much an atlas holds, why its cities cannot be made, and the lines that cannot be read. */
export function AtlasState({ atlas: { columns, origin } }: { readonly atlas: OpenedAtlas }) {
  const { length, cities, bad, badCount } = columns;
  return (
    <div className={classes.state}>
      <span role="status">
        {words.made(cities, length - cities)}
        {origin.kind === 'unknown' && ` – ${origin.reason}`}
      </span>
      {badCount > 0 && (
        <Alert color="red" variant="light" className={classes.bad}>
          <details>
            <summary>{words.badLines(badCount)}</summary>
            <ul>
              {bad.slice(0, MOST_TOLD).map(({ line, message }) => (
                <li key={`${line} ${message}`}>{words.badLine(number(line), message)}</li>
              ))}
            </ul>
            {badCount > MOST_TOLD && <p>{words.moreBadLines(badCount - MOST_TOLD)}</p>}
          </details>
        </Alert>
      )}
    </div>
  );
}

/** Bad lines that are listed. */
const MOST_TOLD = 200;
