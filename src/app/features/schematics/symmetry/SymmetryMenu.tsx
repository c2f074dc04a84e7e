import { Menu, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Tooltip } from '../../../kit/Tooltip.tsx';
import classes from '../../../board/ToolButton.module.css';
import { useKeyHint } from '../../../contrib/bound-keys.ts';
import { useApp, useAppStore } from '../../../store/context.tsx';
import * as words from '../words.ts';
import { describeSymmetry } from './describe-symmetry.ts';
import { FOLDS, isSymmetric, MIRRORINGS, symmetryInHand } from './symmetry.ts';
import { nextFoldCommand } from './symmetry-commands.ts';
import { SymmetryIcon } from './SymmetryIcon.tsx';

/** The button of the symmetry in hand, with a menu of all symmetries. */
export function SymmetryMenu() {
  const store = useAppStore();
  const symmetry = useApp((state) => symmetryInHand.of(state));
  const [opened, setOpened] = useState(false);
  const { label, attributes } = useKeyHint(nextFoldCommand);
  const name = words.symmetryNamed(describeSymmetry(symmetry));
  const turn = (value: string) => {
    const fold = FOLDS.find((one) => String(one) === value);
    if (fold !== undefined) symmetryInHand.set(store, { fold });
  };
  const mirror = (value: string) => {
    const mirroring = MIRRORINGS.find((one) => one === value);
    if (mirroring !== undefined) symmetryInHand.set(store, { mirroring });
  };
  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>
        <Tooltip label={[name, label].filter(Boolean).join(' · ')} disabled={opened}>
          <UnstyledButton
            className={classes.tool}
            aria-label={name}
            {...attributes}
            aria-pressed={isSymmetric(symmetry)}
          >
            <SymmetryIcon symmetry={symmetry} />
          </UnstyledButton>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{words.turnedCopies}</Menu.Label>
        <Menu.RadioGroup value={String(symmetry.fold)} onChange={turn}>
          {FOLDS.map((fold) => (
            <Menu.RadioItem key={fold} value={String(fold)} closeMenuOnClick>
              {words.foldNames[fold]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Label>{words.mirrorImages}</Menu.Label>
        <Menu.RadioGroup value={symmetry.mirroring} onChange={mirror}>
          {MIRRORINGS.map((mirroring) => (
            <Menu.RadioItem key={mirroring} value={mirroring} closeMenuOnClick>
              {words.mirroringNames[mirroring]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
