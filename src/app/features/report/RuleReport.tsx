import { Button, UnstyledButton } from '@mantine/core';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { NearestMiss } from '../../../engine/generate/nearest-miss.ts';
import { oneMore } from '../../../engine/generate/one-more.ts';
import type { SchematicReport } from '../../../engine/generate/report.ts';
import type { SchematicRule } from '../../../engine/recipe/recipe.ts';
import { countHexes } from '../../../engine/land/row.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { toCity, toSchematic, type CityDocument } from '../../document/document.ts';
import { countWords } from '../../cityview/rule-words.ts';
import { missPlace } from '../../cityview/city-place.ts';
import { REASONS } from '../../../engine/fit/conditions.ts';
import { reasonColors } from './reason-colors.ts';
import { missWords, triedWords } from './report-words.ts';
import type { RuleEnd } from './rule-end.ts';
import classes from './ReportPanel.module.css';
import { shownCityPlace } from '../../cityview/shown-place.ts';
import { number } from '../../kit/number-words.ts';
import * as words from './words.ts';

/** Largest land that is searched at a click for room for one more, in hexes. */
const LARGEST_SEARCHED = 30_000;

interface RuleReportProps {
  readonly report: SchematicReport;
  readonly rule: SchematicRule;
  /** The name of its schematic. */
  readonly name: string;
  readonly end: RuleEnd;
  /** Whether the city has been changed since. */
  readonly isStale: boolean;
  /** Whether the generation made a city. */
  readonly isOk: boolean;
}

/** One schematic: how many were placed of how many, what came of all attempts, and where one more would come nearest. */
export function RuleReport({ report, rule, name, end, isStale, isOk }: RuleReportProps) {
  const [isOpen, setOpen] = useState(false);
  const { placed, tried, failed, nearestMiss } = report;
  const total = Math.max(1, tried);
  return (
    <li>
      <UnstyledButton className={classes.entry} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className={classes.name}>{name}</span>
        <span className={classes.count} data-end={end}>
          <strong>{number(placed)}</strong>
          {end !== 'open' && <span className="visually-hidden">, {words.ends[end]}</span>}
        </span>
        <ChevronRight className={classes.chevron} size={13} aria-hidden="true" />
        <span className={classes.bar} aria-hidden="true">
          <span data-part="placed" style={{ flexGrow: Math.min(placed, total) / total }} />
          {REASONS.filter((reason) => failed[reason] > 0).map((reason) => (
            <span
              key={reason}
              style={{ flexGrow: failed[reason] / total, background: reasonColors[reason] }}
            />
          ))}
        </span>
      </UnstyledButton>
      {isOpen && (
        <div className={classes.details}>
          <p className={classes.note}>{words.ruleAndTries(countWords(rule), triedWords(report))}</p>
          {nearestMiss && <Miss miss={nearestMiss} id={rule.id} />}
          {!nearestMiss && isOk && !isStale && <OneMore rule={rule} />}
        </div>
      )}
    </li>
  );
}

/** Where it came nearest, which a click shows on the board. */
function Miss({ miss, id }: { readonly miss: NearestMiss; readonly id: string }) {
  const store = useAppStore();
  const schematic = useSchematic(id);
  const shown = useApp((state) => shownCityPlace.of(state).place);
  if (!schematic) return <p className={classes.note}>{missWords(miss)}</p>;
  const place = missPlace(miss, schematic);
  const isShown = shown === place;
  return (
    <Button
      size="compact-xs"
      variant={isShown ? 'light' : 'default'}
      h="auto"
      py={3}
      styles={{ label: { whiteSpace: 'normal', textAlign: 'left', lineHeight: 1.35 } }}
      aria-pressed={isShown}
      onClick={() => shownCityPlace.set(store, { place: isShown ? null : place })}
    >
      {missWords(miss)}
    </Button>
  );
}

/** Searches the city for room for one more, when asked to. */
function OneMore({ rule }: { readonly rule: SchematicRule }) {
  const store = useAppStore();
  const city = useApp((state) => state.document.city);
  const schematic = useSchematic(rule.id);
  const [found, setFound] = useState<{ of: CityDocument; is: ReturnType<typeof oneMore> } | null>(null);
  if (!schematic || countHexes(city.land) > LARGEST_SEARCHED) return null;
  if (found?.of === city && found.is.kind === 'misses') return <Miss miss={found.is.miss} id={rule.id} />;
  if (found?.of === city)
    return <p className={classes.note}>{found.is.kind === 'fits' ? words.oneMoreFits : words.noResult}</p>;
  const look = () => {
    const is = oneMore(rule, schematic, toCity(city));
    setFound({ of: city, is });
    if (is.kind === 'misses') shownCityPlace.set(store, { place: missPlace(is.miss, schematic) });
  };
  return (
    <Button size="compact-xs" variant="default" onClick={look}>
      {words.findNext}
    </Button>
  );
}

function useSchematic(id: string): Schematic | undefined {
  return useApp(({ document: { schematics } }) =>
    Object.hasOwn(schematics, id) ? toSchematic(schematics[id]!) : undefined,
  );
}
