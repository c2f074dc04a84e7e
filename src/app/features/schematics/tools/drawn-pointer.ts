/** A pointer's shape, drawn as lines with a light rim, so that it is seen on light and dark ground; `x y` is where it points. */
export function drawnPointer(path: string, x: number, y: number): string {
  const lines = (color: string, width: number) =>
    `<path d='${path}' fill='none' stroke='${color}' stroke-width='${width}' stroke-linecap='round' stroke-linejoin='round'/>`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='24' height='24' viewBox='0 0 24 24'>${lines('white', 4.5)}${lines('black', 1.8)}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}") ${x} ${y}, crosshair`;
}
