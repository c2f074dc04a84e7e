import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { countHexes } from '../../../../engine/land/row.ts';
import type { GeojsonLandSize } from '../../../../formats/geojson/read-land.ts';
import { GEOJSON_SYSTEMS } from '../../../../formats/geojson/system.ts';
import { parseSeaRule } from '../../../../formats/sea/rule.ts';
import { NumberField } from '../../../kit/NumberField.tsx';
import { defaultOf, type ForeignMap, type TakenMap } from '../import/foreign-maps.ts';
import { readPolygonsInWorker } from '../import/read-in-worker.ts';
import { MapFrame } from './MapFrame.tsx';
import classes from './questions.module.css';
import { SeaSelect } from './SeaSelect.tsx';
import { useReading } from './use-reading.ts';
import * as words from '../words.ts';

interface PolygonsDialogProps {
  readonly map: Extract<ForeignMap, { kind: 'geojson' }>;
  readonly onAnswer: (taken: TakenMap | null) => void;
}

/** Most hexes of land that can be asked for. */
const MAX_HEXES = 1_000_000;

/** The range of the side of a hex, in units of the file or in meters. */
const [LEAST_SIDE, MOST_SIDE] = [0.001, 1_000_000];

/** Asks how large hexes are in the polygons of a map, the meaning of its coordinates, and the polygons that are sea. */
export function PolygonsDialog({ map, onAnswer }: PolygonsDialogProps) {
  const [kind, setKind] = useState<GeojsonLandSize['kind']>('hexes');
  const [hexes, setHexes] = useState(600);
  const [side, setSide] = useState(10);
  const [system, setSystem] = useState('');
  const [sea, setSea] = useState('words');
  const choices = useMemo(() => {
    const size: GeojsonLandSize = kind === 'hexes' ? { kind, hexes } : { kind, side };
    const chosen = GEOJSON_SYSTEMS.find((one) => one === system);
    const rule = parseSeaRule(sea);
    return { size, reading: { ...(chosen && { system: chosen }), ...(rule && { sea: rule }) } };
  }, [kind, hexes, side, system, sea]);
  const readBy = useCallback(
    ({ size, reading }: typeof choices, signal: AbortSignal) =>
      readPolygonsInWorker(map.text, size, reading, signal),
    [map.text],
  );
  const { read: land, isReading } = useReading(map.land, choices, readBy);
  const taken = useMemo(() => {
    const read = defaultOf({ ...map, land });
    return read.ok ? read.value : null;
  }, [map, land]);
  return (
    <MapFrame
      name={map.name}
      shown={taken?.city ?? null}
      notes={taken?.notes ?? []}
      onImport={() => !isReading && onAnswer(taken)}
      onCancel={() => onAnswer(null)}
    >
      <SegmentedControl
        size="xs"
        fullWidth
        mb="sm"
        aria-label={words.sizeOfHexes}
        value={kind}
        onChange={(value) => setKind(value === 'hexes' ? 'hexes' : 'side')}
        data={[
          { value: 'hexes', label: words.byHexes },
          { value: 'side', label: words.bySide },
        ]}
      />
      {kind === 'hexes' ? (
        <NumberField
          key="hexes"
          name={words.hexesOfLandAbout}
          value={hexes}
          min={1}
          max={MAX_HEXES}
          step={100}
          onChange={setHexes}
        />
      ) : (
        <NumberField
          key="side"
          name={words.sideInUnits}
          value={side}
          min={LEAST_SIDE}
          max={MOST_SIDE}
          step={1}
          decimals={3}
          onChange={setSide}
        />
      )}
      <NativeSelect
        size="xs"
        mt="sm"
        label={words.coordinatesOf}
        value={system}
        onChange={(event) => setSystem(event.currentTarget.value)}
        data={[
          { value: '', label: words.asTheFileSays },
          ...GEOJSON_SYSTEMS.map((value) => ({ value, label: words.systemNames[value] })),
        ]}
      />
      <SeaSelect seas={map.seas} parts={words.polygons} value={sea} onChange={setSea} />
      <p className={classes.figures} role="status">
        {land.ok ? words.hexesOfLand(countHexes(land.value.land)) : land.problems[0]!.message}
      </p>
    </MapFrame>
  );
}
