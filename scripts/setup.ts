/**
 * `npm run setup` installs the browsers, servers and other programs that tests need, and says of each which it is, why,
 * and how long that took. `npm test` does the same for what its own tests need.
 */
import { install, installHint, NEEDS, needsOf, type Need, type NeedName } from './needs.ts';

/**
 * Installs what is missing, a line for each.
 *
 * @param isQuiet whether what is there already gets no line
 * @returns the executables; `undefined` for what could not be installed
 */
export function setUp(names: readonly NeedName[], isQuiet = false): Map<NeedName, string | undefined> {
  return new Map(names.map((name) => [name, provide(NEEDS[name], isQuiet)]));
}

/** Installs one that is missing, and reports on it. Returns its executable. */
function provide(need: Need, isQuiet: boolean): string | undefined {
  const about = `${need.name} (${need.why})`;
  const path = need.find();
  if (path !== undefined) {
    if (!isQuiet) console.log(`${about}: ${path}`);
    return path;
  }
  const start = performance.now();
  const failure = install(need);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const installed = need.find();
  if (installed !== undefined) console.log(`${about}: installed in ${seconds} s, ${installed}`);
  else
    console.log(
      `${about}: not installed. ${installHint(need)}\n    ${(failure ?? '').replaceAll('\n', '\n    ')}`,
    );
  return installed;
}

if (process.argv[1] === import.meta.filename)
  process.exitCode = [...setUp(needsOf('deep')).values()].includes(undefined) ? 1 : 0;
