import { Option } from 'commander';
import {
  MAX_UVTT_PIXELS,
  MAX_UVTT_SQUARES,
  MIN_UVTT_PIXELS,
  UVTT_DEFAULTS,
  type UvttOptions,
} from '../formats/uvtt/options.ts';
import { parseInteger } from './values.ts';

/** The options of `export` for `uvtt`. */
export interface UvttChoices {
  /** Squares per side of a hex. */
  readonly squares?: number;
  /** Pixels per square. */
  readonly pixels?: number;
  /** Whether the edges of water, hedges and the sea are walls of objects. */
  readonly movement?: true;
}

/** The options of a Universal VTT file, each with its default. */
export function uvttOptions({ squares, pixels, movement }: UvttChoices): UvttOptions {
  return {
    squares: squares ?? UVTT_DEFAULTS.squares,
    pixels: pixels ?? UVTT_DEFAULTS.pixels,
    movement: movement ?? UVTT_DEFAULTS.movement,
  };
}

/** The options of `export` for `uvtt`, as the command line reads them. */
export function uvttChoices(): Option[] {
  const { squares, pixels } = UVTT_DEFAULTS;
  return [
    new Option(
      '--squares <n>',
      `squares of the table per side of a hex, for uvtt; ${squares} when absent`,
    ).argParser((text) => parseInteger(text, 1, MAX_UVTT_SQUARES)),
    new Option('--pixels <n>', `pixels per square, for uvtt; ${pixels} when absent`).argParser((text) =>
      parseInteger(text, MIN_UVTT_PIXELS, MAX_UVTT_PIXELS),
    ),
    new Option('--movement', 'walls of objects around water, hedges and land, for uvtt'),
  ];
}
