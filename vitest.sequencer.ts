import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take minutes. They go first: started last, each would keep one core busy and leave the others
 * idle.
 */
const LONG = [
  'test/faults/killed.test.ts',
  'test/badInput/badInput.api.test.ts',
  'test/histories/histories.api.test.ts',
  'demo/seedDemo.test.ts',
  'earning/earning.api.test.ts',
  'tools/tools.test.ts',
  'bench/bench.test.ts',
];

/** The default order, with the longest files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(name));
    return [...order.filter(isLong), ...order.filter((file) => !isLong(file))];
  }
}
