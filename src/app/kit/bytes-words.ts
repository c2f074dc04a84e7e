const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;

/** Bytes as people write them, in powers of 1,000 with at most one decimal: `0 KB`, `3.4 MB`, `120 GB`. */
export function bytesInWords(bytes: number): string {
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit++;
  }
  const digits = unit > 0 && value < 99.95 ? 1 : 0;
  return `${value.toLocaleString('en', { maximumFractionDigits: digits })} ${UNITS[unit]}`;
}
