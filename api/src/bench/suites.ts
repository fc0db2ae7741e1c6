import type { Suite } from './suite.js';
import { walletSuite } from './wallet.bench.js';

/** Every suite, by target. */
export const suites: readonly Suite[] = [walletSuite];
