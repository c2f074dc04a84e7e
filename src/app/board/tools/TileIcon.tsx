import { DIRECTIONS } from '../../../engine/hex/hex.ts';

/** Six triangles around a point, as lines like those of the other icons. */
export function TileIcon({ size }: { readonly size: number }) {
  const corner = (k: number) => {
    const angle = (k * Math.PI) / 3;
    return `${(12 + 10 * Math.cos(angle)).toFixed(2)} ${(12 + 10 * Math.sin(angle)).toFixed(2)}`;
  };
  const outline = DIRECTIONS.map((k) => `${k === 0 ? 'M' : 'L'}${corner(k)}`).join('');
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`${outline}Z${DIRECTIONS.map((k) => `M12 12L${corner(k)}`).join('')}`} />
    </svg>
  );
}
