/** `npm run simulate`: simulated riders and drivers use the API of a running installation. */
import { NotReady } from './business/businessOf.js';
import { Refused } from './calls/call.js';
import { Unreachable } from './calls/unreachable.js';
import { UnknownCity } from './city/findCity.js';
import { HELP, type Options, readOptions, UnusableOptions } from './options.js';
import { reportText } from './report/report.js';
import { simulate } from './simulate.js';

/**
 * Stops at the first signal, or when the process ends that started this one; a second signal ends at once.
 */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stop.signal.aborted) process.exit(130);
      stop.abort();
    });
  // The demo's server has ended, so there is no server to sign out from.
  process.on('disconnect', () => process.exit(0));
  return stop.signal;
}

async function run(options: Options): Promise<void> {
  const print = options.quiet ? () => undefined : (line: string) => console.log(line);
  const report = await simulate(options, { stop: stopSignal(), print });
  const isWrong = report.errors.length > 0 || (report.ledgerOff ?? 0) > 0;
  if (isWrong) process.exitCode = 1;
  if (isWrong || !options.quiet) console.log(reportText(report));
}

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options) await run(options);
  else console.log(HELP.trim());
} catch (error) {
  const isForUser = [UnusableOptions, UnknownCity, NotReady, Refused, Unreachable].some(
    (kind) => error instanceof kind,
  );
  console.error(isForUser ? (error as Error).message : error);
  process.exitCode = 1;
}
