import { Button, Modal, SegmentedControl, Slider, useComputedColorScheme, useMatches } from '@mantine/core';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { DistrictRecipe } from '../../../engine/recipe/recipe.ts';
import type { LandRow } from '../../../engine/land/row.ts';
import { draftObstacle, draftOf, recipeOf, type DistrictDraft } from './district-draft.ts';
import classes from './DistrictLab.module.css';
import { DistrictPreview } from './DistrictPreview.tsx';
import type { GroupColors } from '../../../formats/picture/group-color.ts';
import { NumberField } from '../../kit/NumberField.tsx';
import { GroupList } from './GroupList.tsx';

const GROUND = { light: ['#c8dadd', '#ece5d3'], dark: ['#1c2529', '#3a3f3a'] } as const;

export interface DistrictLabProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly land: readonly LandRow[];
  readonly districts: DistrictRecipe;
  readonly colors: GroupColors;
  readonly seed: number;
  readonly onUse: (draft: DistrictDraft) => void;
}

/** Where districts are tried out: every slider changes the picture at once, the city only when they are used. */
export function DistrictLab({ opened, onClose, ...rest }: DistrictLabProps) {
  const fullScreen = useMatches({ base: true, md: false });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Districts"
      size="min(920px, 94vw)"
      fullScreen={fullScreen}
    >
      <Lab {...rest} />
    </Modal>
  );
}

function Lab({ land, districts, colors, seed, onUse }: Omit<DistrictLabProps, 'opened' | 'onClose'>) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [draft, setDraft] = useState(() => draftOf(districts, colors));
  const change = (part: Partial<DistrictDraft>) => setDraft({ ...draft, ...part });
  const obstacle = draftObstacle(draft);
  // The picture may come a moment later than the slider.
  const settled = useDeferredValue(draft);
  const recipe = useMemo(() => (draftObstacle(settled) === null ? recipeOf(settled) : null), [settled]);
  const palette = useMemo(
    () => [...GROUND[scheme], ...settled.groups.map(({ color }) => color)],
    [scheme, settled.groups],
  );
  return (
    <div className={classes.lab}>
      <div className={classes.settings}>
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label="Method"
          value={draft.method}
          onChange={(method) => change({ method })}
          data={[
            { value: 'none', label: 'None' },
            { value: 'growth', label: 'Territories' },
            { value: 'schelling', label: 'Neighborhoods' },
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
          Apply
        </Button>
      </div>
      {recipe && recipe.method !== 'none' ? (
        <DistrictPreview land={land} recipe={recipe} seed={seed} colors={palette} />
      ) : (
        <p className={classes.none}>
          {draft.method === 'none' ? 'No districts: schematics can stand anywhere.' : 'No picture yet.'}
        </p>
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
      <Labeled name="Empty share" value={`${Math.round(100 * draft.empty)} %`}>
        <Slider
          size="sm"
          min={0}
          max={0.9}
          step={0.01}
          label={null}
          value={draft.empty}
          thumbLabel="Empty share"
          onChange={(empty) => onChange({ empty: Math.round(100 * empty) / 100 })}
        />
      </Labeled>
      <fieldset className={classes.thresholds}>
        <legend>Same-group neighbors wanted (0-6)</legend>
        {draft.same.map((needed, neighbors) => (
          <NumberField
            // A threshold is known by its number of neighbors.
            // oxlint-disable-next-line react/no-array-index-key
            key={neighbors}
            name={`Wanted of ${neighbors} neighbors`}
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
        name="Maximum steps"
        value={draft.maxSteps}
        min={0}
        max={100_000}
        onChange={(maxSteps) => onChange({ maxSteps })}
      />
    </>
  );
}

function GrowthSettings({ draft, onChange }: SettingsProps) {
  return (
    <>
      <Labeled name="Territory core" value={`${draft.core} hexes`}>
        <Slider
          size="sm"
          min={1}
          max={60}
          label={null}
          value={draft.core}
          thumbLabel="Territory core"
          onChange={(core) => onChange({ core })}
        />
      </Labeled>
      <Labeled name="Minimum size" value={`${draft.min} hexes`}>
        <Slider
          size="sm"
          min={0}
          max={60}
          label={null}
          value={draft.min}
          thumbLabel="Minimum size"
          onChange={(min) => onChange({ min })}
        />
      </Labeled>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label="Arrangement"
        value={draft.arrange}
        onChange={(arrange) => onChange({ arrange })}
        data={[
          { value: 'center-out', label: 'From the center' },
          { value: 'random', label: 'Random' },
        ]}
      />
    </>
  );
}

function Labeled({
  name,
  value,
  children,
}: {
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <div className={classes.label}>
        <span>{name}</span>
        <span className={classes.value}>{value}</span>
      </div>
      {children}
    </div>
  );
}
