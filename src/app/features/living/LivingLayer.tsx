import { useMemo } from 'react';
import { Drawing } from '../../board/Drawing.tsx';
import type { CityLayerProps } from '../../cityview/slots.ts';
import { type LaidShape, posedShape } from '../../board/posed-shape.ts';
import { useApp } from '../../store/context.tsx';
import type { CityDocument } from '../../document/document.ts';
import { drawShapes, visibleBounds, visibleShapes } from '../../cityview/placement-paths.ts';
import type { Edited } from './edited.ts';
import { useEdited } from './use-edited.ts';

/** The placements of edited schematics: green where what they became would fit, red where not. */
export function LivingLayer({ theme }: CityLayerProps) {
  const city = useApp((state) => state.document.city);
  const edited = useEdited();
  const laid = useMemo(() => layOut(edited, city), [edited, city]);
  return (
    <Drawing
      draw={(canvas, scale, _layer, bend) => {
        const lineWidth = 2.5 / scale;
        const seen = visibleBounds(canvas, bend);
        for (const [shapes, color] of [
          [laid.good, theme.fits],
          [laid.bad, theme.blocked],
        ] as const)
          drawShapes(canvas, visibleShapes(shapes, seen), {
            bend,
            fill: `${color}33`,
            stroke: color,
            lineWidth,
          });
      }}
    />
  );
}

function layOut(edited: readonly Edited[], { schematics, kinds }: CityDocument) {
  const good: LaidShape[] = [];
  const bad: LaidShape[] = [];
  for (const { placements } of edited)
    for (const { placement, fits } of placements) {
      const schematic = schematics[placement.schematic];
      if (!schematic) continue;
      (fits ? good : bad).push({ shape: posedShape(schematic, placement, kinds), at: placement });
    }
  return { good, bad };
}
