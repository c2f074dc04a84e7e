import { Menu } from '@mantine/core';
import { MousePointer2 } from 'lucide-react';
import { putDown } from '../../cityview/city-tool.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { createPreference, readListOf, readOneOf } from '../../kit/preference.ts';
import { number } from '../../kit/number-words.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { selectedPlacements, selectPlacements } from './selection.ts';
import classes from './selection.module.css';
import { idsInCommon, TRAITS, type Trait } from './traits.ts';
import * as words from './words.ts';

/** The traits that were chosen last. */
const similarTraits = createPreference<readonly Trait[]>(
  'similarTraits',
  ['schematic'],
  readListOf(readOneOf(TRAITS)),
);

/**
 * The traits that are to be in common with the selection, several at once, and the button that selects the placements
 * that have them all.
 */
export function SimilarPlacements() {
  const store = useAppStore();
  const traits = similarTraits.use();
  const hasDistricts = useApp(({ document }) => document.city.districts.length > 0);
  const shown = TRAITS.filter((trait) => hasDistricts || (trait !== 'district' && trait !== 'group'));
  const chosen = shown.filter((trait) => traits.includes(trait));
  const selected = selectedPlacements(store.getState());
  if (selected.length === 0) return null;
  const view = cityViewOf(store);
  const ids = chosen.length === 0 ? [] : idsInCommon(view, selected, chosen);
  const choose = (trait: Trait) =>
    similarTraits.set(traits.includes(trait) ? traits.filter((one) => one !== trait) : [...traits, trait]);
  return (
    <>
      <Menu.Label>{words.inCommon(selected.length)}</Menu.Label>
      {shown.map((trait) => (
        <Menu.CheckboxItem
          key={trait}
          checked={chosen.includes(trait)}
          py={4}
          rightSection={
            <small className={classes.count}>{number(idsInCommon(view, selected, [trait]).length)}</small>
          }
          onChange={() => choose(trait)}
        >
          {words.traits[trait]}
        </Menu.CheckboxItem>
      ))}
      <Menu.Item
        className={classes.similar ?? ''}
        disabled={ids.length === 0}
        leftSection={<MousePointer2 size={14} />}
        onClick={() => {
          putDown(store);
          selectPlacements(store, ids);
        }}
      >
        {words.selectCount(ids.length)}
      </Menu.Item>
      <Menu.Divider />
    </>
  );
}
