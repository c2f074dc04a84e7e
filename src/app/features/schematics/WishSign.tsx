import type { Sign } from '../../../formats/picture/art/signs.ts';

const LINES: Readonly<Record<Sign, string>> = {
  check: 'M8 14.500l3 3 6-7',
  cross: 'M9 10l6 6M15 10l-6 6',
  empty: 'M12 10a3 3 0 1 0 .01 0',
};

const INK: Readonly<Record<Sign, string>> = { check: '#2b8a3e', cross: '#c92a2a', empty: '#5c6b73' };

/** A segment in the color of what is wanted, with the sign that it has on the board. */
export function WishSign({ color, sign }: { readonly color: string; readonly sign: Sign }) {
  return (
    <svg viewBox="0 0 24 22" width={30} height={28} aria-hidden="true">
      <path d="M12 1L23.500 21H.5z" fill={color} stroke="#00000040" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={LINES[sign]} stroke="#ffffff" strokeWidth={4} />
        <path d={LINES[sign]} stroke={INK[sign]} strokeWidth={2} />
      </g>
    </svg>
  );
}
