import { Button, Modal, useComputedColorScheme, useMatches } from '@mantine/core';
import { cityName, openCityId } from '../../document/open-city.ts';
import type { CityDocument, Document } from '../../document/document.ts';
import { citySizeOf } from '../city-map.ts';
import { CityMapPicture } from '../CityMapPicture.tsx';
import { CITY_GROUND } from '../ground.ts';
import type { CityDestination } from './destination.ts';
import classes from './DestinationDialog.module.css';
import * as words from './words.ts';

interface DestinationDialogProps {
  readonly title: string;
  readonly name: string;
  readonly city: CityDocument;
  /** The user's own work, which the city comes into. */
  readonly work: Document;
  /** Called with the destination; with `null` when nothing is to come in. */
  readonly onAnswer: (destination: CityDestination | null) => void;
}

/** Asks whether a city that comes in is added to the cities of the work, or replaces the open one. */
export function DestinationDialog({ title, name, city, work, onAnswer }: DestinationDialogProps) {
  const openName = cityName(work, openCityId(work));
  return (
    <Modal opened onClose={() => onAnswer(null)} title={title} size="lg">
      <div className={classes.cities}>
        <Side label={words.comesIn} name={name} city={city} />
        <Side label={words.openNow} name={openName} city={work.city} />
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => onAnswer(null)}>
          {words.cancel}
        </Button>
        <Button variant="default" onClick={() => onAnswer('open')}>
          {words.replaceOpenCity}
        </Button>
        <Button data-autofocus onClick={() => onAnswer('new')}>
          {words.addAsCity}
        </Button>
      </div>
    </Modal>
  );
}

interface SideProps {
  readonly label: string;
  readonly name: string;
  readonly city: CityDocument;
}

function Side({ label, name, city }: SideProps) {
  const { hexes, placements } = citySizeOf(city);
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const width = useMatches({ base: 150, sm: 280 });
  return (
    <figure className={classes.side}>
      <span className={classes.picture} style={{ background: CITY_GROUND[scheme].outside }}>
        <CityMapPicture city={city} label={words.pictureOf(name)} width={width} height={150} />
      </span>
      <figcaption>
        <span className={classes.label}>{label}</span>
        <b className={classes.name} title={name}>
          {name}
        </b>
        <span className={classes.label}>{words.figures(hexes, placements)}</span>
      </figcaption>
    </figure>
  );
}
