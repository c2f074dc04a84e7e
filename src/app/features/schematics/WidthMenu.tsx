import { Menu, Tooltip, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { BRUSH_SIZES, schematicHand, SIZED_TOOLS, type BrushSize } from '../../board/tools/schematic-hand.ts';
import classes from '../../board/ToolButton.module.css';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { widerCommand } from './schematic-commands.ts';
import { WidthIcon } from './WidthIcon.tsx';
import own from './WidthMenu.module.css';
import * as words from './words.ts';

/** The width of the brush or line in hand, where the tool has one. */
export function WidthMenu() {
  const store = useAppStore();
  const size = useApp((state) => schematicHand.of(state).size);
  const isSized = useApp((state) => SIZED_TOOLS.includes(schematicHand.of(state).tool));
  const [opened, setOpened] = useState(false);
  const { label, attributes } = useKeyHint(widerCommand);
  if (!isSized) return null;
  const choose = (value: string) => {
    const next = BRUSH_SIZES.find((one) => String(one) === value);
    if (next !== undefined) schematicHand.set(store, { size: next });
  };
  const name = words.widthNamed(words.widthNames[size]);
  return (
    <div className={own.place}>
      <Menu position="bottom-end" opened={opened} onChange={setOpened}>
        <Menu.Target>
          <Tooltip label={[name, label].filter(Boolean).join(' · ')} disabled={opened}>
            <UnstyledButton className={classes.tool} aria-label={name} {...attributes}>
              <WidthIcon size={size} />
            </UnstyledButton>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{words.width}</Menu.Label>
          <Menu.RadioGroup value={String(size)} onChange={choose}>
            {BRUSH_SIZES.map((one: BrushSize) => (
              <Menu.RadioItem key={one} value={String(one)} closeMenuOnClick>
                {words.widthNames[one]}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
