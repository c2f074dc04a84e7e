import { PRODUCT_MARK } from './product-mark.ts';

/** The product's mark: a hex of six segments. */
export function Mark() {
  return (
    <svg width="26" height="26" viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
      {PRODUCT_MARK.map(({ points, color }) => (
        <polygon
          key={points}
          points={points}
          fill={color}
          stroke="var(--surface)"
          strokeWidth="1"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
