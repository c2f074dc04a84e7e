import { Resvg } from '@resvg/resvg-js';

/** Width in pixels at which the edges of a picture are looked at: wide pictures and narrow ones compare. */
const WIDTH = 1000;

/** Least strength of an edge that counts. */
const LEAST = 60;

/** Degrees from an axis of the lattice within which an edge lies along it. */
const NEAR = 4;

/**
 * How much a picture looks like a pattern: the share of the strength of its edges that lies along the three axes of the
 * lattice. A picture without any pattern has 0.133.
 *
 * @param svg the picture
 */
export function latticeShare(svg: string): number {
  const { pixels, width, height } = new Resvg(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: WIDTH },
  }).render();
  const gray = Float32Array.from({ length: width * height }, (_, at) => {
    const i = 4 * at;
    return 0.3 * pixels[i]! + 0.59 * pixels[i + 1]! + 0.11 * pixels[i + 2]!;
  });
  let [along, all] = [0, 0];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const [a, b, c] = [gray[at - width - 1]!, gray[at - width]!, gray[at - width + 1]!];
      const [d, e] = [gray[at - 1]!, gray[at + 1]!];
      const [f, g, h] = [gray[at + width - 1]!, gray[at + width]!, gray[at + width + 1]!];
      const [across, down] = [c + 2 * e + h - a - 2 * d - f, f + 2 * g + h - a - 2 * b - c];
      const strength = Math.hypot(across, down);
      if (strength < LEAST) continue;
      all += strength;
      const angle = (Math.atan2(down, across) * 180) / Math.PI + 90;
      const off = ((angle % 60) + 60) % 60;
      if (Math.min(off, 60 - off) <= NEAR) along += strength;
    }
  return along / all;
}
