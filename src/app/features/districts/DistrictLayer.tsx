import { useMemo, useState } from 'react';
import { Drawing } from '../../board/Drawing.tsx';
import type { District } from '../../../engine/land/district.ts';
import { countHexes, type LandRow } from '../../../engine/land/row.ts';
import { groupColor, type GroupColors } from '../../../formats/picture/group-color.ts';
import type { Bend } from '../../view/bend.ts';
import { strokeWithHalo } from '../../board/paint/halo.ts';
import type { CityLayerProps } from '../../cityview/slots.ts';
import { colorRows, colorsFor } from '../../board/paint/hex-colors.ts';
import { packColor } from '../../board/paint/palette.ts';
import type { RasterView } from '../../board/paint/scanline.ts';
import { useApp } from '../../store/context.tsx';
import { districtBorders, labelPlace } from '../../cityview/district-borders.ts';
import { TintPainter, type Inscribe, type Tint } from '../../cityview/tint-painter.ts';

/** CSS pixels that a label takes at the least; a district that is smaller on screen has none. */
const LABEL_ROOM = 46;

/** CSS pixels across districts, on average, from which their borders do not hide them. */
const BORDERS_FROM = 40;

/** Edges of borders from which they are too many to be drawn at each step of a zoom. */
const MANY_BORDERS = 1000;

/** Opacity of a tint, 0..255. */
const OPACITY = 0x40;

/** Device pixels per side below which the ends of lines are not seen: plain ones are drawn many times faster. */
const ROUND_FROM = 4;

const NO_GROUPS: readonly string[] = [];

/** The districts over the city: their tint, their borders, their names. */
export function DistrictLayer({ theme }: CityLayerProps) {
  const districts = useApp((state) => state.document.city.districts);
  const land = useApp((state) => state.document.city.land);
  const colors = useApp((state) => state.document.groupColors);
  const recipe = useApp((state) => state.document.city.recipe?.districts);
  const order = recipe && recipe.method !== 'none' ? recipe.groups : NO_GROUPS;
  const [painter] = useState(() => new TintPainter());
  const borders = useMemo(() => bordersOf(districts, land), [districts, land]);
  const labels = useMemo(() => districts.map(labelOf), [districts]);
  const across = useMemo(
    () => labels.reduce((sum, label) => sum + label.across, 0) / labels.length,
    [labels],
  );
  // Another object also after another theme: then all is to be painted again.
  const tint = useMemo(
    () => ({ ...tintOf(districts, land, colors, order), line: theme.selection }),
    [districts, land, colors, order, theme],
  );
  return (
    <Drawing
      draw={(canvas, _scale, layer, bend) => {
        const ratio = layer.getCanvas().getPixelRatio();
        const inscribe: Inscribe = (canvas, view, size, bend) => {
          if (across * view.side >= BORDERS_FROM * ratio)
            drawBorders(canvas, borders, view, size, ratio, tint.line, bend);
          drawLabels(canvas, labels, view, ratio, bend);
        };
        const redraw = borders.length > 4 * MANY_BORDERS ? () => layer.batchDraw() : undefined;
        painter.draw(canvas, tint, 0, bend, inscribe, redraw);
      }}
    />
  );
}

function tintOf(
  districts: readonly District[],
  land: readonly LandRow[],
  colors: GroupColors,
  order: readonly string[],
): Tint {
  const groups = [...new Set([...order, ...districts.map(({ group }) => group)])];
  const tints = colorsFor(land);
  for (const { group, rows } of districts) colorRows(tints, rows, 1 + groups.indexOf(group));
  const palette = new Uint32Array(1 + groups.length);
  for (const [i, group] of groups.entries())
    palette[1 + i] = ((packColor(groupColor(colors, groups, group)) & 0xffffff) | (OPACITY << 24)) >>> 0;
  return { colors: tints, palette };
}

/** The borders one after the other: x and y where each begins and where it ends, in side lengths. */
function bordersOf(districts: readonly District[], land: readonly LandRow[]): Float32Array {
  const edges = districtBorders(districts, land);
  const borders = new Float32Array(4 * edges.length);
  for (const [i, [from, to]] of edges.entries()) borders.set([from.x, from.y, to.x, to.y], 4 * i);
  return borders;
}

function drawBorders(
  canvas: CanvasRenderingContext2D,
  borders: Float32Array,
  { originX, originY, side }: RasterView,
  { width, height }: { readonly width: number; readonly height: number },
  ratio: number,
  color: string,
  bend: Bend | null,
): void {
  const lines = new Path2D();
  const path = bend?.path(lines) ?? lines;
  const margin = (1 + (bend?.reach ?? 0)) * side;
  for (let i = 0; i < borders.length; i += 4) {
    const x = originX + borders[i]! * side;
    const y = originY + borders[i + 1]! * side;
    if (x < -margin || y < -margin || x > width + margin || y > height + margin) continue;
    path.moveTo(borders[i]!, borders[i + 1]!);
    path.lineTo(borders[i + 2]!, borders[i + 3]!);
  }
  canvas.lineCap = side < ROUND_FROM ? 'butt' : 'round';
  // Borders that are close together would hide what lies between.
  const widthOf = (across: number) => Math.min(across * ratio, Math.max(1, across * side * 0.3)) / side;
  canvas.save();
  canvas.transform(side, 0, 0, side, originX, originY);
  const line = { color, width: widthOf(1.75) };
  strokeWithHalo(canvas, line, { color: '#ffffffb0', width: widthOf(4) }, lines);
  canvas.restore();
}

interface Label {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Width of the district, about, in side lengths. */
  readonly across: number;
}

function labelOf(district: District): Label {
  const across = Math.sqrt(countHexes(district.rows)) * 1.7;
  return { name: district.group, ...labelPlace(district), across };
}

function drawLabels(
  canvas: CanvasRenderingContext2D,
  labels: readonly Label[],
  { originX, originY, side }: RasterView,
  ratio: number,
  bend: Bend | null,
): void {
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.font = `650 ${12.5 * ratio}px 'Inter Variable', sans-serif`;
  canvas.lineJoin = 'round';
  canvas.strokeStyle = '#ffffffe6';
  canvas.lineWidth = 3.5 * ratio;
  canvas.fillStyle = '#26231f';
  for (const { name, x, y, across } of labels) {
    if (across * side < LABEL_ROOM * ratio) continue;
    const at = bend?.bent({ x, y }) ?? { x, y };
    const [atX, atY] = [originX + at.x * side, originY + at.y * side];
    canvas.strokeText(name, atX, atY);
    canvas.fillText(name, atX, atY);
  }
}
