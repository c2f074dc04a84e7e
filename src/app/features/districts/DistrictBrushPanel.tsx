import { UnstyledButton } from '@mantine/core';
import { groupColor } from '../../../formats/picture/group-color.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { districtBrush } from './district-brush.ts';
import classes from './DistrictBrushPanel.module.css';
import { cityGroups } from './city-groups.ts';
import * as words from './words.ts';

/** The group whose districts are painted. */
export function DistrictBrushPanel() {
  const store = useAppStore();
  const held = useApp(districtBrush.of);
  const document = useApp((state) => state.document);
  if (!held) return null;
  const groups = cityGroups(document);
  return (
    <>
      <p className={classes.note}>{words.brushHint}</p>
      <div className={classes.groups} role="group" aria-label={words.brushGroups}>
        {[...groups, null].map((group) => (
          <UnstyledButton
            key={group ?? ''}
            className={classes.group}
            aria-pressed={held.group === group}
            onClick={() => districtBrush.take(store, { group })}
          >
            <span
              className={classes.dot}
              style={{
                background: group === null ? 'transparent' : groupColor(document.groupColors, groups, group),
              }}
              aria-hidden="true"
            />
            {group ?? words.noDistrict}
          </UnstyledButton>
        ))}
      </div>
    </>
  );
}
