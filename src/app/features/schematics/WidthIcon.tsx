import type { BrushSize } from '../../board/tools/schematic-hand.ts';

const HEX = 'M12 3L19.800 7.500V16.500L12 21L4.200 16.500V7.500Z';

/** A band as wide as a brush, or a hex. */
export function WidthIcon({ size }: { readonly size: BrushSize }) {
  return (
    <svg width={16} height={16} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
      {size === 'hex' ? (
        <path d={HEX} />
      ) : (
        <rect x={2} y={12 - 2.5 * size} width={20} height={5 * size} rx={1.5} />
      )}
    </svg>
  );
}
