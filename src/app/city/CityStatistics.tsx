import { useMemo } from 'react';
import { countBuildings } from '../../engine/city/buildings.ts';
import { cityStatistics } from '../../formats/city/statistics.ts';
import { useApp } from '../store/context.tsx';
import { toCity } from '../store/document.ts';
import classes from './CityStatistics.module.css';

/** How much of the land is covered, by which schematics and with which buildings. */
export function CityStatistics() {
  const city = useApp((state) => state.document.city);
  const [statistics, buildings] = useMemo(() => {
    const whole = toCity(city);
    return [cityStatistics(whole), countBuildings(whole)];
  }, [city]);
  const { hexes, covered, segments, coverage, perSchematic } = statistics;
  const kinds = new Map(city.kinds.map(({ id, name }) => [id, name]));
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
      <Counts
        title="Placements"
        label="Placements per schematic"
        counts={perSchematic}
        nameOf={(id) => city.schematics[id]?.name}
      />
      <Counts
        title="Buildings"
        label="Buildings per kind"
        counts={buildings}
        nameOf={(id) => kinds.get(id)}
      />
    </>
  );
}

interface CountsProps {
  readonly title: string;
  /** What the list is, for those who do not see it. */
  readonly label: string;
  readonly counts: ReadonlyMap<string, number>;
  readonly nameOf: (id: string) => string | undefined;
}

/** Numbers by id, the greatest first, each with a bar; nothing when there are none. */
function Counts({ title, label, counts, nameOf }: CountsProps) {
  const rows = [...counts].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1));
  if (rows.length === 0) return null;
  const most = rows[0]?.[1] ?? 1;
  const total = rows.reduce((sum, [, count]) => sum + count, 0);
  return (
    <section>
      <h3 className={classes.title}>
        {title} <small>{total.toLocaleString('en')}</small>
      </h3>
      <ul className={classes.bars} aria-label={label}>
        {rows.map(([id, count]) => (
          <li key={id} className={classes.bar}>
            <span className={classes.name}>{nameOf(id) ?? id}</span>
            <span className={classes.count}>{count.toLocaleString('en')}</span>
            <span className={classes.track} style={{ width: `${(100 * count) / most}%` }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
