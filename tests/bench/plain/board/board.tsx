import { memo, useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Layer, Line, Stage } from 'react-konva';
import type { PaintedHex } from '../../../../src/engine/schematic/schematic.ts';
import { DIRECTIONS, hexKey } from '../../../../src/engine/hex/hex.ts';
import { hexCenter } from '../../../../src/engine/hex/plane.ts';

/**
 * The board of a schematic as one writes it first: a Konva node for every segment, the hexes in React's state. Segments
 * that have not changed are not rendered again.
 */
const COLORS: Readonly<Record<string, string>> = { wheat: '#dfc163', house: '#b8603f', pond: '#8ab8c9' };
const OTHER = '#aecb82';
const PAINTED = '#4c82cc';
const SIZE = { width: 744, height: 748 };

type Hexes = Readonly<Record<string, PaintedHex>>;

interface SegmentProps {
  readonly hex: PaintedHex;
  readonly scale: number;
  readonly onPaint: (key: string, k: number) => void;
}

const HexSegments = memo(function HexSegments({ hex, scale, onPaint }: SegmentProps) {
  const { x, y } = hexCenter(hex);
  return DIRECTIONS.map((k) => {
    const kind = hex.segments[k];
    if (kind === null) return null;
    const corner = (turn: number) => {
      const angle = ((k + turn - 2) * Math.PI) / 3;
      return [scale * (x + Math.cos(angle)), scale * (y + Math.sin(angle))];
    };
    return (
      <Line
        key={k}
        closed
        points={[scale * x, scale * y, ...corner(0), ...corner(1)]}
        fill={kind === 'well' ? PAINTED : (COLORS[kind] ?? OTHER)}
        onMouseEnter={(event) => {
          if (event.evt.buttons === 1) onPaint(hexKey(hex), k);
        }}
      />
    );
  });
});

function Board({ schematic }: { readonly schematic: readonly PaintedHex[] }) {
  const [hexes, setHexes] = useState<Hexes>(() =>
    Object.fromEntries(schematic.map((hex) => [hexKey(hex), hex])),
  );
  const paint = useCallback(
    (key: string, painted: number) =>
      setHexes((before) => {
        const hex = before[key]!;
        const segments = hex.segments.map((kind, k) => (k === painted ? 'well' : kind));
        return { ...before, [key]: { ...hex, segments } as unknown as PaintedHex };
      }),
    [],
  );
  const scale = SIZE.height / 135;
  useEffect(() => {
    document.body.dataset['ready'] = 'true';
  }, []);
  return (
    <Stage {...SIZE} offsetX={-SIZE.width / 2} offsetY={-SIZE.height / 2}>
      <Layer>
        {Object.entries(hexes).map(([key, hex]) => (
          <HexSegments key={key} hex={hex} scale={scale} onPaint={paint} />
        ))}
      </Layer>
    </Stage>
  );
}

const file = (await (await fetch('schematic.json')).json()) as { readonly hexes: readonly PaintedHex[] };
createRoot(document.getElementById('root')!).render(<Board schematic={file.hexes} />);
