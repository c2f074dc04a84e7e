import { Button, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { SheetRows } from '../rows/sheet-rows.ts';
import { boundWords } from './bound-words.ts';
import { FigureSlider } from './FigureSlider.tsx';
import classes from './Filter.module.css';
import { readRanges, writeRange } from './ranges.ts';
import { spreadsOf, type Spread } from './spread.ts';
import * as words from '../words.ts';

/** Sliders that are there before one asks for more. */
const FIRST = 6;

interface FilterSlidersProps {
  readonly rows: SheetRows;
  readonly shown: Uint32Array;
  readonly filter: string;
  /** The filter cannot be read, so that no range can be written into it. */
  readonly isBroken: boolean;
  readonly onFilter: (filter: string) => void;
}

/** A slider for each figure that differs between rows. They read ranges from the words of the filter and write them there. */
export function FilterSliders({ rows, shown, filter, isBroken, onFilter }: FilterSlidersProps) {
  const { table, scope, figures } = rows;
  const [sought, setSought] = useState('');
  const [hasAll, setHasAll] = useState(false);
  const spreads = useMemo(() => spreadsOf(table, scope, figures), [table, scope, figures]);
  const ranges = useMemo(() => readRanges(filter), [filter]);
  const found = spreads.filter(({ figure }) => isSought(figure.label + figure.name, sought));
  const listed = hasAll || sought !== '' ? found : firstOf(found, (spread) => ranges.has(spread.figure.name));
  return (
    <section className={classes.sliders} aria-label={words.sliders}>
      {spreads.length > FIRST && (
        <TextInput
          size="xs"
          aria-label={words.findFigure}
          placeholder={words.findFigure}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      )}
      {spreads.length === 0 && <p className={classes.none}>{words.noFigures}</p>}
      {spreads.length > 0 && found.length === 0 && <p className={classes.none}>{words.noSuchFigure}</p>}
      {listed.map((spread) => {
        const { name } = spread.figure;
        return (
          <FigureSlider
            key={name}
            rows={rows}
            shown={shown}
            spread={spread}
            range={ranges.get(name) ?? {}}
            isDisabled={isBroken}
            onRange={(range) => onFilter(writeRange(filter, name, range, boundWords(name)))}
          />
        );
      })}
      {sought === '' && found.length > FIRST && (
        <Button size="compact-xs" variant="default" onClick={() => setHasAll(!hasAll)}>
          {hasAll ? words.fewerFigures : words.allFigures(found.length)}
        </Button>
      )}
    </section>
  );
}

function isSought(text: string, sought: string): boolean {
  return text.toLowerCase().includes(sought.trim().toLowerCase());
}

/** The first sliders, and those in use. */
function firstOf(spreads: readonly Spread[], isUsed: (spread: Spread) => boolean): readonly Spread[] {
  return spreads.filter((spread, index) => index < FIRST || isUsed(spread));
}
