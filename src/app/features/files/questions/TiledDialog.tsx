import { Radio } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { City } from '../../../../engine/city/city.ts';
import { countHexes } from '../../../../engine/land/row.ts';
import { countSegments } from '../../../../engine/schematic/schematic.ts';
import { defaultOf, landOf, type ForeignMap, type TakenMap } from '../import/foreign-maps.ts';
import { MapFrame } from './MapFrame.tsx';
import classes from './questions.module.css';
import * as words from '../words.ts';

interface TiledDialogProps {
  readonly map: Extract<ForeignMap, { kind: 'tiled' }>;
  readonly onAnswer: (taken: TakenMap | null) => void;
}

/** Asks whether all that the tiles of a map show is taken, or its land alone. */
export function TiledDialog({ map, onAnswer }: TiledDialogProps) {
  const [isWhole, setWhole] = useState(map.city !== null);
  const taken = useMemo(() => {
    const all = defaultOf(map);
    return isWhole && all.ok ? all.value : landOf(map);
  }, [map, isWhole]);
  const land = words.hexesOfLand(countHexes(map.land));
  return (
    <MapFrame
      name={map.name}
      shown={taken.city}
      notes={taken.notes}
      onImport={() => onAnswer(taken)}
      onCancel={() => onAnswer(null)}
    >
      {map.city ? (
        <Radio.Group
          label={words.takeOfMap}
          value={isWhole ? 'city' : 'land'}
          onChange={(value) => setWhole(value === 'city')}
        >
          <Radio mt="xs" value="city" label={words.wholeCity} description={partsOf(map.city)} />
          <Radio mt="xs" value="land" label={words.landAlone} description={land} />
        </Radio.Group>
      ) : (
        <p className={classes.words}>{words.tilesWithoutKinds(land)}</p>
      )}
    </MapFrame>
  );
}

/** The parts of a city, in words. */
function partsOf({ land, placements, ground = [], districts }: City): string {
  return words.cityParts(countHexes(land), placements.length, countSegments(ground), districts.length);
}
