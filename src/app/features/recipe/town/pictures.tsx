import type { ReactNode } from 'react';

function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 36 36"
      width={36}
      height={36}
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    >
      <rect width={36} height={36} fill="#c9dba0" />
      {children}
    </svg>
  );
}

const ROOF = '#b0573c';

export const PICTURES = {
  rivers: (
    <Picture>
      <path d="M-2 10C8 6 12 18 20 16s10 6 18 8" stroke="#8a9a6a" strokeWidth={10} />
      <path d="M-2 10C8 6 12 18 20 16s10 6 18 8" stroke="#8fc0d6" strokeWidth={8} />
      <path d="M13 20l6-11" stroke="#d9c08a" strokeWidth={4} />
    </Picture>
  ),
  walls: (
    <Picture>
      <path d="M18 5l11 6.500v13L18 31 7 24.500v-13z" fill="#e3d3a8" stroke="#6d6862" strokeWidth={4} />
      <path d="M18 5l11 6.500v13L18 31 7 24.500v-13z" stroke="#a7a199" strokeWidth={2} />
      <path d="M16 31h4" stroke="#e3d3a8" strokeWidth={5} />
      <path d="M12 14h5v4h-5zM19 18h5v4h-5z" fill={ROOF} />
    </Picture>
  ),
  streets: (
    <Picture>
      <path d="M-2 24L14 18 38 20M14 18L20-2M14 18l-2 20" stroke="#f0e2bd" strokeWidth={5} />
      <path d="M3 12h6v5H3zM20 9h7v5h-7zM18 24h7v5h-7zM2 29h6v5H2z" fill={ROOF} />
    </Picture>
  ),
  reach: (
    <Picture>
      <path d="M4 32L18 18 32 30M18 18V4" stroke="#f0e2bd" strokeWidth={5} />
      <path d="M6 8h8v8H6zM22 8h8v8h-8z" fill={ROOF} />
      <path d="M14 13l3 2M22 13l-3 2" stroke="#5b3a1e" strokeWidth={2} />
      <path d="M14 27l3 3 6-7" stroke="#ffffff" strokeWidth={5} />
      <path d="M14 27l3 3 6-7" stroke="#2b8a3e" strokeWidth={2.5} />
    </Picture>
  ),
  rest: (
    <Picture>
      <path d="M0 0h18v18H0z" fill="#dfcda6" />
      <path d="M18 18h18v18H18z" fill="#a9c47a" />
      <path d="M22 23h10M22 27h10M22 31h10" stroke="#7f9d55" strokeWidth={1.5} />
      <path d="M5 5h7v6H5z" fill={ROOF} />
      <path d="M26 7v4M8 26v4M12 30v3" stroke="#7f9d55" strokeWidth={2} />
    </Picture>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;
