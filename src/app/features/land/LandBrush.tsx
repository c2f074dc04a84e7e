import { Slider } from '@mantine/core';
import { useMemo } from 'react';
import { useHover } from '../../board/input/hover.ts';
import { heldTool } from '../../cityview/city-tool.ts';
import { HexMarks } from '../../cityview/PlaceLayer.tsx';
import type { CityLayerProps } from '../../cityview/slots.ts';
import { useApp } from '../../store/context.tsx';
import { erasing } from './drawing.ts';
import { brushRows, brushRadius, MAX_BRUSH_RADIUS } from './land-brush.ts';
import classes from './LandBrush.module.css';
import * as words from './words.ts';

/** The radius of the brush that draws land or erases it. */
export function LandBrushPanel() {
  const radius = brushRadius.use();
  const erases = useApp((state) => heldTool(state) === erasing.id);
  return (
    <>
      <p className={classes.note}>{erases ? words.eraseHint : words.drawHint}</p>
      <div className={classes.label}>
        <span>{words.brushRadius}</span>
        <span>{words.brushSize(radius, 3 * radius * (radius + 1) + 1)}</span>
      </div>
      <Slider
        size="sm"
        min={0}
        max={MAX_BRUSH_RADIUS}
        value={radius}
        label={null}
        thumbLabel={words.brushRadius}
        onChange={(value) => brushRadius.set(value)}
      />
    </>
  );
}

/** The hexes under the brush. */
export function LandBrushLayer({ hover, theme }: CityLayerProps) {
  const radius = brushRadius.use();
  const erases = useApp((state) => heldTool(state) === erasing.id);
  const segment = useHover(hover)?.segment;
  const [q, r] = [segment?.q, segment?.r];
  const rows = useMemo(
    () => (q === undefined || r === undefined ? [] : brushRows([{ q, r }], radius)),
    [q, r, radius],
  );
  return rows.length > 0 ? <HexMarks rows={rows} color={erases ? theme.blocked : theme.selection} /> : null;
}
