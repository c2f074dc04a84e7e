import { TextInput, useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { MAX_NAME } from '../../../formats/limits.ts';
import { citySizeOf } from '../../cityview/city-map.ts';
import { CityMapPicture } from '../../cityview/CityMapPicture.tsx';
import { groundOf } from '../../cityview/ground.ts';
import { generationIn } from '../../cityview/generation-slice.ts';
import type { NamedCity } from '../../document/cities.ts';
import { useApp } from '../../store/context.tsx';
import classes from './CityGrid.module.css';
import { CityMenu, type CityActions } from './CityMenu.tsx';
import { useCardDrag } from './use-card-drag.ts';
import * as words from './words.ts';

/** CSS pixels of a picture. */
const PICTURE = { width: 240, height: 150 };

interface CityCardProps extends CityActions {
  readonly city: NamedCity;
  /** Its place among all cities, from 0. */
  readonly place: number;
  readonly of: number;
  readonly isOpen: boolean;
  /** Whether the keys of the grid are here. */
  readonly isCurrent: boolean;
  readonly isNaming: boolean;
  readonly onOpen: (id: string) => void;
  readonly onNamed: (id: string, name: string | null) => void;
}

/** A city: a click opens it. It can be dragged to another place. */
export function CityCard(props: CityCardProps) {
  const { city, place, isOpen, isCurrent, isNaming, onOpen, onNamed } = props;
  const { id, name } = city;
  const { side, ...drag } = useCardDrag(id, place, props.onMove);
  const isRunning = useApp((state) => generationIn(state, id).status.kind === 'running');
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const { hexes, placements } = citySizeOf(city.city);
  const seed = city.city.recipe?.seed;
  return (
    <li className={classes.card} data-city={id} data-open={isOpen} data-side={side} {...drag}>
      <button
        type="button"
        className={classes.open}
        data-open-city=""
        data-autofocus={(isOpen && !isNaming) || undefined}
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isOpen}
        onClick={() => onOpen(id)}
      >
        <span className={classes.picture} style={{ background: groundOf(city.city)[scheme].outside }}>
          <CityMapPicture city={city.city} label={words.pictureOf(name)} {...PICTURE} />
        </span>
        {!isNaming && (
          <span className={classes.name} title={name}>
            {name}
          </span>
        )}
        <span className={classes.figures} data-naming={isNaming}>
          <span>{words.hexCount(hexes)}</span>
          <span>{words.placementCount(placements)}</span>
          <span>{seed === undefined ? words.byHand : words.seedOf(seed)}</span>
          {isRunning && <b>{words.generating}</b>}
        </span>
        {isOpen && <span className={classes.badge}>{words.openBadge}</span>}
      </button>
      {isNaming && <NameField name={name} onDone={(next) => onNamed(id, next)} />}
      <CityMenu {...props} id={id} name={name} tabIndex={isCurrent ? 0 : -1} />
    </li>
  );
}

interface NameFieldProps {
  readonly name: string;
  /** Called with the typed name; `null` keeps the old one. */
  readonly onDone: (name: string | null) => void;
}

/** A field for the name of a city: Enter and leaving the field apply the name, Escape cancels. */
function NameField({ name, onDone }: NameFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Enter and Escape remove the field, which also causes a blur event.
  const done = useRef(false);
  useEffect(() => input.current?.select(), []);
  const finish = (next: string | null) => {
    if (done.current) return;
    done.current = true;
    onDone(next);
  };
  return (
    <TextInput
      ref={input}
      data-autofocus
      // Escape ends the naming, not the dialog.
      data-mantine-stop-propagation="true"
      className={classes.field}
      size="xs"
      aria-label={words.newNameOf(name)}
      defaultValue={name}
      maxLength={MAX_NAME}
      onBlur={(event) => finish(event.currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') {
          // The rest of the key would press the card, which has the focus then.
          event.preventDefault();
          finish(event.currentTarget.value);
        }
        if (event.key === 'Escape') finish(null);
      }}
    />
  );
}
