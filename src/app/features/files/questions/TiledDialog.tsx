import { Radio } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import type { City } from '../../../../engine/city/city.ts';
import { countHexes } from '../../../../engine/land/row.ts';
import { success } from '../../../../engine/problem.ts';
import { countSegments } from '../../../../engine/schematic/schematic.ts';
import { parseSeaRule, SEA_BY_WORDS } from '../../../../formats/sea/rule.ts';
import {
  defaultOf,
  landOf,
  type ForeignMap,
  type TakenMap,
  type TiledContent,
} from '../import/foreign-maps.ts';
import { readTiledInWorker } from '../import/read-in-worker.ts';
import { MapFrame } from './MapFrame.tsx';
import { SeaSelect } from './SeaSelect.tsx';
import { useReading } from './use-reading.ts';
import classes from './questions.module.css';
import * as words from '../words.ts';

interface TiledDialogProps {
  readonly map: Extract<ForeignMap, { kind: 'tiled' }>;
  readonly onAnswer: (taken: TakenMap | null) => void;
}

/** Asks whether all that the tiles of a map show is taken, or its land alone, and which tiles are sea. */
export function TiledDialog({ map, onAnswer }: TiledDialogProps) {
  const [isWhole, setWhole] = useState(map.city !== null);
  const [sea, setSea] = useState('words');
  const readBy = useCallback(
    (text: string, signal: AbortSignal) =>
      readTiledInWorker(map.source, parseSeaRule(text) ?? SEA_BY_WORDS, signal),
    [map.source],
  );
  const { read, isReading } = useReading<string, TiledContent>(success(map), sea, readBy);
  const taken = useMemo(() => {
    if (!read.ok) return null;
    const all = defaultOf(read.value);
    return isWhole && all.ok ? all.value : landOf(read.value);
  }, [read, isWhole]);
  const land = read.ok ? words.hexesOfLand(countHexes(read.value.land)) : read.problems[0]!.message;
  const city = read.ok ? read.value.city : null;
  return (
    <MapFrame
      name={map.name}
      shown={taken?.city ?? null}
      notes={taken?.notes ?? []}
      onImport={() => !isReading && onAnswer(taken)}
      onCancel={() => onAnswer(null)}
    >
      {city ? (
        <Radio.Group
          label={words.takeOfMap}
          value={isWhole ? 'city' : 'land'}
          onChange={(value) => setWhole(value === 'city')}
        >
          <Radio mt="xs" value="city" label={words.wholeCity} description={partsOf(city)} />
          <Radio mt="xs" value="land" label={words.landAlone} description={land} />
        </Radio.Group>
      ) : (
        <p className={classes.words} role="status">
          {read.ok ? words.tilesWithoutKinds(land) : land}
        </p>
      )}
      <SeaSelect seas={map.seas} parts={words.tiles} value={sea} onChange={setSea} />
    </MapFrame>
  );
}

/** The parts of a city, in words. */
function partsOf({ land, placements, ground = [], districts }: City): string {
  return words.cityParts(countHexes(land), placements.length, countSegments(ground), districts.length);
}
