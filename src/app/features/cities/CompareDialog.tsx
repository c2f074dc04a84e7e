import { ActionIcon, NativeSelect, SegmentedControl, Slider, useMatches } from '@mantine/core';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { cityMapOf } from '../../cityview/city-map.ts';
import { CityMapPicture } from '../../cityview/CityMapPicture.tsx';
import type { DialogProps } from '../../contrib/dialog.tsx';
import { allCities, type NamedCity } from '../../document/cities.ts';
import { openCityId } from '../../document/open-city.ts';
import { LargeDialog } from '../../kit/LargeDialog.tsx';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { useFocusBack } from '../../kit/use-focus-back.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import type { Bounds } from '../../view/camera.ts';
import { compareSlice } from './cities-slice.ts';
import classes from './CompareDialog.module.css';
import { CompareTable } from './CompareTable.tsx';
import * as words from './words.ts';

/** Two cities beside each other: their pictures at one scale, and their figures with the differences. */
export function CompareDialog({ opened, onClose }: DialogProps) {
  // The dialog of cities, whose button had the focus before, may be gone.
  useFocusBack(opened);
  return (
    <LargeDialog opened={opened} onClose={onClose} title={words.compareTitle} width={1000}>
      <Comparison />
    </LargeDialog>
  );
}

function Comparison() {
  const store = useAppStore();
  const document = useApp((state) => state.document);
  const chosen = useApp((state) => compareSlice.of(state));
  const cities = allCities(document);
  const openId = openCityId(document);
  const find = (id: string | null) => cities.find((city) => city.id === id);
  const left = find(chosen.left) ?? find(openId)!;
  const right = find(chosen.right) ?? cities[(cities.indexOf(left) + 1) % cities.length]!;
  const select = (label: string, city: NamedCity, side: 'left' | 'right') => (
    <NativeSelect
      size="xs"
      className={classes.select}
      aria-label={label}
      value={city.id}
      onChange={(event) =>
        compareSlice.set(store, { left: left.id, right: right.id, [side]: event.currentTarget.value })
      }
      data={cities.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
  return (
    <div className={classes.comparison}>
      <div className={classes.chosen}>
        {select(words.left, left, 'left')}
        <Tooltip label={words.swap}>
          <ActionIcon
            variant="default"
            size={30}
            aria-label={words.swap}
            onClick={() => compareSlice.set(store, { left: right.id, right: left.id })}
          >
            <ArrowLeftRight size={16} />
          </ActionIcon>
        </Tooltip>
        {select(words.right, right, 'right')}
      </div>
      <Pictures left={left} right={right} />
      <CompareTable left={left} right={right} />
    </div>
  );
}

interface PairProps {
  readonly left: NamedCity;
  readonly right: NamedCity;
}

function Pictures({ left, right }: PairProps) {
  const [mode, setMode] = useState<'beside' | 'over'>('beside');
  return (
    <>
      <SegmentedControl
        size="xs"
        className={classes.mode}
        aria-label={words.asPictures}
        value={mode}
        onChange={(value) => setMode(value === 'over' ? 'over' : 'beside')}
        data={[
          { value: 'beside', label: words.sideBySide },
          { value: 'over', label: words.overlaid },
        ]}
      />
      {mode === 'beside' ? <Beside left={left} right={right} /> : <Over left={left} right={right} />}
    </>
  );
}

function Beside({ left, right }: PairProps) {
  const width = useMatches({ base: 162, xs: 230, sm: 330, md: 470 });
  const bounds = boundsOfBoth(left, right);
  return (
    <div className={classes.beside}>
      {[left, right].map((city, index) => (
        <span key={index} className={classes.picture}>
          <CityMapPicture
            city={city.city}
            label={words.pictureOf(city.name)}
            width={width}
            height={Math.round(0.72 * width)}
            bounds={bounds}
          />
        </span>
      ))}
    </div>
  );
}

/** The left city over the right one, as far as a divider that can be moved. */
function Over({ left, right }: PairProps) {
  const width = useMatches({ base: 330, xs: 440, sm: 620, md: 760 });
  const [share, setShare] = useState(50);
  const size = { width, height: Math.round(0.6 * width), bounds: boundsOfBoth(left, right) };
  return (
    <div className={classes.over} style={{ width }}>
      <span className={classes.picture}>
        <CityMapPicture city={right.city} label={words.pictureOf(right.name)} {...size} />
        <span className={classes.upper} style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
          <CityMapPicture city={left.city} label={words.pictureOf(left.name)} {...size} />
        </span>
        <span className={classes.divider} style={{ left: `${share}%` }} aria-hidden="true" />
      </span>
      <Slider
        size="sm"
        value={share}
        onChange={setShare}
        label={null}
        thumbLabel={words.divider}
        thumbProps={{ 'aria-valuetext': `${share} %` }}
      />
    </div>
  );
}

/** The smallest part of the plane that has the land of both. */
function boundsOfBoth({ city: one }: NamedCity, { city: other }: NamedCity): Bounds {
  const [a, b] = [cityMapOf(one).bounds, cityMapOf(other).bounds];
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
