import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files whose tests take longest, the slowest first. */
const SLOW = ['package/package.test.ts', 'cli/bake/bake.test.ts'];

/**
 * Starts the slow files first: a fresh clone has no times of an earlier run to sort them by, and one that starts last keeps
 * a single core busy while the others wait.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const slow = SLOW.flatMap((end) => sorted.filter(({ moduleId }) => moduleId.endsWith(`/tests/${end}`)));
    return [...slow, ...sorted.filter((file) => !slow.includes(file))];
  }
}
