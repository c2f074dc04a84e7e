import { Menu } from '@mantine/core';
import type { NewCityItems as NewCityItemsProps } from '../../cityview/slots.ts';
import { BUILT_IN_PRESETS, readPreset, type Preset } from './presets.ts';
import classes from './Presets.module.css';
import { ownPresets } from './recipe-preferences.ts';
import * as words from './words.ts';

/** Presets as items of the menu of new cities. */
export function NewCityItems({ onTake }: NewCityItemsProps) {
  const own = ownPresets.use();
  const take = async (preset: Pick<Preset, 'name' | 'load'>) => {
    const recipe = await readPreset(preset);
    if (recipe) onTake(preset.name, recipe);
  };
  return (
    <>
      {own.length > 0 && <Menu.Label>{words.ownPresets}</Menu.Label>}
      {own.map(({ name, text }) => (
        <Menu.Item key={name} py={5} onClick={() => void take({ name, load: () => Promise.resolve(text) })}>
          {name}
        </Menu.Item>
      ))}
      <Menu.Label>{words.presetsLabel}</Menu.Label>
      {BUILT_IN_PRESETS.map(({ name, about, load }) => (
        <Menu.Item key={name} py={5} onClick={() => void take({ name, load })}>
          {name}
          <span className={classes.words}>{about}</span>
        </Menu.Item>
      ))}
    </>
  );
}
