import { isatty } from 'node:tty';
import { Option, type Command } from 'commander';
import { GEOJSON_SYSTEMS } from '../formats/geojson/system.ts';
import { TEXT_GRIDS, TEXT_MAPS } from '../formats/text-map/names.ts';
import { DEFAULT_SCALE } from '../formats/svg/size.ts';
import type { ExportOptions } from './commands/export.ts';
import { choiceOption } from './choice.ts';
import {
  BINARY,
  EXPORTS,
  PICTURES,
  SCALED_PICTURES,
  SCHEMATIC_EXPORTS,
  type ExportFormat,
} from './export-formats.ts';
import type { ImportOptions } from './commands/import.ts';
import { STYLES } from '../formats/picture/city-picture.ts';
import { MOODS } from '../formats/picture/map/look.ts';
import { GLTF_DEFAULTS } from '../formats/gltf/options.ts';
import { PDF_DEFAULTS } from '../formats/pdf/options.ts';
import { UsageFailure } from './failure.ts';
import type { Perform } from './jobs.ts';
import { LIBRARY } from './library-option.ts';
import { parseOrigin, parseSea, parseUnits, systemOption } from './geojson-options.ts';
import { paperOption, parseMargin, parseOverlap, parseSide, piecesOption } from './pdf-options.ts';
import { uvttChoices } from './uvtt-options.ts';
import { parseColumns, parseExport, parseHexes, parseMeters, parseScale } from './values.ts';

const STANDARD_OUTPUT = 1;

export const OUT = ['--out <file>', 'write to a file instead of standard output'] as const;

/** Adds the commands that convert between cities and the maps of other programs. */
export function addMapCommands(program: Command, perform: Perform): void {
  const command = program
    .command('export')
    .description('write a city in another format, or a schematic as a picture or a model')
    .argument('<file>', `file of a city; of a schematic for ${SCHEMATIC_EXPORTS.join(', ')}`)
    .addOption(
      choiceOption('--to <format>', 'format of the result', EXPORTS)
        .argParser(parseExport)
        .makeOptionMandatory(),
    )
    .addOption(gridOption('grid of the characters, for ascii: one per hex, or squares over the picture'))
    .option('--columns <n>', 'number of squares in a row of a square grid; 80 when absent', parseColumns)
    .option('--scale <n>', `pixels per side of a hex in a picture; ${DEFAULT_SCALE} when absent`, parseScale)
    .addOption(
      choiceOption(
        '--style <style>',
        'a map as by hand, or a plan with exact segments; what the city chooses when absent, else a map, for pdf a plan',
        STYLES,
      ),
    )
    .addOption(choiceOption('--mood <mood>', 'light and season of a map; day when absent', MOODS))
    .option('--transparent', 'leave the sea transparent in a picture')
    .option('--districts', 'show the districts in a picture, or on the land of a model')
    .option('--hexes', 'show the lines between hexes in a picture')
    .option('--objects', 'each placement is one object to move in Inkscape, for svg')
    .addOption(paperOption())
    .addOption(piecesOption())
    .option(
      '--side <mm>',
      `length of the side of a hex, for pdf; ${PDF_DEFAULTS.side} when absent`,
      parseSide,
    )
    .option(
      '--margin <mm>',
      `empty margin of each page, for pdf; ${PDF_DEFAULTS.margin} when absent`,
      parseMargin,
    )
    .option(
      '--overlap <mm>',
      `strip that neighboring pages both show, for pdf; ${PDF_DEFAULTS.overlap} when absent`,
      parseOverlap,
    )
    .option('--title <text>', 'name of the city, for pdf')
    .option(
      '--units <n>',
      'units per side of a hex, for geojson; meters with --origin or --crs; 1 when absent',
      parseUnits,
    )
    .option(
      '--origin <longitude,latitude>',
      'place of the city on the earth in degrees, for geojson; a plane when absent',
      parseOrigin,
    )
    .addOption(systemOption())
    .option(
      '--meters <n>',
      `meters per side of a hex, for gltf; ${GLTF_DEFAULTS.scale} when absent`,
      parseMeters,
    )
    .option('--joined', 'all buildings of a kind in one node, for gltf; else a node for each placement')
    .option('--flat-roofs', 'no pitched roofs, for gltf')
    .action((file: string, options: ExportOptions, command: Command) => {
      refuseGrid(command, options.to, options.grid);
      refusePictureChoices(command, options);
      refuseMapChoices(command, options);
      refuseOtherChoices(command, options);
      if (options.columns !== undefined && options.grid !== 'square')
        command.error("error: option '--columns' is only for '--to ascii --grid square'");
      refuseBinaryOnTerminal(command, options);
      return perform('export', file, options).catch((error: unknown) => {
        // Whether options go with a file is known when it has been read.
        if (error instanceof UsageFailure) command.error(error.message);
        throw error;
      });
    });
  for (const choice of uvttChoices()) command.addOption(choice);
  const [flags, library] = LIBRARY;
  command.option(flags, `${library}, for a schematic`).option(...OUT);

  program
    .command('import')
    .description('write a recipe for the land of a map of another program')
    .argument('<file>', 'file of a map')
    .addOption(
      choiceOption('--from <format>', 'format of the map', [
        ...TEXT_MAPS,
        'tiled',
        'geojson',
      ]).makeOptionMandatory(),
    )
    .addOption(gridOption('grid of the characters, for ascii; guessed when absent'))
    .addOption(
      new Option('--hexes <n>', 'about the number of hexes of land, for geojson; 600 when absent')
        .argParser(parseHexes)
        .conflicts('units'),
    )
    .option('--units <n>', 'units per side of a hex, for geojson; meters when it has degrees', parseUnits)
    .addOption(
      choiceOption(
        '--coordinates <system>',
        'meaning of coordinates, for geojson: a plane, degrees, or Web Mercator; as the file says when absent',
        GEOJSON_SYSTEMS,
      ),
    )
    .option(
      '--sea <rule>',
      'features or tiles that are sea, for geojson and tiled: words in their properties, none, type=ocean, height<0; words when absent',
      parseSea,
    )
    .option('--city', 'write the city that the tiles show by their classes, for tiled')
    .option(
      '--root <folder>',
      'read tilesets from this folder and below, for tiled; that of the map when absent',
    )
    .option(...OUT)
    .action((file: string, options: ImportOptions, command: Command) => {
      refuseGrid(command, options.from, options.grid);
      if (options.city && options.from !== 'tiled')
        command.error(`error: option '--city' is only for tiled, not for ${options.from}`);
      if (options.root !== undefined && options.from !== 'tiled')
        command.error(`error: option '--root <folder>' is only for tiled, not for ${options.from}`);
      if (options.sea !== undefined && options.from !== 'geojson' && options.from !== 'tiled')
        command.error(`error: option '--sea <rule>' is only for geojson and tiled, not for ${options.from}`);
      for (const name of ['hexes', 'units', 'coordinates'] as const)
        if (options[name] !== undefined && options.from !== 'geojson')
          command.error(`error: option '--${name}' is only for geojson, not for ${options.from}`);
      return perform('import', file, options);
    });
}

/** Refuses bytes that are no text for a terminal, unless it is named. */
function refuseBinaryOnTerminal(command: Command, { to, out }: ExportOptions): void {
  if (out === undefined && BINARY.includes(to) && isatty(STANDARD_OUTPUT))
    command.error(`error: ${to} is not text for a terminal: name a file with --out, or send it to a program`);
}

/** The options of a format that no other format has. */
const ONLY_FOR = {
  svg: ['objects'],
  pdf: ['paper', 'side', 'margin', 'overlap', 'pieces', 'title'],
  geojson: ['units', 'origin', 'crs'],
  uvtt: ['squares', 'pixels', 'movement'],
  gltf: ['meters', 'joined', 'flatRoofs'],
} as const satisfies Partial<Record<ExportFormat, readonly (keyof ExportOptions)[]>>;

/** Refuses the options of one format for the others. */
function refuseOtherChoices(command: Command, options: ExportOptions): void {
  for (const [format, names] of Object.entries(ONLY_FOR))
    for (const name of format === options.to ? [] : names)
      if (options[name] !== undefined)
        command.error(`error: option '--${dashed(name)}' is only for ${format}, not for ${options.to}`);
}

/** The name of an option as it is typed: `flat-roofs` for `flatRoofs`. */
function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Refuses the options of pictures for other formats. */
function refusePictureChoices(command: Command, options: ExportOptions): void {
  if (options.scale !== undefined && !SCALED_PICTURES.includes(options.to))
    command.error(`error: option '--scale' is only for svg and png, not for ${options.to}`);
  if (PICTURES.includes(options.to)) return;
  for (const name of ['style', 'mood', 'transparent', 'districts', 'hexes'] as const)
    if (options[name] !== undefined && !(name === 'districts' && options.to === 'gltf'))
      command.error(`error: option '--${name}' is only for svg, png and pdf, not for ${options.to}`);
}

/** Refuses a mood or the picture of a map where a plan is asked for. */
function refuseMapChoices(command: Command, { style, mood, objects }: ExportOptions): void {
  if (style === 'plan' && mood !== undefined)
    command.error(`error: option '--mood' is only for '--style map', not for a plan`);
  if (objects && (style === 'map' || mood !== undefined))
    command.error(`error: option '--objects' is only for '--style plan', not for a map`);
}

function gridOption(description: string): Option {
  return choiceOption('--grid <grid>', description, TEXT_GRIDS);
}

/** Refuses a grid for formats other than `ascii`. */
function refuseGrid(command: Command, format: string, grid: string | undefined): void {
  if (grid !== undefined && format !== 'ascii')
    command.error(`error: option '--grid' is only for ascii, not for ${format}`);
}
