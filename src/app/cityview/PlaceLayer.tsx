import { useEffect, useMemo } from 'react';
import { Drawing } from '../board/Drawing.tsx';
import { hexCenter, STRIP_HEIGHT } from '../../engine/hex/plane.ts';
import { forEachHex, type LandRow } from '../../engine/land/row.ts';
import type { Bend } from '../view/bend.ts';
import { strokeWithHalo } from '../board/paint/halo.ts';
import type { BoardTheme } from '../board/board-theme.ts';
import type { BoardView } from '../view/board-view.ts';
import { SegmentMarks } from '../board/overlay.tsx';
import { useApp, useAppStore } from '../store/context.tsx';
import { districtBorders } from './district-borders.ts';
import { showCityPlaces } from './show-city-places.ts';
import { shownCityPlace } from './shown-place.ts';

/** The place that a report, a problem or a chart points to, marked over the city and brought into view. */
export function PlaceLayer({ view, theme }: { readonly view: BoardView; readonly theme: BoardTheme }) {
  const store = useAppStore();
  const place = useApp((state) => shownCityPlace.of(state).place);
  useEffect(() => showCityPlaces(store, view), [store, view]);
  if (!place) return null;
  return (
    <>
      {place.rows.length > 0 && <HexMarks rows={place.rows} color={theme.selection} />}
      {place.blocked.length > 0 && (
        <SegmentMarks
          segments={place.blocked}
          fill={`${theme.blocked}99`}
          stroke={theme.blocked}
          width={1.5}
        />
      )}
      {place.wanted.length > 0 && <SegmentMarks segments={place.wanted} stroke={theme.selection} width={3} />}
    </>
  );
}

/** Hexes marked as one area. */
export function HexMarks({ rows, color }: { readonly rows: readonly LandRow[]; readonly color: string }) {
  const pathsFor = useMemo(() => hexPaths(rows), [rows]);
  return (
    <Drawing
      draw={(canvas, scale, _layer, bend) => {
        const { area, border } = pathsFor(bend);
        canvas.fillStyle = `${color}38`;
        canvas.fill(area);
        canvas.lineCap = 'round';
        const line = { color, width: 2.5 / scale };
        strokeWithHalo(canvas, line, { color: '#ffffffc0', width: 5 / scale }, border);
      }}
    />
  );
}

/** Gives the area of hexes and the lines about them, traced once for each bend. */
function hexPaths(rows: readonly LandRow[]) {
  const borders = districtBorders([{ id: 1, group: '', rows }], rows);
  let last: (ReturnType<typeof traced> & { readonly bend: Bend | null }) | undefined;
  return (bend: Bend | null) =>
    last?.bend === bend ? last : (last = { ...traced(rows, borders, bend), bend });
}

/** The area of hexes and the lines about them. */
function traced(
  rows: readonly LandRow[],
  borders: ReturnType<typeof districtBorders>,
  bend: Bend | null,
): { readonly area: Path2D; readonly border: Path2D } {
  const area = new Path2D();
  const path = bend?.path(area) ?? area;
  forEachHex(rows, (hex) => {
    const { x, y } = hexCenter(hex);
    path.moveTo(x + 1, y);
    path.lineTo(x + 0.5, y + STRIP_HEIGHT);
    path.lineTo(x - 0.5, y + STRIP_HEIGHT);
    path.lineTo(x - 1, y);
    path.lineTo(x - 0.5, y - STRIP_HEIGHT);
    path.lineTo(x + 0.5, y - STRIP_HEIGHT);
    path.closePath();
  });
  const border = new Path2D();
  const lines = bend?.path(border) ?? border;
  for (const [from, to] of borders) {
    lines.moveTo(from.x, from.y);
    lines.lineTo(to.x, to.y);
  }
  return { area, border };
}
