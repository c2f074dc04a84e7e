import { Argument, Option, type Command } from 'commander';
import { VERSION } from '../engine/version.ts';
import type { CheckOptions } from './check-file.ts';
import type { DistrictsOptions } from './commands/districts.ts';
import type { FitsOptions } from './commands/fits.ts';
import type { GenerateOptions } from './commands/generate.ts';
import type { LandOptions } from './commands/land.ts';
import type { OrientOptions } from './commands/orient.ts';
import type { PosesOptions } from './commands/poses.ts';
import type { ReachOptions } from './commands/reach.ts';
import type { SurveyOptions } from './commands/survey.ts';
import type { WhyOptions } from './commands/why.ts';
import { addBakeCommand, addWorkerCommand, BAKE } from './bake-command.ts';
import { choiceOption, parseChoice } from './choice.ts';
import { exampleLines } from './describe/examples.ts';
import { addFindCommand } from './find-command.ts';
import { STANDARD } from './input.ts';
import { performHere, type Perform } from './jobs.ts';
import { LIBRARY } from './library-option.ts';
import { LAND_SHAPES } from './land-shapes.ts';
import { addMapCommands, OUT } from './map-commands.ts';
import { MEASURE } from './measures.ts';
import { showText } from './messages.ts';
import { checkOutput } from './output/output.ts';
import { PlainCommand } from './plain-command.ts';
import { SHELLS, type Shell } from './shells.ts';
import {
  parseAlgorithm,
  parseHex,
  parseHexes,
  parseRadius,
  parseRotation,
  parseSeed,
  parseSeeds,
  parseShift,
} from './values.ts';

const MIRROR = ['--mirror', 'mirror left-right first', false] as const;

/**
 * The program with its commands, arguments and options. Parsing throws for bad usage, and then runs nothing.
 *
 * @param writeHelp called with the text of help, or the version
 * @param perform runs the commands that work on files
 */
export function createProgram(writeHelp: (text: string) => void, perform: Perform = performHere): Command {
  const program = new PlainCommand('sixfold')
    .description('Hexagonal cities made of hand-drawn pieces. A file named - is standard input or output.')
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help for a command')
    .configureOutput({
      writeOut: writeHelp,
      writeErr: showText,
      // What is shown there has its escape characters replaced.
      getErrHasColors: () => false,
    })
    // The result of a bake is a folder.
    .hook('preAction', (_program, command) => {
      if (command.name() !== BAKE) checkOutput(command.opts<{ out?: string }>().out);
    })
    .exitOverride();

  program
    .command('generate')
    .description('generate a city from a recipe, or from the built-in one')
    .argument('[recipe]', 'file of a recipe, or name of a preset')
    .option('--seed <n>', 'use this seed, 0..4294967295, instead of the one in the recipe', parseSeed)
    .option(...LIBRARY)
    .option(...OUT)
    .action((recipe: string | undefined, options: GenerateOptions) => perform('generate', recipe, options));

  program
    .command('survey')
    .description('generate a city per seed and print a line of JSON for each')
    .argument('[recipe]', 'file of a recipe, or name of a preset')
    .requiredOption('--seeds <a-b>', 'range of seeds, such as 1-1000', parseSeeds)
    .option(...MEASURE)
    .option(...LIBRARY)
    .option(...OUT)
    .action((recipe: string | undefined, options: SurveyOptions) => perform('survey', recipe, options));

  addBakeCommand(program, perform);
  addWorkerCommand(program);

  addFindCommand(program, perform);

  withPose(program.command('orient'))
    .description('write a schematic in another pose')
    .argument('<schematic>', 'file of a schematic')
    .option(...LIBRARY)
    .option(...OUT)
    .action((schematic: string, options: OrientOptions) => perform('orient', schematic, options));

  program
    .command('poses')
    .description('list the distinct poses of a schematic')
    .argument('<schematic>', 'file of a schematic')
    .option('--mirror', 'include mirrored poses', false)
    .option(...LIBRARY)
    .option(...OUT)
    .action((schematic: string, options: PosesOptions) => perform('poses', schematic, options));

  program
    .command('fits')
    .description('list every distinct placement of a schematic that fits a city')
    .argument('<city>', 'file of a city')
    .argument('<schematic>', 'file of a schematic')
    .option('--mirror', 'include mirrored poses', false)
    .option('--count', 'print only their number', false)
    .option('--rule', "apply the poses and the maximum of the recipe's rule, too", false)
    .option('--over-rest', "count ground that the recipe's rest names as free land", false)
    .option(...LIBRARY)
    .option(...OUT)
    .action((city: string, schematic: string, options: FitsOptions, command: Command) => {
      refuseTwoInputs(command, [city, schematic]);
      return perform('fits', city, schematic, options);
    });

  withPose(program.command('why'))
    .description('print whether a placement fits a city, and which segments are blocked, with every reason')
    .argument('<city>', 'file of a city')
    .argument('<schematic>', 'file of a schematic')
    .requiredOption('--at <q,r>', 'hex of the center, such as -1,2', parseHex)
    .option('--rule', "apply the poses and the maximum of the recipe's rule, too", false)
    .option('--over-rest', "count ground that the recipe's rest names as free land", false)
    .option(...LIBRARY)
    .option(...OUT)
    .action((city: string, schematic: string, options: WhyOptions, command: Command) => {
      refuseTwoInputs(command, [city, schematic]);
      return perform('why', city, schematic, options);
    });

  program
    .command('reach')
    .description('print how far people get in a city: areas, doors, walls')
    .argument('<city>', 'file of a city')
    .option(...OUT)
    .action((city: string, options: ReachOptions) => perform('reach', city, options));

  program
    .command('check')
    .description('print all problems of files; print nothing when they are valid')
    .argument(
      '<file...>',
      'files of kinds, schematics, recipes, cities; a pack as its folder, pack.json or ZIP; any other folder with all of these in it',
    )
    .option(
      '--strict',
      'treat a broken footprint as an error; look for schematics and poses of a pack that no city has',
      false,
    )
    .option(...LIBRARY)
    .action((files: string[], options: CheckOptions, command: Command) => {
      refuseTwoInputs(command, files);
      return perform('check', files, options);
    });

  program
    .command('districts')
    .description('print the districts of a recipe')
    .argument('<recipe>', 'file of a recipe, or name of a preset')
    .option('--seed <n>', 'use this seed, 0..4294967295, instead of the one in the recipe', parseSeed)
    .option('--steps', 'print a line of JSON per Schelling step before the districts', false)
    .option(...OUT)
    .action((recipe: string, options: DistrictsOptions) => perform('districts', recipe, options));

  withLand(program.command('land'))
    .description('print land as runs of hexes, or its statistics')
    .addOption(
      new Option('--steps', 'print a line of JSON per roll of the dice before the land').default(false),
    )
    .addOption(
      new Option('--stats', 'print statistics instead of land, a line of JSON per seed')
        .default(false)
        .conflicts('steps'),
    )
    .option('--seed <n>', 'seed of the dice of an island, 0..4294967295', parseSeed, 1)
    .addOption(
      new Option('--seeds <a-b>', 'range of seeds for --stats, such as 1-1000')
        .argParser(parseSeeds)
        .conflicts('seed'),
    )
    .option(...OUT)
    .action(async (options: LandOptions, command: Command) => {
      const { describedLand } = await import('./commands/land.ts');
      const refuse = (message: string) => command.error(`error: ${message}`);
      if (options.seeds && !options.stats) refuse('--seeds is for --stats');
      return perform('land', describedLand(options, refuse), options);
    });

  addMapCommands(program, perform);
  for (const command of program.commands)
    command.option('-q, --quiet', 'show errors only: no progress, warnings or notes');

  program
    .command('completion')
    .description('print a script that completes the words of sixfold in a shell')
    .addArgument(
      new Argument('<shell>', 'the shell').choices(SHELLS).argParser((text) => parseChoice(text, SHELLS)),
    )
    .action(async (shell: Shell) => (await import('./commands/completion.ts')).runCompletion(program, shell));

  addHelp(program);
  for (const command of program.commands) command.addHelpText('after', exampleLines(command.name()));
  program.addHelpText('after', '\nsixfold help COMMAND explains a command, with examples.');
  return program;
}

/** Adds the command that shows the help of others. */
function addHelp(program: Command): void {
  const names = [...program.commands.map((command) => command.name()), 'help'];
  program
    .helpCommand(false)
    .command('help')
    .description('show help for a command')
    .addArgument(
      new Argument('[command]', 'name of a command')
        .choices(names)
        .argParser((text) => parseChoice(text, names)),
    )
    .action((name: string | undefined) =>
      (program.commands.find((command) => command.name() === name) ?? program).help(),
    );
}

function withLand(command: Command): Command {
  return command
    .addOption(choiceOption('--shape <shape>', 'shape of the land', LAND_SHAPES).makeOptionMandatory())
    .option('--radius <n>', 'radius of a hexagon, 0..2000', parseRadius)
    .option('--columns <n>', 'columns of a rectangle', parseHexes)
    .option('--rows <n>', 'rows of a rectangle', parseHexes)
    .option('--algorithm <n>', 'dice procedure of an island, 1..5', parseAlgorithm)
    .option('--hexes <n>', 'hexes of an island, 1..12006001', parseHexes);
}

function withPose(command: Command): Command {
  return command
    .option(...MIRROR)
    .option('--rotation <n>', 'then turn by n × 60° clockwise, 0..5', parseRotation, 0 as const)
    .option('--shift <n>', 'then shift by one side length: -1 left, 0 none, 1 right', parseShift, 0 as const);
}

/** Refuses two inputs from standard input, which can be read only once. */
function refuseTwoInputs(command: Command, files: readonly string[]): void {
  if (files.filter((file) => file === STANDARD).length > 1)
    command.error('error: only one file can be standard input');
}
