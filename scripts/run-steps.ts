import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { CHROMIUM, FIREFOX } from './engines.ts';
import { installHint, NEEDS, type NeedName } from './needs.ts';
import { anyOf, type Step } from './steps.ts';
import { PROJECT } from './tool.ts';
import {
  countOutcome,
  listFailures,
  NONE,
  ONE_FAILED,
  type Failure,
  type Outcome,
  type Totals,
} from './totals.ts';

/** Tests that may fail once and pass alone: with one more than these, all of them have failed. */
const MOST_UNSTEADY = 2;

/** Tests that fail and are run again: of more, too many would be unsteady in any case. */
const MOST_RUN_AGAIN = 10;

interface Setting {
  /** A folder for the reports of the runners. */
  readonly reports: string;
  /** The port at which the built app is served. */
  readonly port: number;
  /** The executables of what is needed; `undefined` for what is not installed. */
  readonly executables: ReadonlyMap<NeedName, string | undefined>;
}

/** Runs steps, prints what they print, and counts their tests. */
export class StepRunner {
  /** The totals of the steps that have run, by their names. */
  readonly totals = new Map<string, Totals>();
  /** How long each took. */
  readonly seconds = new Map<string, number>();
  readonly #setting: Setting;
  readonly #failures = new Map<Step, Failure[]>();
  readonly #unsteady: Failure[] = [];
  readonly #skipped: string[] = [];
  #runs = 0;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** Runs steps side by side: what one prints is shown as a whole when it ends. One alone shows it at once. */
  async run(group: readonly Step[]): Promise<void> {
    // In the order of the steps, whichever ends first.
    for (const { name } of group) this.totals.set(name, ONE_FAILED);
    const ends = new Map<Step, Promise<void>>();
    for (const step of group) {
      const before = [...ends].find(([other]) => other.name === step.after)?.[1];
      ends.set(step, this.#runAfter(before, step, group.length > 1));
    }
    await Promise.all(ends.values());
  }

  /**
   * Runs what failed of the steps that run again, once more and alone. What passes then counts as passed and is listed
   * as unsteady, unless there is too much of it.
   */
  async runFailedAgain(): Promise<void> {
    const again = [...this.#failures].filter(([step, failures]) => step.runsAgain && failures.length > 0);
    const count = again.reduce((sum, [, failures]) => sum + failures.length, 0);
    if (count === 0 || count > MOST_RUN_AGAIN) return;
    const steady = new Map<Step, Failure[]>();
    for (const [step, failures] of again) {
      const { report } = await this.#spawn(
        step,
        `again, alone: ${step.name}`,
        this.#alone(step, failures),
        false,
      );
      const failed = new Set(listFailures(step.counting, report).map(({ test }) => test));
      const ran = countOutcome(step.counting, { succeeded: true, report });
      // A runner that broke has proven nothing.
      const passed = ran.passed === 0 ? [] : failures.filter(({ test }) => !failed.has(test));
      this.#unsteady.push(...passed);
      steady.set(
        step,
        failures.filter((failure) => !passed.includes(failure)),
      );
    }
    if (this.#unsteady.length > MOST_UNSTEADY) return;
    for (const [step, failures] of steady) {
      const passed = this.#failures.get(step)!.length - failures.length;
      const totals = this.totals.get(step.name)!;
      this.totals.set(step.name, {
        ...totals,
        passed: totals.passed + passed,
        failed: totals.failed - passed,
      });
      this.#failures.set(step, failures);
    }
  }

  /** Prints what failed, what passed only when it ran again, and what was skipped. */
  printFailures(): void {
    const list = (title: string, texts: readonly string[]) => {
      if (texts.length > 0) console.log(`\n=== ${title}\n${texts.join('\n')}`);
    };
    list('skipped', this.#skipped);
    const isTooMuch = this.#unsteady.length > MOST_UNSTEADY;
    list(
      isTooMuch
        ? `unsteady: passed when run again, but more than ${MOST_UNSTEADY} count as failed`
        : 'unsteady: failed at first and passed when run again',
      this.#unsteady.map(({ text }) => text),
    );
    list(
      'failed',
      [...this.#failures.values()].flat().map(({ text }) => text),
    );
  }

  async #runAfter(before: Promise<void> | undefined, step: Step, isBeside: boolean): Promise<void> {
    await before;
    this.totals.set(step.name, await this.#count(step, isBeside));
  }

  async #count(step: Step, isBeside: boolean): Promise<Totals> {
    const needed = step.after === undefined ? undefined : this.totals.get(step.after);
    if (needed && needed.failed > 0) {
      console.log(`\n=== ${step.name}: cannot run, because ${step.after} failed`);
      return ONE_FAILED;
    }
    if (step.need && this.#setting.executables.get(step.need) === undefined) {
      const need = NEEDS[step.need];
      const skipped = countTests(step);
      this.#skipped.push(`${step.name}: ${need.name} is not installed. ${installHint(need)}`);
      return { ...NONE, skipped };
    }
    const outcome = await this.#spawn(step, `${step.name}: ${step.typed}`, step.command, isBeside);
    const failures = listFailures(step.counting, outcome.report);
    this.#failures.set(step, failures);
    return countOutcome(step.counting, outcome);
  }

  async #spawn(step: Step, title: string, command: readonly string[], isBeside: boolean): Promise<Outcome> {
    if (!isBeside) console.log(`\n=== ${title}`);
    const report = join(this.#setting.reports, `${++this.#runs}.json`);
    const start = performance.now();
    const child = spawn(process.execPath, [...command, ...reporting(step, report)], {
      cwd: PROJECT,
      stdio: ['ignore', isBeside ? 'pipe' : 'inherit', isBeside ? 'pipe' : 'inherit'],
      env: {
        ...process.env,
        ...step.variables,
        ...browserVariables(this.#setting.executables),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        SIXFOLD_PORT: String(this.#setting.port),
      },
    });
    let printed = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (printed += text));
    const succeeded = await new Promise<boolean>((resolve) => {
      child.once('error', ({ message }) => {
        printed += `Cannot start: ${message}\n`;
        resolve(false);
      });
      child.once('close', (status) => resolve(status === 0));
    });
    const seconds = Math.round((performance.now() - start) / 1000);
    this.seconds.set(step.name, (this.seconds.get(step.name) ?? 0) + seconds);
    if (isBeside) console.log(`\n=== ${title}`);
    if (printed !== '') process.stdout.write(printed);
    console.log(`${step.name}: ${seconds} s`);
    return { succeeded, report: readIfThere(report) };
  }

  /** The command that runs some tests of a step alone. */
  #alone({ counting, command }: Step, failures: readonly Failure[]): string[] {
    if (counting === 'vitest') return [...command, '-t', `^(?:${anyOf(failures.map(({ test }) => test))})$`];
    const list = join(this.#setting.reports, 'again.txt');
    writeFileSync(list, failures.map(({ test }) => `${test}\n`).join(''));
    return [...command, '--workers=1', `--test-list=${list}`];
  }
}

/** The variables that name the browsers to those who start them. */
function browserVariables(executables: Setting['executables']): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, { variable }] of Object.entries({ chromium: CHROMIUM, firefox: FIREFOX })) {
    const path = executables.get(name as NeedName);
    if (path !== undefined) variables[variable] = path;
  }
  return variables;
}

/** The number of tests of a step, without running any: those that are made of a table may count as one. */
function countTests({ counting, command }: Step): number {
  const list = (words: readonly string[]) =>
    JSON.parse(
      spawnSync(process.execPath, words, { cwd: PROJECT, encoding: 'utf8', maxBuffer: 1 << 28 }).stdout,
    ) as unknown;
  if (counting === 'playwright')
    return (list([...command, '--list', '--reporter=json']) as { stats: { skipped: number } }).stats.skipped;
  const [tool, , ...words] = command;
  return (list([tool!, 'list', ...words, '--staticParse', '--json']) as unknown[]).length;
}

/** Arguments that make a runner write its JSON report beside what it prints. */
function reporting({ counting }: Step, report: string): string[] {
  if (counting === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (counting === 'playwright') return ['--reporter=list,json'];
  return [];
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** A port that nothing listens on, for serving the built app. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('no free port found'));
      });
    });
  });
}
