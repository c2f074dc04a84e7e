import { Option, type Command } from 'commander';
import { readText } from './input.ts';
import { BAD_ADDRESS, readQueueAddress, type QueueAddress } from './bake/queue/address.ts';
import type { BakeOptions } from './commands/bake.ts';
import type { WorkerOptions } from './commands/worker.ts';
import type { Perform, QuietOption } from './jobs.ts';
import { LIBRARY } from './library-option.ts';
import { MEASURE } from './measures.ts';
import { parseSeeds, parseShard, parseWorkers } from './values.ts';

export const BAKE = 'bake';

interface BakeWords extends Partial<Omit<BakeOptions, 'queue'>>, QuietOption {
  readonly queue?: string;
  readonly merge?: string;
}

/** Adds `bake`, which makes an atlas or, with `--merge`, joins the shards of one. */
export function addBakeCommand(program: Command, perform: Perform): void {
  program
    .command(BAKE)
    .description(
      'generate a city for each of many seeds on all cores, into a folder; called again, it goes on',
    )
    .argument('[recipe]', 'file of a recipe, or name of a preset')
    .option('--seeds <a-b>', 'range of seeds, such as 1-100000', parseSeeds)
    .option('--out <dir>', 'folder of the bake')
    .option(...LIBRARY)
    .option('--cities', 'keep the cities, too')
    .option(...MEASURE)
    .option('--shard <i/n>', 'make only part I of N, such as 2/3', parseShard)
    .option('--workers <n>', 'number of threads, instead of one per core', parseWorkers)
    .addOption(
      new Option(
        '--queue <url>',
        'let the workers of a queue make it: redis://HOST, postgres://HOST/DATABASE, file:PATH or env:NAME with it',
      ).conflicts(['workers', 'shard']),
    )
    .option('--merge <dir>', 'join the shards in a folder')
    .action((recipe: string | undefined, options: BakeWords, command: Command) => {
      const { merge, seeds, out, quiet, queue, cities = false, ...rest } = options;
      if (merge !== undefined) {
        if (recipe !== undefined || Object.keys(options).some((name) => name !== 'merge' && name !== 'quiet'))
          command.error("error: option '--merge' stands alone: it joins what is there");
        return perform('merge', { merge, ...(quiet && { quiet }) });
      }
      if (seeds === undefined) return command.error("error: required option '--seeds <a-b>' not specified");
      if (out === undefined) return command.error("error: required option '--out <dir>' not specified");
      const address = queue === undefined ? {} : { queue: queueOf(queue, command) };
      return perform('bake', recipe, { ...rest, ...address, seeds, out, cities, ...(quiet && { quiet }) });
    });
}

/** Adds `worker`, which makes the batches of bakes on other machines. */
export function addWorkerCommand(program: Command): void {
  program
    .command('worker')
    .description('make the batches that bake --queue puts into a queue, until Ctrl+C ends it')
    .requiredOption(
      '--queue <url>',
      'the queue: redis://HOST, postgres://HOST/DATABASE, file:PATH or env:NAME with it',
    )
    .option('--workers <n>', 'number of threads, instead of one per core', parseWorkers)
    .action(async ({ queue, ...options }: WorkerWords, command: Command) => {
      const { runWorker } = await import('./commands/worker.ts');
      return runWorker(queueOf(queue, command), options);
    });
}

interface WorkerWords extends WorkerOptions {
  readonly queue: string;
}

/**
 * The address that an option names: itself, in a file, or in a variable of the environment. The refusal does not repeat
 * it, because it may have a password.
 */
function queueOf(text: string, command: Command): QueueAddress {
  const [, where, name = ''] = /^(file|env):(.+)$/s.exec(text) ?? [];
  const address = where === 'file' ? readText(name).trim() : where === 'env' ? process.env[name] : text;
  if (address === undefined) command.error(`error: there is no variable ${name} in the environment`);
  return readQueueAddress(address) ?? command.error(BAD_ADDRESS);
}
