import { Option, type Command } from 'commander';
import { TEXT_GRIDS } from '../formats/text-map/ascii.ts';
import { DEFAULT_SCALE } from '../formats/svg/size.ts';
import { TEXT_MAPS } from '../formats/text-map/read.ts';
import { runExport, type ExportOptions } from './commands/export.ts';
import { PICTURES } from './export-formats.ts';
import { runImport, type ImportOptions } from './commands/import.ts';
import { parseColumns, parseExport, parseScale } from './values.ts';

const OUT = ['--out <file>', 'write to a file instead of standard output'] as const;

/** Adds the commands that convert between cities and the maps of other programs. */
export function addMapCommands(program: Command): void {
  program
    .command('export')
    .description('write a city in another format')
    .argument('<city>', 'file of a city')
    .requiredOption('--to <format>', 'json, svg, png, ascii, plomrogue or text-mapper', parseExport)
    .addOption(gridOption('what characters of ascii stand on: one per hex, or squares over the picture'))
    .option('--columns <n>', 'squares across a square grid, 80 when absent', parseColumns)
    .option('--scale <n>', `pixels per side of a hex in a picture; ${DEFAULT_SCALE} when absent`, parseScale)
    .option('--transparent', 'nothing where there is no land, in a picture')
    .option('--districts', 'districts in their colors, in a picture')
    .option('--hexes', 'the lines between hexes, in a picture')
    .option(...OUT)
    .action((city: string, options: ExportOptions, command: Command) => {
      refuseGrid(command, options.to, options.grid);
      refusePictureChoices(command, options);
      if (options.columns !== undefined && options.grid !== 'square')
        command.error("error: option '--columns' is for '--to ascii --grid square' alone");
      return runExport(city, options);
    });

  program
    .command('import')
    .description('make a recipe for the land of a map that is text')
    .argument('<file>', 'file of a map')
    .addOption(new Option('--from <format>', 'what the map is').choices(TEXT_MAPS).makeOptionMandatory())
    .addOption(gridOption('what characters of ascii stand on; found out when absent'))
    .option(...OUT)
    .action((file: string, options: ImportOptions, command: Command) => {
      refuseGrid(command, options.from, options.grid);
      return runImport(file, options);
    });
}

/** Refuses the options of pictures for other formats. */
function refusePictureChoices(command: Command, options: ExportOptions): void {
  if (PICTURES.includes(options.to)) return;
  for (const name of ['scale', 'transparent', 'districts', 'hexes'] as const)
    if (options[name] !== undefined)
      command.error(`error: option '--${name}' is for svg and png alone, not for ${options.to}`);
}

function gridOption(description: string): Option {
  return new Option('--grid <grid>', description).choices(TEXT_GRIDS);
}

/** Refuses a grid for formats other than `ascii`. */
function refuseGrid(command: Command, format: string, grid: string | undefined): void {
  if (grid !== undefined && format !== 'ascii')
    command.error(`error: option '--grid' is for ascii alone, not for ${format}`);
}
