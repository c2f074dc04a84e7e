import { Menu, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import {
  BRUSH_SIZES,
  DRAWN_SHAPES,
  schematicHand,
  SIZED_TOOLS,
  type BrushSize,
} from '../../board/tools/schematic-hand.ts';
import classes from '../../board/ToolButton.module.css';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import place from './WidthMenu.module.css';
import { widerCommand } from './schematic-commands.ts';
import { SHAPE_ENTRIES } from './tools/catalog.ts';
import { WidthIcon } from './WidthIcon.tsx';
import * as words from './words.ts';

/** The width of the brush or line in hand. A tool without one leaves the place empty: the bar must not jump. */
export function WidthMenu() {
  const store = useAppStore();
  const { tool, shape, size } = useApp((state) => schematicHand.of(state));
  const [opened, setOpened] = useState(false);
  const { label, attributes } = useKeyHint(widerCommand);
  if (!SIZED_TOOLS.includes(tool))
    return (
      <span className={`${classes.tool} ${place.empty}`} aria-hidden="true">
        <WidthIcon size={size} />
      </span>
    );
  const chooseShape = (value: string) => {
    const next = DRAWN_SHAPES.find((one) => one === value);
    if (next !== undefined) schematicHand.set(store, { shape: next });
  };
  const choose = (value: string) => {
    const next = BRUSH_SIZES.find((one) => String(one) === value);
    if (next !== undefined) schematicHand.set(store, { size: next });
  };
  const width = words.widthNames[size];
  const name =
    tool === 'line' ? words.shapeAndWidth(SHAPE_ENTRIES[shape].name, width) : words.widthNamed(width);
  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>
        <Tooltip label={[name, label].filter(Boolean).join(' · ')} disabled={opened}>
          <UnstyledButton className={classes.tool} aria-label={name} {...attributes}>
            <WidthIcon size={size} />
          </UnstyledButton>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {tool === 'line' && (
          <>
            <Menu.Label>{words.shape}</Menu.Label>
            <Menu.RadioGroup value={shape} onChange={chooseShape}>
              {DRAWN_SHAPES.map((one) => (
                <Menu.RadioItem key={one} value={one} closeMenuOnClick>
                  {SHAPE_ENTRIES[one].name}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </>
        )}
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
  );
}
