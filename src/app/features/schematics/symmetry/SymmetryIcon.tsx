import type { Symmetry } from './symmetry.ts';
import { guidesOf } from './guides.ts';
import { PLAIN_POSE } from '../../../../engine/schematic/pose.ts';

/** The guides of a symmetry in a circle; a lone circle for none. */
export function SymmetryIcon({ symmetry }: { readonly symmetry: Symmetry }) {
  const { rays } = guidesOf(symmetry, PLAIN_POSE);
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      aria-hidden
    >
      <circle cx={12} cy={12} r={9.5} />
      {rays.map((degrees) => (
        <path key={degrees} d="M12 12V2.500" transform={`rotate(${degrees} 12 12)`} />
      ))}
      {rays.length === 0 && <circle cx={12} cy={12} r={1} fill="currentColor" />}
    </svg>
  );
}
