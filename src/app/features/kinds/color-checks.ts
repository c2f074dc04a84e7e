import {
  converter,
  differenceCiede2000,
  displayable,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  modeLab65,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  modeXyz65,
  parse,
  useMode as declareMode,
  wcagContrast,
  type Lab65,
  type Lrgb,
  type Rgb,
} from 'culori/fn';
import type { Kind } from '../../../engine/schematic/kind.ts';

for (const mode of [modeRgb, modeLrgb, modeXyz65, modeLab65, modeOklab, modeOklch]) declareMode(mode);

/** How colors are seen: with all three sorts of cones, or without one of them. */
export type Vision = 'full' | 'protanopia' | 'deuteranopia' | 'tritanopia';

export const VISIONS: readonly Vision[] = ['full', 'protanopia', 'deuteranopia', 'tritanopia'];

const toLrgb = converter('lrgb');
const toLab = converter('lab65');
const difference = differenceCiede2000();

const FILTERS: Readonly<Record<Vision, (color: Rgb) => Rgb>> = {
  full: (color) => color,
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
};

/**
 * A color as it is seen, by the matrices of Machado, Oliveira and Fernandes (2009). They are made for linear light,
 * so it is linear values that the filters are given and that they give back.
 */
function seen(color: string, vision: Vision): Lrgb {
  const { r, g, b } = toLrgb(parse(color))!;
  const filtered = FILTERS[vision]({ mode: 'rgb', r, g, b });
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return { mode: 'lrgb', r: clamp(filtered.r), g: clamp(filtered.g), b: clamp(filtered.b) };
}

/** The color, `#rrggbb`, that shows others how one is seen. */
export function seenAs(color: string, vision: Vision): string {
  return formatHex(seen(color, vision));
}

function seenLab(color: string, vision: Vision): Lab65 {
  return toLab(seen(color, vision));
}

/** The difference of two colors to full color vision, CIEDE2000. */
export function colorsApart(a: string, b: string): number {
  return difference(a, b);
}

/** Below this difference (CIEDE2000) two kinds are hard to tell by color alone on a map. */
export const ALIKE = 5;

/** The kind whose color is hardest to tell from another color. */
export interface Likeness<K> {
  readonly vision: Vision;
  readonly closest: K;
  /** CIEDE2000; 2.3 is just to be seen side by side. */
  readonly difference: number;
}

/** For each sort of vision the kind with the color that is closest to `color`; none without kinds. */
export function closestKinds<K extends Pick<Kind, 'color'>>(
  color: string,
  kinds: readonly K[],
): readonly Likeness<K>[] {
  return VISIONS.flatMap((vision) => {
    const own = seenLab(color, vision);
    let best: Likeness<K> | undefined;
    for (const closest of kinds) {
      const apart = difference(own, seenLab(closest.color, vision));
      if (!best || apart < best.difference) best = { vision, closest, difference: apart };
    }
    return best ? [best] : [];
  });
}

/** Contrast that WCAG 2.2 asks of what is no text, against what lies beside it. */
export const ENOUGH_CONTRAST = 3;

/** Contrast of two colors as WCAG 2.2 has it, 1..21. */
export function contrast(a: string, b: string): number {
  return wcagContrast(a, b);
}

/** Lightness, chroma and hue of the colors that are suggested: calm ones, neither near black nor near white. */
const LIGHTNESSES = [0.42, 0.5, 0.58, 0.6, 0.66, 0.74, 0.82];
const CHROMAS = [0.04, 0.08, 0.12];
const HUES = 24;

let candidates: readonly { readonly color: string; readonly labs: readonly Lab65[] }[] | undefined;

function allCandidates() {
  return (candidates ??= LIGHTNESSES.flatMap((l) =>
    CHROMAS.flatMap((c) =>
      Array.from({ length: HUES }, (_, i) => ({ mode: 'oklch' as const, l, c, h: (i * 360) / HUES })),
    ),
  )
    .filter(displayable)
    .map((color) => formatHex(color))
    .map((color) => ({ color, labs: VISIONS.map((vision) => seenLab(color, vision)) })));
}

/**
 * Colors that every sort of vision tells from those of all kinds, from the grounds and from one another, `#rrggbb`, the
 * best first: each is as far as can be from the closest. The first has {@link ENOUGH_CONTRAST} to all grounds, where
 * one that has is not {@link ALIKE} a kind. Always the same for the same colors.
 */
export function suggestColors(taken: readonly string[], grounds: readonly string[], count: number): string[] {
  const all = allCandidates();
  const reach = all.map(() => Infinity);
  const avoid = (labs: readonly Lab65[]) =>
    all.forEach((candidate, index) => {
      VISIONS.forEach((_, vision) => {
        reach[index] = Math.min(reach[index]!, difference(candidate.labs[vision]!, labs[vision]!));
      });
    });
  for (const color of new Set([...taken, ...grounds])) avoid(VISIONS.map((vision) => seenLab(color, vision)));
  const isClear = ({ color }: { readonly color: string }, index: number) =>
    reach[index]! >= ALIKE && grounds.every((ground) => contrast(color, ground) >= ENOUGH_CONTRAST);
  const clear = new Set(all.filter(isClear));
  const chosen: string[] = [];
  while (chosen.length < Math.min(count, all.length)) {
    let best = -1;
    all.forEach((candidate, index) => {
      if (chosen.length === 0 && clear.size > 0 && !clear.has(candidate)) return;
      if (best < 0 || reach[index]! > reach[best]!) best = index;
    });
    chosen.push(all[best]!.color);
    avoid(all[best]!.labs);
  }
  return chosen;
}
