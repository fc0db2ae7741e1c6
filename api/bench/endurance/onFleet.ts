import { fileURLToPath } from 'node:url';
import { report, ToolError } from '../../src/process/tools/runTool.js';
import { type Fleet, findPrograms, type Programs, startFleet } from './fleet/fleet.js';
import type { Rates } from './traffic/traffic.js';

/** The folder of this checkout, whose build is tried. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROCESSES = 3;
/** How many pairs of a rider and a driver one trip a second keeps busy. */
const PAIRS_FOR_A_TRIP = 30;

/** The options that every tool of this folder takes. */
export const fleetOptions = {
  trips: { type: 'string', default: '1' },
  port: { type: 'string', default: '3420' },
  mongodb: { type: 'string', default: process.env.ENDURANCE_MONGODB },
  keep: { type: 'boolean', default: false },
} as const;

/** Those options as they were given. */
interface FleetValues {
  trips: string;
  port: string;
  mongodb?: string | undefined;
  keep: boolean;
}

/** How an installation is used. */
export interface Use {
  pairs: number;
  rates: Rates;
}

/** Finds what a tool needs; null, with a line that says so, if this machine lacks something. */
export function programsOrReport(): Programs | null {
  const programs = findPrograms();
  if (!('missing' in programs)) return programs;
  report(`Nothing was done: ${programs.missing} is not installed.`);
  return null;
}

/** The number of an option. @throws ToolError if it is not above 0 */
export function positive(option: string, given: string): number {
  const number = Number(given);
  if (!(number > 0)) throw new ToolError(`--${option} takes a number above 0`);
  return number;
}

/**
 * Starts an installation of a build, lets `work` use it, and closes it.
 * @returns what `work` returns
 * @throws ToolError for an option that is no number
 */
export async function onFleet<Result>(
  programs: Programs,
  build: { folder: string; name: string },
  values: FleetValues,
  work: (fleet: Fleet, use: Use) => Promise<Result>,
): Promise<Result> {
  const [trips, firstPort] = [positive('trips', values.trips), positive('port', values.port)];
  report(`Starting ${PROCESSES} processes of ${build.name}`);
  const fleet = await startFleet(programs, {
    build: build.folder,
    size: PROCESSES,
    firstPort,
    mongodb: values.mongodb,
  });
  try {
    const rates = { trips, lists: 10, signIns: 1, credits: 1 };
    return await work(fleet, { pairs: Math.ceil(trips * PAIRS_FOR_A_TRIP), rates });
  } finally {
    if (values.keep) report(`The logs are in ${fleet.folder}`);
    await fleet.close(values.keep);
  }
}
