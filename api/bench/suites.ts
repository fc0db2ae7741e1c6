import { creationSuite } from './creation.bench.js';
import { decisionsSuite } from './decisions.bench.js';
import { deskSuite } from './desk.bench.js';
import { dispatchSuite } from './dispatch.bench.js';
import { exportsSuite } from './exports.bench.js';
import { lighthouseSuite } from './lighthouse.bench.js';
import { listsSuite } from './lists.bench.js';
import { overloadSuite } from './overload.bench.js';
import { pingsSuite } from './pings.bench.js';
import { processesSuite } from './processes.bench.js';
import { replaySuite } from './replay.bench.js';
import { reportsSuite } from './reports.bench.js';
import { signInSuite } from './signIn.bench.js';
import { startSuite } from './start.bench.js';
import type { Suite } from './suite.js';
import { walletSuite } from './wallet.bench.js';

/** Every suite, by target. */
export const suites: readonly Suite[] = [
  listsSuite,
  dispatchSuite,
  pingsSuite,
  reportsSuite,
  walletSuite,
  creationSuite,
  replaySuite,
  startSuite,
  exportsSuite,
  deskSuite,
  signInSuite,
  lighthouseSuite,
  decisionsSuite,
  overloadSuite,
  processesSuite,
];
