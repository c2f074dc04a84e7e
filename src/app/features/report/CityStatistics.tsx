import { Button, UnstyledButton } from '@mantine/core';
import { ChevronRight } from 'lucide-react';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { groupColor } from '../../../formats/picture/group-color.ts';
import type { LandRow } from '../../../engine/land/row.ts';
import { useHeld } from '../../kit/held.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import classes from './CityStatistics.module.css';
import { useCityFigures } from './city-figures.ts';
import { rowsPlace } from '../../cityview/city-place.ts';
import type { TownFigures } from '../../cityview/count-town.ts';
import type { Coverage, GroupCoverage } from '../../cityview/district-coverage.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { shownCityPlace } from '../../cityview/shown-place.ts';
import { faultsOf } from './town-faults.ts';
import { number } from '../../kit/number-words.ts';
import * as words from './words.ts';

/** How much of the land is covered, district by district, by which schematics and with which buildings. */
export function CityStatistics() {
  const latest = useCityFigures();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { city, statistics, buildings, groups, ground, town } = useHeld(latest, place);
  const { hexes, covered, segments, coverage, perSchematic } = statistics;
  const kinds = new Map(city.kinds.map((kind) => [kind.id, kind]));
  return (
    <>
      <dl ref={setPlace} className={classes.numbers}>
        <dt>{words.hexes}</dt>
        <dd>{number(hexes)}</dd>
        <dt>{words.covered}</dt>
        <dd>
          {(100 * coverage).toFixed(1)} % <small>{words.ofSegments(segments)}</small>
        </dd>
        <dt>{words.free}</dt>
        <dd>{number(segments - covered - ground)}</dd>
        {town && <Town town={town} ground={ground} />}
      </dl>
      {groups.length > 0 && <Districts groups={groups} />}
      <Counts title={words.buildingsByKind} head={words.kind} counts={buildings} total={sum(buildings)}>
        {(id) => (
          <>
            <span className={classes.dot} style={{ background: kinds.get(id)?.color }} aria-hidden="true" />
            {kinds.get(id)?.name ?? id}
          </>
        )}
      </Counts>
      <Counts
        title={words.placementsBySchematic}
        head={words.schematic}
        counts={perSchematic}
        total={sum(perSchematic)}
      >
        {(id) => city.schematics[id]?.name ?? id}
      </Counts>
    </>
  );
}

/** How far people get in a town. */
function Town({ town, ground }: { readonly town: TownFigures; readonly ground: number }) {
  const { streets, publicAreas, landAreas, doors, doorsReached, walls } = town;
  const { blocks, meanBlock, meanDetour } = town;
  return (
    <>
      <dt>{words.ground}</dt>
      <dd>
        {number(ground)} <small>{words.ofThemStreets(streets)}</small>
      </dd>
      <dt>{words.publicAreas}</dt>
      <dd>
        <small>{words.connected(publicAreas, landAreas)}</small>
      </dd>
      {doors > 0 && (
        <>
          <dt>{words.doorsReached}</dt>
          <dd>
            {number(doorsReached)} <small>{words.ofDoors(doors)}</small>
            {doorsReached < doors && <ShowFaults label={words.showDoors} />}
          </dd>
        </>
      )}
      {walls.of > 0 && (
        <>
          <dt>{words.wallsClosed}</dt>
          <dd>
            {number(walls.closed)} <small>{words.ofWalls(walls.of)}</small>
            {walls.closed < walls.of && <ShowFaults label={words.showWalls} />}
          </dd>
        </>
      )}
      {blocks > 0 && (
        <>
          <dt>{words.blocks}</dt>
          <dd>
            {number(blocks)} <small>{words.meanBlock(meanBlock)}</small>
          </dd>
        </>
      )}
      {meanDetour !== null && (
        <>
          <dt>{words.detour}</dt>
          <dd>
            {words.times(meanDetour)} <small>{words.detourOf}</small>
          </dd>
        </>
      )}
    </>
  );
}

/** Marks the doors that are not reached on the board, and the walls that leak. */
function ShowFaults({ label }: { readonly label: string }) {
  const store = useAppStore();
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      aria-label={label}
      onClick={() => shownCityPlace.set(store, { place: faultsOf(cityViewOf(store)) })}
    >
      {words.showFaults}
    </Button>
  );
}

function sum(counts: ReadonlyMap<string, number>): number {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}

interface CountsProps {
  readonly title: string;
  /** The heading of the first column. */
  readonly head: string;
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
  readonly children: (id: string) => ReactNode;
}

/** Numbers by id, the greatest first, each with a bar; nothing when there are none. */
function Counts({ title, head, counts, total, children }: CountsProps) {
  const rows = [...counts].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1));
  if (rows.length === 0) return null;
  const most = rows[0]?.[1] ?? 1;
  return (
    <table className={classes.table}>
      <caption className={classes.title}>
        {title} <small>{number(total)}</small>
      </caption>
      <Head name={head} number={words.numberHead} />
      <tbody>
        {rows.map(([id, count]) => (
          <tr key={id} className={classes.bar} style={barStyle(count / most)}>
            <th scope="row">{children(id)}</th>
            <td>{number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ name, number }: { readonly name: string; readonly number: string }) {
  return (
    <thead className="visually-hidden">
      <tr>
        <th scope="col">{name}</th>
        <th scope="col">{number}</th>
      </tr>
    </thead>
  );
}

function barStyle(share: number, color?: string): CSSProperties {
  return { '--share': `${100 * share}%`, ...(color !== undefined && { '--bar': color }) } as CSSProperties;
}

/** How much of each district is covered, by group; a click shows where it is. */
function Districts({ groups }: { readonly groups: readonly GroupCoverage[] }) {
  const colors = useApp((state) => state.document.groupColors);
  const recipe = useApp((state) => state.document.city.recipe?.districts);
  const named = recipe && recipe.method !== 'none' ? recipe.groups : [];
  const order = [...new Set([...named, ...groups.map(({ group }) => group)])];
  const sorted = groups.toSorted((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
  const count = groups.reduce((total, { districts }) => total + districts.length, 0);
  return (
    <table className={classes.table}>
      <caption className={classes.title}>
        {words.coverageByDistrict} <small>{number(count)}</small>
      </caption>
      <Head name={words.district} number={words.covered} />
      {sorted.map((group) => (
        <Group key={group.group} group={group} color={groupColor(colors, order, group.group)} />
      ))}
    </table>
  );
}

function Group({ group, color }: { readonly group: GroupCoverage; readonly color: string }) {
  const [isOpen, setOpen] = useState(false);
  const { districts } = group;
  return (
    <tbody>
      <CoverageRow rows={group.rows} of={group} color={color} name={group.group}>
        <span className={classes.dot} style={{ background: color }} aria-hidden="true" />
        {group.group}
      </CoverageRow>
      {districts.length > 1 && (
        <tr>
          <td colSpan={2} className={classes.more}>
            <UnstyledButton className={classes.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <ChevronRight size={12} aria-hidden="true" />
              {words.districts(districts.length)}
              <span className="visually-hidden">{words.ofGroup(group.group)}</span>
            </UnstyledButton>
          </td>
        </tr>
      )}
      {isOpen &&
        districts.map((one) => (
          <CoverageRow
            key={one.district.id}
            rows={one.district.rows}
            of={one}
            color={color}
            name={`${group.group} ${one.district.id}`}
          >
            <span className={classes.id}>{words.districtNumber(one.district.id)}</span>
            <small>{words.hexCount(one.segments / 6)}</small>
          </CoverageRow>
        ))}
    </tbody>
  );
}

interface CoverageRowProps {
  readonly rows: readonly LandRow[];
  readonly of: Coverage;
  readonly color: string;
  readonly name: string;
  readonly children: ReactNode;
}

function CoverageRow({ rows, of: { covered, segments }, color, name, children }: CoverageRowProps) {
  const store = useAppStore();
  const place = rowsPlace(rows);
  const isShown = useApp((state) => shownCityPlace.of(state).place === place);
  const share = segments === 0 ? 0 : covered / segments;
  return (
    <tr className={classes.bar} style={barStyle(share, color)}>
      <th scope="row">
        <UnstyledButton
          className={classes.show}
          aria-pressed={isShown}
          aria-label={words.show(name)}
          onClick={() => shownCityPlace.set(store, { place: isShown ? null : place })}
        >
          {children}
        </UnstyledButton>
      </th>
      <td>
        {(100 * share).toFixed(1)} %
        <span className="visually-hidden">{words.coveredOf(covered, segments)}</span>
      </td>
    </tr>
  );
}
