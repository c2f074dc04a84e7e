import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { exportCity } from '../../contrib/ports.ts';
import { allCities } from '../../document/cities.ts';
import { openCityId } from '../../document/open-city.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { citiesSlice, compareSlice } from './cities-slice.ts';
import { deleteWithNote, duplicate, move, open, rename } from './city-actions.ts';
import { CityCard } from './CityCard.tsx';
import classes from './CityGrid.module.css';
import { gridPlace } from './grid-place.ts';
import * as words from './words.ts';

/** The cities in rows. Arrow keys go from one to the next; other keys do what the menu of a city does. */
export function CityGrid({ onOpened }: { readonly onOpened: () => void }) {
  const store = useAppStore();
  const document = useApp((state) => state.document);
  const naming = useApp((state) => citiesSlice.of(state).naming);
  const list = useRef<HTMLUListElement>(null);
  const [visited, setVisited] = useState<string | null>(null);
  const cities = allCities(document);
  const openId = openCityId(document);
  const current = cities.find(({ id }) => id === visited) ?? cities.find(({ id }) => id === openId)!;
  const index = cities.indexOf(current);

  /** Gives a city the keys: now, for the next key may come before the next frame, and after a menu that closes. */
  const visit = (id: string | undefined) => {
    const focus = () =>
      list.current?.querySelector<HTMLElement>(`[data-city="${id}"] [data-open-city]`)?.focus();
    flushSync(() => setVisited(id ?? null));
    focus();
    requestAnimationFrame(focus);
  };
  const actions = {
    onOpen(id: string) {
      onOpened();
      open(store, id);
    },
    onRename: (id: string) => citiesSlice.set(store, { naming: id }),
    onNamed(id: string, name: string | null) {
      citiesSlice.set(store, { naming: null });
      if (name !== null) rename(store, id, name);
      visit(id);
    },
    onDuplicate: (id: string) => visit(duplicate(store, id)),
    onMove(id: string, to: number) {
      move(store, id, to);
      visit(id);
    },
    onCompare(id: string) {
      onOpened();
      compareSlice.set(store, { shown: true, left: openId, right: id });
    },
    onExport(id: string) {
      onOpened();
      void exportCity.call(id);
    },
    onDelete(id: string) {
      const at = cities.findIndex((city) => city.id === id);
      deleteWithNote(store, id);
      visit((cities[at + 1] ?? cities[at - 1])?.id);
    },
  };

  function onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!(event.target instanceof HTMLElement) || event.target.dataset['openCity'] === undefined) return;
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      event.preventDefault();
      return actions.onMove(current.id, index + (key === 'ArrowUp' ? -1 : 1));
    }
    if ((ctrlKey || metaKey) && key === 'd') {
      event.preventDefault();
      event.stopPropagation();
      return actions.onDuplicate(current.id);
    }
    if ((ctrlKey || metaKey) && key === 'e') {
      event.preventDefault();
      event.stopPropagation();
      return actions.onExport(current.id);
    }
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'F2') return actions.onRename(current.id);
    if (key === 'Delete' || key === 'Backspace') return actions.onDelete(current.id);
    const next = gridPlace(key, index, list.current);
    if (next === null) return;
    event.preventDefault();
    visit(cities[next]?.id);
  }

  return (
    // The keys are those of the buttons in it, which hand them up.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      className={classes.grid}
      aria-label={words.allCities}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const card = target.closest<HTMLElement>('[data-city]');
        if (card) setVisited(card.dataset['city']!);
      }}
    >
      {cities.map((city, place) => (
        <CityCard
          key={city.id}
          city={city}
          place={place}
          of={cities.length}
          isOpen={city.id === openId}
          isCurrent={city === current}
          isNaming={city.id === naming}
          {...actions}
        />
      ))}
    </ul>
  );
}
