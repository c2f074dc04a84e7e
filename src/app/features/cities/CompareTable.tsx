import { Switch } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { CityFigures } from '../../cityview/city-counter.ts';
import type { TownFigures } from '../../cityview/count-town.ts';
import { useTownFigures } from '../../cityview/use-town-figures.ts';
import type { NamedCity } from '../../document/cities.ts';
import { number } from '../../kit/number-words.ts';
import classes from './CompareDialog.module.css';
import { compareRows, figuresOf, type CompareRow } from './compare-rows.ts';
import * as words from './words.ts';

interface CompareTableProps {
  readonly left: NamedCity;
  readonly right: NamedCity;
}

/** The figures of two cities; those that differ are marked, and can be shown alone. */
export function CompareTable({ left, right }: CompareTableProps) {
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const [ofLeft, ofRight] = [figuresOf(left.city), figuresOf(right.city)];
  const [leftTown, rightTown] = [useTown(ofLeft), useTown(ofRight)];
  const rows = useMemo(() => {
    const isCounted = leftTown !== undefined && rightTown !== undefined;
    return compareRows(
      { ...ofLeft, town: isCounted ? leftTown : null },
      { ...ofRight, town: isCounted ? rightTown : null },
    );
  }, [ofLeft, ofRight, leftTown, rightTown]);
  const differing = rows.filter(differs);
  const shown = onlyDiffering ? differing : rows;
  return (
    <section>
      <div className={classes.head}>
        <span role="status">{words.differing(differing.length, rows.length)}</span>
        <Switch
          size="xs"
          label={words.onlyDifferences}
          checked={onlyDiffering}
          onChange={(event) => setOnlyDiffering(event.currentTarget.checked)}
        />
      </div>
      {shown.length === 0 ? (
        <p className={classes.none}>{words.noDifferences}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{words.figure}</th>
              <th scope="col">{left.name}</th>
              <th scope="col">{right.name}</th>
              <th scope="col">{words.difference}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.id} data-differs={differs(row)}>
                <th scope="row">{row.name}</th>
                <td>{inWords(row.left)}</td>
                <td>{inWords(row.right)}</td>
                <td>{differs(row) && row.left !== null && row.right !== null && signed(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The figures of a city's town; `undefined` until they are counted. */
function useTown({ city, statistics }: CityFigures): TownFigures | null | undefined {
  const counted = useTownFigures(city, statistics.hexes);
  return counted?.city === city ? counted.town : undefined;
}

function differs({ left, right }: CompareRow): boolean {
  return left !== right;
}

function inWords(value: number | null): string {
  return value === null ? words.none : number(value);
}

function signed({ left, right }: CompareRow): string {
  const by = Math.round(100 * (right! - left!)) / 100;
  return `${by > 0 ? '+' : '−'}${number(Math.abs(by))}`;
}
