import { Button, Modal, useComputedColorScheme, useMatches } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { ENGINE } from '../../../../engine/version.ts';
import type { City } from '../../../../engine/city/city.ts';
import { CityMapPicture } from '../../../cityview/CityMapPicture.tsx';
import { CITY_GROUND } from '../../../cityview/ground.ts';
import { toCityDocument } from '../../../document/document.ts';
import type { IncomingCity } from '../import/incoming-city.ts';
import classes from './questions.module.css';
import * as words from '../words.ts';

interface MapFrameProps {
  readonly name: string;
  /** The city or land that comes in as things are chosen; `null` for none. */
  readonly shown: IncomingCity | null;
  /** Sentences about what is changed or lost. */
  readonly notes: readonly string[];
  /** The choices of the map. */
  readonly children: ReactNode;
  readonly onImport: () => void;
  readonly onCancel: () => void;
}

/** The dialog about a map of another program: a picture of what comes in, the choices beside it, and what is changed or lost. */
export function MapFrame({ name, shown, notes, children, onImport, onCancel }: MapFrameProps) {
  return (
    <Modal opened onClose={onCancel} title={words.importNamed(name)} size={620}>
      <div className={classes.map}>
        <MapPicture name={name} shown={shown} />
        <div className={classes.choices}>{children}</div>
      </div>
      {notes.length > 0 && (
        <section className={classes.notes} aria-label={words.changedOrMissing}>
          <h3 className={classes.name}>{words.changedOrMissing}</h3>
          <ul className={classes.problems}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {words.cancelImport}
        </Button>
        <Button data-autofocus disabled={shown === null} onClick={onImport}>
          {words.importMenu}
        </Button>
      </div>
    </Modal>
  );
}

function MapPicture({ name, shown }: Pick<MapFrameProps, 'name' | 'shown'>) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const width = useMatches({ base: 300, sm: 290 });
  const city = useMemo(() => shown && toCityDocument(cityOf(shown)), [shown]);
  return (
    <span className={classes.mapPicture} style={{ background: CITY_GROUND[scheme].outside }}>
      {city && <CityMapPicture city={city} label={words.mapOf(name)} width={width} height={220} />}
    </span>
  );
}

function cityOf(shown: IncomingCity): City {
  if (shown.kind === 'city') return shown.value;
  return {
    engine: ENGINE,
    recipe: null,
    kinds: [],
    schematics: [],
    land: shown.value,
    districts: [],
    placements: [],
  };
}
