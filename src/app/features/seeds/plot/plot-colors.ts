import type { PlotColors, Rgb } from './paint-bins.ts';

/** From few to many: lighter or darker all the way, so that they differ for everybody. */
export const RAMPS: Readonly<Record<'light' | 'dark', PlotColors['ramp']>> = {
  light: [
    [206, 122, 10],
    [190, 52, 112],
    [52, 34, 120],
  ],
  dark: [
    [104, 104, 236],
    [228, 96, 150],
    [255, 214, 102],
  ],
};

/** The colors of a plot on a page of a scheme, taken from an element of it. */
export function plotColors(element: HTMLElement, scheme: 'light' | 'dark'): PlotColors {
  return {
    point: colorOf(element, 'var(--mantine-primary-color-filled)'),
    behind: colorOf(element, 'var(--behind)'),
    ramp: RAMPS[scheme],
  };
}

/** A color of style sheets as numbers: a canvas of one pixel works it out. */
function colorOf(element: HTMLElement, color: string): Rgb {
  const probe = document.createElement('span');
  probe.style.color = color;
  element.append(probe);
  const computed = getComputedStyle(probe).color;
  probe.remove();
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.fillStyle = computed;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return [red!, green!, blue!];
}
