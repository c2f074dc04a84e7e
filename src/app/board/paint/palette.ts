/**
 * Colors as the raster writes them: one 32-bit number per pixel, bytes red, green, blue, alpha in memory order, so
 * 0xAABBGGRR on the little-endian machines that browsers run on.
 */
export type Palette = Uint32Array;

/**
 * An opaque color, ready for the raster.
 *
 * @param color `#rrggbb`
 * @throws RangeError when it is anything else
 */
export function packColor(color: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!match) throw new RangeError(`color ${color} is not #rrggbb`);
  const [, red, green, blue] = match;
  return (
    ((0xff << 24) | (parseInt(blue!, 16) << 16) | (parseInt(green!, 16) << 8) | parseInt(red!, 16)) >>> 0
  );
}

/** A palette from `#rrggbb` colors, the first that of everything outside. */
export function packPalette(colors: Iterable<string>): Palette {
  return Uint32Array.from(colors, packColor);
}

/** `part` × first + (1 - part) × second, channel by channel, opaque. `part` is 0..1. */
export function blend(first: number, second: number, part: number): number {
  const rest = 1 - part;
  const red = (first & 255) * part + (second & 255) * rest;
  const green = ((first >>> 8) & 255) * part + ((second >>> 8) & 255) * rest;
  const blue = ((first >>> 16) & 255) * part + ((second >>> 16) & 255) * rest;
  return opaque(red, green, blue);
}

/** An opaque color of channels 0..255, rounded. */
export function opaque(red: number, green: number, blue: number): number {
  return (0xff000000 | ((blue + 0.5) << 16) | ((green + 0.5) << 8) | (red + 0.5)) >>> 0;
}
