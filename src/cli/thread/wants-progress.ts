/**
 * Whether progress is shown: on terminals that can erase a line, where a person watches.
 *
 * @param isTerminal whether standard error is a terminal
 */
export function wantsProgress(
  isTerminal: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  const { CI: ci = '', TERM: terminal } = environment;
  return isTerminal && (ci === '' || ci === 'false') && terminal !== 'dumb';
}
