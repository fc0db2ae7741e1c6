import { parseArgs } from 'node:util';
import { ToolError } from '../../src/process/tools/runTool.js';
import { TRIPS_FILE } from './recordedDemand.js';

const MOST = { drivers: 5_000, seeds: 20, limit: 50_000 } as const;

/**
 * Reads the options of `npm run dispatch-lab`.
 * @throws ToolError for numbers that it cannot use; an error of `parseArgs` for unknown options
 */
export function parseLabOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      drivers: { type: 'string', default: '60,90,140' },
      seeds: { type: 'string', default: '5' },
      trips: { type: 'string', default: TRIPS_FILE },
      limit: { type: 'string' },
      svg: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  return {
    ...values,
    drivers: values.drivers.split(',').map((number) => whole('drivers', number)),
    seeds: whole('seeds', values.seeds),
    limit: values.limit === undefined ? undefined : whole('limit', values.limit),
  };
}

/** @throws ToolError for anything but a whole number from 1 to the most */
function whole(name: keyof typeof MOST, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > MOST[name])
    throw new ToolError(`--${name} takes whole numbers from 1 to ${MOST[name]}`);
  return number;
}
