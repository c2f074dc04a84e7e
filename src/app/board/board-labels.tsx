import { useRef } from 'react';
import { Drawing } from './Drawing.tsx';
import { DIRECTIONS, type Hex } from '../../engine/hex/hex.ts';
import { hexCenter, hexesWithin, type Point } from '../../engine/hex/plane.ts';
import { SEGMENT_NAMES } from '../../engine/segment/segment.ts';
import { BOARD_OPTIONS } from './board-options.ts';
import { segmentCenter } from './input/board-pointer.ts';
import type { BoardTheme } from './board-theme.ts';
import type { BoardView } from '../view/board-view.ts';
import { LabelSprites, type LabelStyle } from './paint/label-sprites.ts';

/** CSS pixels per side length from which coordinates can be read: a hex is 44 pixels wide. */
const COORDINATES_FROM = 22;

/** The same for names of segments, alone and with coordinates in their midst. */
const NAMES_FROM = 34;
const NAMES_WITH_COORDINATES_FROM = 50;

/** How far below the center coordinates stand that make room for a mark on it, in CSS pixels. */
const BELOW_MARK = 17;

/** How far names are moved from the middles of their segments to the outside, in side lengths. */
const OUTWARD = 0.06;

interface BoardLabelsProps {
  readonly view: BoardView;
  readonly theme: BoardTheme;
  /** Which hexes have labels; all when absent. */
  readonly within?: (hex: Hex) => boolean;
  /** Whether the center of hex (0, 0) carries a mark. */
  readonly centerMarked?: boolean;
}

/**
 * Coordinates of hexes and names of segments, as the user wants them, where they can be read. They follow the camera
 * with the layer that they are on.
 */
export function BoardLabels({ view, theme, within, centerMarked = false }: BoardLabelsProps) {
  const coordinates = BOARD_OPTIONS.coordinates.use();
  const names = BOARD_OPTIONS.segmentNames.use();
  const sprites = useRef<LabelSprites | null>(null);
  if (!coordinates && !names) return null;

  const spritesOf = (style: LabelStyle) => {
    const known = sprites.current;
    if (known?.style.size === style.size && known.style.ink === style.ink) return known;
    return (sprites.current = new LabelSprites(style));
  };

  return (
    <Drawing
      draw={(canvas, _scale, _layer, bend) => {
        const { pixelRatio } = view.getState();
        const { a: side, e: originX, f: originY } = canvas.getTransform();
        const scale = side / pixelRatio;
        const { width, height } = canvas.canvas;
        const hasNames = names && scale >= (coordinates ? NAMES_WITH_COORDINATES_FROM : NAMES_FROM);
        const hasCoordinates = coordinates && scale >= COORDINATES_FROM;
        if (!hasNames && !hasCoordinates) return;
        const hexes = hexesWithin({
          left: -originX / side,
          top: -originY / side,
          right: (width - originX) / side,
          bottom: (height - originY) / side,
        }).filter((hex) => within?.(hex) ?? true);
        const letters = spritesOf({
          size: Math.round(letterSize(scale) * pixelRatio),
          ink: theme.label,
          halo: theme.labelHalo,
        });
        const texts = new Set<string>(hasNames ? SEGMENT_NAMES : []);
        if (hasCoordinates) for (const { q, r } of hexes) texts.add(`${q},`).add(`${r}`);
        letters.prepare(texts);

        canvas.save();
        canvas.setTransform(1, 0, 0, 1, 0, 0);
        const deviceOf = (point: Point) => {
          const { x, y } = bend?.bent(point) ?? point;
          return { x: originX + x * side, y: originY + y * side };
        };
        for (const hex of hexes) {
          const center = hexCenter(hex);
          if (hasCoordinates) {
            const [first, second] = [`${hex.q},`, `${hex.r}`];
            const gap = letters.style.size * 0.34;
            const width = letters.advance(first) + gap + letters.advance(second);
            const at = deviceOf(center);
            const left = at.x - width / 2;
            const below = centerMarked && hex.q === 0 && hex.r === 0 ? BELOW_MARK * pixelRatio : 0;
            const middle = at.y + below;
            letters.draw(canvas, first, left, middle);
            letters.draw(canvas, second, left + letters.advance(first) + gap, middle);
          }
          if (!hasNames) continue;
          for (const k of DIRECTIONS) {
            const own = segmentCenter({ q: hex.q, r: hex.r, k });
            const at = deviceOf({
              x: own.x + (own.x - center.x) * OUTWARD,
              y: own.y + (own.y - center.y) * OUTWARD,
            });
            const name = SEGMENT_NAMES[k];
            letters.draw(canvas, name, at.x - letters.advance(name) / 2, at.y);
          }
        }
        canvas.restore();
      }}
    />
  );
}

/** In CSS pixels; a few sizes only, so that a zoom writes few of them. */
function letterSize(scale: number): number {
  return scale < 64 ? 10 : scale < 160 ? 12 : 16;
}
