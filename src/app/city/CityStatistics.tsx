import { useMemo } from 'react';
import { cityStatistics } from '../../formats/city/statistics.ts';
import { useApp } from '../store/context.tsx';
import { toCity } from '../store/document.ts';
import classes from './CityStatistics.module.css';

/** How much of the land is covered, and by what. */
export function CityStatistics() {
  const city = useApp((state) => state.document.city);
  const { hexes, covered, segments, coverage, perSchematic } = useMemo(
    () => cityStatistics(toCity(city)),
    [city],
  );
  const rows = [...perSchematic].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1));
  const most = rows[0]?.[1] ?? 1;
  return (
    <>
      <dl className={classes.numbers}>
        <dt>Hexes</dt>
        <dd>{hexes.toLocaleString('en')}</dd>
        <dt>Covered</dt>
        <dd>
          {(100 * coverage).toFixed(1)} % <small>of {segments.toLocaleString('en')} segments</small>
        </dd>
        <dt>Free</dt>
        <dd>{(segments - covered).toLocaleString('en')}</dd>
      </dl>
      {rows.length > 0 && (
        <ul className={classes.bars} aria-label="Placements per schematic">
          {rows.map(([id, count]) => (
            <li key={id} className={classes.bar}>
              <span className={classes.name}>{city.schematics[id]?.name ?? id}</span>
              <span className={classes.count}>{count.toLocaleString('en')}</span>
              <span className={classes.track} style={{ width: `${(100 * count) / most}%` }} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
