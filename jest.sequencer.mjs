import Sequencer from '@jest/test-sequencer';

/** Files that take minutes. They go first: started last, each would keep one core busy and leave the others idle. */
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
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const order = super.sort(tests);
    const isLong = ({ path }) => LONG.some((name) => path.endsWith(name));
    return [...order.filter(isLong), ...order.filter((test) => !isLong(test))];
  }
}
