import { Button, CloseButton, NativeSelect, Switch } from '@mantine/core';
import { NEAR_PLACES } from '../../../engine/fit/near.ts';
import type { NearRule } from '../../../engine/fit/near-rule.ts';
import type { SchematicRule } from '../../../engine/recipe/recipe.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { edit } from '../../store/store.ts';
import { RecipeNumber } from './RecipeNumber.tsx';
import { changeRule } from './rule-edits.ts';
import classes from './NearFields.module.css';
import * as words from './words.ts';

/** Farthest distance in hexes that is offered here; files may hold larger. */
const MAX_FAR = 200;

/** A distance to begin with: beside a street. */
const START: NearRule = { to: '@street', least: 0, most: 2 };

interface NearFieldsProps {
  readonly rule: SchematicRule;
  /** The name of its schematic. */
  readonly schematic: string;
}

/** How near and how far from what a schematic may stand, and whether it lies along the direction of its district. */
export function NearFields({ rule, schematic }: NearFieldsProps) {
  const store = useAppStore();
  const kinds = useApp((state) => state.document.kinds);
  const { near = [], align } = rule;
  const put = (next: readonly NearRule[]) =>
    edit(store, words.changeOf(words.near, schematic), (draft) => {
      const own = draft.recipe.schematics.find(({ id }) => id === rule.id);
      if (own && next.length === 0) delete own.near;
      else changeRule(draft, rule.id, { near: next });
    });
  const putAt = (index: number, next: Partial<NearRule>) =>
    put(near.map((one, at) => (at === index ? { ...one, ...next } : one)));
  const places = [
    ...NEAR_PLACES.map((place) => ({ value: place as string, label: words.nearPlaces[place] })),
    ...kinds.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className={classes.near} role="group" aria-label={words.ofSchematic(words.near, schematic)}>
      {near.map(({ to, least, most }, index) => (
        <div key={index} className={classes.row}>
          <NativeSelect
            size="xs"
            label={words.nearTo}
            value={to}
            data={places}
            onChange={(event) => putAt(index, { to: event.currentTarget.value })}
          />
          <RecipeNumber
            undoStep={words.near}
            label={words.nearLeast}
            name={words.nearLeast}
            value={least}
            min={0}
            max={most ?? MAX_FAR}
            onChange={(value) => putAt(index, { least: value })}
          />
          <RecipeNumber
            undoStep={words.near}
            label={words.nearMost}
            name={words.nearMost}
            value={most ?? MAX_FAR}
            min={least}
            max={MAX_FAR}
            onChange={(value) => putAt(index, { most: value })}
          />
          <CloseButton
            size="sm"
            aria-label={words.removeNear(index + 1)}
            onClick={() => put(near.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <div className={classes.row}>
        <Button size="compact-xs" variant="default" onClick={() => put([...near, START])}>
          {words.addNear}
        </Button>
        <Switch
          size="xs"
          label={words.align}
          checked={align === 'district'}
          onChange={(event) => {
            const isAligned = event.currentTarget.checked;
            edit(store, words.changeOf(words.align, schematic), (draft) => {
              const own = draft.recipe.schematics.find(({ id }) => id === rule.id)!;
              if (isAligned) own.align = 'district';
              else delete own.align;
            });
          }}
        />
      </div>
    </div>
  );
}
