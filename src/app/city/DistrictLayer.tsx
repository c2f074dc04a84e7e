import { useMemo } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore';
import type { District } from '../../engine/city/city.ts';
import { hexCenter, STRIP_HEIGHT } from '../../engine/hex/plane.ts';
import { countHexes, forEachHex } from '../../engine/land/row.ts';
import type { BoardTheme } from '../board/board-theme.ts';
import { groupColor, type GroupColors } from '../districts/group-colors.ts';
import { useApp } from '../store/context.tsx';
import { districtBorders, labelPlace } from './district-borders.ts';

/** CSS pixels that a label takes at the least; a district that is smaller on screen has none. */
const LABEL_ROOM = 46;

const NO_GROUPS: readonly string[] = [];

/** The districts over the city: their tint, their borders, their names. */
export function DistrictLayer({ theme }: { readonly theme: BoardTheme }) {
  const districts = useApp((state) => state.document.city.districts);
  const land = useApp((state) => state.document.city.land);
  const colors = useApp((state) => state.document.groupColors);
  const recipe = useApp((state) => state.document.city.recipe?.districts);
  const order = recipe && recipe.method !== 'none' ? recipe.groups : NO_GROUPS;
  const shown = useApp((state) => state.session.districtsShown);
  const drawn = useMemo(
    () => (shown && districts.length > 0 ? prepare(districts, land, colors, order) : null),
    [shown, districts, land, colors, order],
  );
  if (!drawn) return null;
  return (
    <Shape
      listening={false}
      perfectDrawEnabled={false}
      sceneFunc={(context, shape) => {
        const canvas = context._context;
        const scale = shape.getAbsoluteScale().x;
        for (const { area, color } of drawn.areas) {
          canvas.fillStyle = `${color}40`;
          canvas.fill(area);
        }
        canvas.lineCap = 'round';
        for (const [style, width] of [
          ['#ffffffb0', 4],
          [theme.selection, 1.75],
        ] as const) {
          canvas.strokeStyle = style;
          canvas.lineWidth = width / scale;
          canvas.stroke(drawn.borders);
        }
        canvas.textAlign = 'center';
        canvas.textBaseline = 'middle';
        canvas.font = `650 ${12.5 / scale}px 'Inter Variable', sans-serif`;
        canvas.lineJoin = 'round';
        for (const { name, x, y, across } of drawn.labels) {
          if (across * scale < LABEL_ROOM) continue;
          canvas.strokeStyle = '#ffffffe6';
          canvas.lineWidth = 3.5 / scale;
          canvas.strokeText(name, x, y);
          canvas.fillStyle = '#26231f';
          canvas.fillText(name, x, y);
        }
      }}
    />
  );
}

function prepare(
  districts: readonly District[],
  land: Parameters<typeof districtBorders>[1],
  colors: GroupColors,
  order: readonly string[],
) {
  const groups = [...new Set([...order, ...districts.map(({ group }) => group)])];
  const borders = new Path2D();
  for (const [from, to] of districtBorders(districts, land)) {
    borders.moveTo(from.x, from.y);
    borders.lineTo(to.x, to.y);
  }
  return {
    borders,
    areas: groups.map((group) => ({
      color: groupColor(colors, groups, group),
      area: areaOf(districts.filter((district) => district.group === group)),
    })),
    labels: districts.map((district) => ({
      name: district.group,
      ...labelPlace(district),
      across: Math.sqrt(countHexes(district.rows)) * 1.7,
    })),
  };
}

/** All hexes as one path: filled at once, they show no seams. */
function areaOf(districts: readonly District[]): Path2D {
  const area = new Path2D();
  for (const { rows } of districts)
    forEachHex(rows, (hex) => {
      const { x, y } = hexCenter(hex);
      area.moveTo(x + 1, y);
      area.lineTo(x + 0.5, y + STRIP_HEIGHT);
      area.lineTo(x - 0.5, y + STRIP_HEIGHT);
      area.lineTo(x - 1, y);
      area.lineTo(x - 0.5, y - STRIP_HEIGHT);
      area.lineTo(x + 0.5, y - STRIP_HEIGHT);
      area.closePath();
    });
  return area;
}
