import { describe, expect, test } from 'vitest';
import { matchingSteps } from '../../scripts/matching.ts';
import { BUILD, DOCUMENTATION } from '../../scripts/steps.ts';

/** The typed commands of the steps that run what matches, but for that of the build. */
function typed(...names: string[]): string[] {
  return matchingSteps(names)
    .flat()
    .map((step) => step.typed)
    .filter((command) => command !== 'vite build');
}

describe('the tests that match a name', () => {
  test('are those of the files with the name in their paths, each by its runner', () => {
    expect(typed('scripts/totals')).toEqual([
      'vitest run --project node --maxWorkers=100% --no-isolate tests/scripts/totals.test.ts',
    ]);
    expect(typed('tests/firefox', 'e2e/smoke', 'NumberField', 'queue.servers', 'programs.deep')).toEqual([
      'vitest run --project browser tests/app/kit/NumberField.browser.test.tsx',
      'vitest run --project servers tests/cli/queue/queue.servers.test.ts',
      'playwright test tests/e2e/smoke.spec.ts',
      'vitest run --project firefox tests/firefox/journeys.test.ts',
      'vitest run --project deep tests/formats/tiled/programs.deep.test.ts',
    ]);
  });

  test('are those with the name in their titles, when no path has it', () => {
    expect(typed('the built app opens under its name')).toContain(
      'playwright test tests/e2e/smoke.spec.ts --grep the built app opens under its name',
    );
  });

  test('have the documentation built before them where they read it', () => {
    const names = (isOld: boolean, ...paths: string[]) =>
      matchingSteps(paths, () => isOld)
        .flat()
        .map(({ name }) => name);
    expect(names(true, 'e2e/docs')).toEqual([BUILD.name, DOCUMENTATION.name, 'journeys']);
    expect(names(true, 'e2e/smoke')).toEqual([BUILD.name, 'journeys']);
    expect(names(false, 'e2e/docs')).toEqual(['journeys']);
  });

  test('are none when nothing has it', () => {
    expect(matchingSteps([['no', 'such', 'test'].join('~')])).toEqual([]);
  });
});
