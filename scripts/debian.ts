import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Milliseconds that an installation may take. */
const INSTALL_LIMIT = 5 * 60_000;

/** Lines of a command's output that explain its failure. */
const LINES_SHOWN = 8;

/** Whether this system has packages of Debian. */
export function isDebian(): boolean {
  return process.platform === 'linux' && existsSync('/usr/bin/apt-get');
}

/** The command that installs packages of Debian, as a person types it. */
export function installCommand(packages: readonly string[]): string {
  return `sudo apt-get install ${packages.join(' ')}`;
}

let areListsNew = false;

/**
 * Installs packages of Debian without a question; fails where `sudo` would ask for a password.
 *
 * @returns the reason of a failure: the last lines of the command's output; `undefined` on success
 */
export function installDebianPackages(packages: readonly string[]): string | undefined {
  if (!areListsNew) {
    const failure = runAsRoot('apt-get', ['update']);
    if (failure !== undefined) return failure;
    areListsNew = true;
  }
  return runAsRoot('apt-get', ['install', '--yes', '--no-install-recommends', ...packages]);
}

function runAsRoot(command: string, args: readonly string[]): string | undefined {
  return process.getuid?.() === 0 ? run(command, args) : run('sudo', ['--non-interactive', command, ...args]);
}

/**
 * Runs a command that may take five minutes, and shows nothing of its output.
 *
 * @returns the reason of a failure: the last lines of its output; `undefined` on success
 */
export function run(command: string, args: readonly string[]): string | undefined {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    timeout: INSTALL_LIMIT,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return undefined;
  const lines = `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`.trim().split('\n');
  return lines.slice(-LINES_SHOWN).join('\n');
}
