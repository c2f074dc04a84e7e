import { Button, SegmentedControl, Slider, useComputedColorScheme, type SliderProps } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import type { DialogProps } from '../../contrib/dialog.tsx';
import { LargeDialog } from '../../kit/LargeDialog.tsx';
import { MAX_SCHELLING_STEPS, type DistrictRecipe } from '../../../engine/recipe/recipe.ts';
import type { LandRow } from '../../../engine/land/row.ts';
import { draftObstacle, draftOf, recipeOf, type DistrictDraft } from './district-draft.ts';
import classes from './DistrictLab.module.css';
import { DistrictPreview } from './DistrictPreview.tsx';
import type { GroupColors } from '../../../formats/picture/group-color.ts';
import { CITY_GROUND } from '../../cityview/ground.ts';
import { NumberField } from '../../kit/NumberField.tsx';
import { GroupList } from './GroupList.tsx';
import * as words from './words.ts';

export interface DistrictLabProps extends DialogProps {
  readonly land: readonly LandRow[];
  readonly districts: DistrictRecipe;
  readonly colors: GroupColors;
  readonly seed: number;
  readonly onUse: (draft: DistrictDraft) => void;
}

/** Where districts are tried out: every slider changes the picture at once, the city only when they are used. */
export function DistrictLab({ opened, onClose, ...rest }: DistrictLabProps) {
  return (
    <LargeDialog opened={opened} onClose={onClose} title={words.districts} width={920} from="md">
      <Lab {...rest} />
    </LargeDialog>
  );
}

function Lab({ land, districts, colors, seed, onUse }: Omit<DistrictLabProps, keyof DialogProps>) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [draft, setDraft] = useState(() => draftOf(districts, colors));
  const change = (part: Partial<DistrictDraft>) => setDraft({ ...draft, ...part });
  const obstacle = draftObstacle(draft);
  // The picture may come a moment later than the slider.
  const settled = useDeferredValue(draft);
  const recipe = useMemo(() => (draftObstacle(settled) === null ? recipeOf(settled) : null), [settled]);
  const palette = useMemo(
    () => [
      CITY_GROUND[scheme].outside,
      CITY_GROUND[scheme].free,
      ...settled.groups.map(({ color }) => color),
    ],
    [scheme, settled.groups],
  );
  return (
    <div className={classes.lab}>
      <div className={classes.settings}>
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={words.method}
          value={draft.method}
          onChange={(method) => change({ method })}
          data={[
            { value: 'none', label: words.none },
            { value: 'growth', label: words.territories },
            { value: 'schelling', label: words.neighborhoods },
          ]}
        />
        {draft.method !== 'none' && (
          <GroupList groups={draft.groups} onChange={(groups) => change({ groups })} />
        )}
        {draft.method === 'schelling' && <SchellingSettings draft={draft} onChange={change} />}
        {draft.method === 'growth' && <GrowthSettings draft={draft} onChange={change} />}
        {obstacle !== null && (
          <p role="alert" className={classes.obstacle}>
            {obstacle}
          </p>
        )}
        <Button size="sm" disabled={obstacle !== null} onClick={() => onUse(draft)}>
          {words.apply}
        </Button>
      </div>
      {recipe && recipe.method !== 'none' ? (
        <DistrictPreview land={land} recipe={recipe} seed={seed} colors={palette} />
      ) : (
        <p className={classes.none}>{draft.method === 'none' ? words.anywhere : words.noPreview}</p>
      )}
    </div>
  );
}

interface SettingsProps {
  readonly draft: DistrictDraft;
  readonly onChange: (part: Partial<DistrictDraft>) => void;
}

function SchellingSettings({ draft, onChange }: SettingsProps) {
  return (
    <>
      <LabeledSlider
        name={words.emptyShare}
        inWords={`${Math.round(100 * draft.empty)} %`}
        min={0}
        max={0.9}
        step={0.01}
        value={draft.empty}
        onChange={(empty) => onChange({ empty: Math.round(100 * empty) / 100 })}
      />
      <fieldset className={classes.thresholds}>
        <legend>{words.neighborsWanted}</legend>
        {draft.same.map((needed, neighbors) => (
          <NumberField
            // A threshold is known by its number of neighbors.
            // oxlint-disable-next-line react/no-array-index-key
            key={neighbors}
            name={words.wantedOf(neighbors)}
            label={null}
            value={needed}
            min={0}
            max={6}
            hideControls
            onChange={(value) =>
              onChange({ same: draft.same.map((old, at) => (at === neighbors ? value : old)) })
            }
          />
        ))}
      </fieldset>
      <NumberField
        name={words.maxSteps}
        value={draft.maxSteps}
        min={0}
        max={MAX_SCHELLING_STEPS}
        onChange={(maxSteps) => onChange({ maxSteps })}
      />
    </>
  );
}

function GrowthSettings({ draft, onChange }: SettingsProps) {
  return (
    <>
      <LabeledSlider
        name={words.core}
        inWords={words.hexes(draft.core)}
        min={1}
        max={60}
        value={draft.core}
        onChange={(core) => onChange({ core })}
      />
      <LabeledSlider
        name={words.minSize}
        inWords={words.hexes(draft.min)}
        min={0}
        max={60}
        value={draft.min}
        onChange={(min) => onChange({ min })}
      />
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={words.arrangement}
        value={draft.arrange}
        onChange={(arrange) => onChange({ arrange })}
        data={[
          { value: 'center-out', label: words.fromCenter },
          { value: 'random', label: words.random },
        ]}
      />
    </>
  );
}

interface LabeledSliderProps extends Pick<SliderProps, 'min' | 'max' | 'step' | 'value' | 'onChange'> {
  readonly name: string;
  /** The value in words. */
  readonly inWords: string;
}

function LabeledSlider({ name, inWords, ...slider }: LabeledSliderProps) {
  return (
    <div>
      <div className={classes.label}>
        <span>{name}</span>
        <span className={classes.value}>{inWords}</span>
      </div>
      <Slider size="sm" label={null} thumbLabel={name} {...slider} />
    </div>
  );
}
