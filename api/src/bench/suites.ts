import { creationSuite } from './creation.bench.js';
import { dispatchSuite } from './dispatch.bench.js';
import { pingsSuite } from './pings.bench.js';
import { replaySuite } from './replay.bench.js';
import { startSuite } from './start.bench.js';
import type { Suite } from './suite.js';
import { walletSuite } from './wallet.bench.js';

/** Every suite, by target. */
export const suites: readonly Suite[] = [
  dispatchSuite,
  pingsSuite,
  walletSuite,
  creationSuite,
  replaySuite,
  startSuite,
];
