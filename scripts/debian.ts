import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Milliseconds that an installation may take. */
const INSTALL_LIMIT = 5 * 60_000;

/** Whether packages of Debian can be installed here. */
export function isDebian(): boolean {
  return process.platform === 'linux' && existsSync('/usr/bin/apt-get');
}

/** The command that installs packages of Debian, as a person types it. */
export function installCommand(packages: readonly string[]): string {
  return `sudo apt-get install ${packages.join(' ')}`;
}

/** Installs packages of Debian. Reports on standard output. Returns whether that worked. */
export function installDebianPackages(packages: readonly string[]): boolean {
  return (
    runAsRoot('apt-get', ['update']) &&
    runAsRoot('apt-get', ['install', '--yes', '--no-install-recommends', ...packages])
  );
}

/** Asks for no password, so that it fails where `sudo` needs one. */
function runAsRoot(command: string, args: readonly string[]): boolean {
  return process.getuid?.() === 0 ? run(command, args) : run('sudo', ['--non-interactive', command, ...args]);
}

/** Runs a command that reports on standard output. Returns whether it succeeded within five minutes. */
export function run(command: string, args: readonly string[]): boolean {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    spawnSync(command, args, { stdio: 'inherit', timeout: INSTALL_LIMIT, env: environment }).status === 0
  );
}
