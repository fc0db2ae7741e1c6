import { parseArgs } from 'node:util';

/** The options of a simulation. */
export interface Options {
  /** The address of the installation. */
  url: string;
  /** A place that the installation's map service finds, or `lat,lng`. */
  city: string;
  /** How far from its center the places are, in km. */
  radius: number;
  drivers: number;
  riders: number;
  /** How many times as fast as in reality everything happens. */
  speed: number;
  /** Ends after this many real minutes; null: until it is stopped. */
  minutes: number | null;
  /** Ends after this many completed trips; null for no limit. */
  trips: number | null;
  seed: number;
  /** The hour of the day at the start; null: the real one. */
  hour: number | null;
  /** Whether to audit the ledger at the end. */
  audit: boolean;
  /** Prints the report only, and only if something was wrong. */
  quiet: boolean;
  /** Of an admin: approves the drivers and credits the wallets. */
  admin: { email: string; password: string };
  /** The simulated people's passwords are derived from it. */
  secret: string;
}

/** The error for unusable arguments. Its message names the argument and the reason. */
export class UnusableOptions extends Error {
  override readonly name = 'UnusableOptions';
}

/** Largest number of riders and of drivers: each has a fictional phone number of its own. */
export const MOST = { riders: 1_500, drivers: 500 } as const;

export const HELP = `
Usage: npm run simulate -- [options]

Riders and drivers with habits use the API of a running installation: they book, drive, pay, rate and cancel. Ctrl-C ends
it after the open trips.

Options:
      --url <address>     the installation (default http://127.0.0.1:3000)
      --city <place>      a place that its map service finds, or lat,lng (default New York)
      --radius <km>       how far from there people go (default 5)
      --drivers <number>  1 to ${MOST.drivers} (default 10)
      --riders <number>   1 to ${MOST.riders} (default 25)
      --speed <factor>    how many times as fast as in reality, 1 to 100 (default 1). Above 3, the installation needs a clock that
                          runs as fast: CLOCK_SPEED
      --minutes <number>  ends after so many minutes
      --trips <number>    ends after so many completed trips
      --seed <number>     the same seed gives the same people, places and habits (default 1)
      --hour <number>     the hour of the day at the start (default: the real one in the business's time zone)
      --audit             audits the ledger at the end
      --quiet             prints the report only, and only if something was wrong
  -h, --help              shows this help

Environment variables:
  SIMULATOR_ADMIN_EMAIL, SIMULATOR_ADMIN_PASSWORD
                     an admin, who approves the drivers and credits wallets (default: the demo's admin, with DEMO_PASSWORD)
  SIMULATOR_SECRET   the people's passwords are derived from it (default: the admin's password)

Examples:
  npm run simulate -- --drivers 20 --riders 60 --speed 2
  npm run simulate -- --city "40.75,-73.98" --speed 60 --minutes 5 --audit
`;

/**
 * Reads arguments and environment. Null: help was requested.
 * @throws UnusableOptions
 */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options | null {
  const { values } = parse(args);
  if (values.help) return null;
  const email = env.SIMULATOR_ADMIN_EMAIL || 'admin@wayfare.example';
  const password = env.SIMULATOR_ADMIN_PASSWORD || env.DEMO_PASSWORD;
  if (!password)
    throw new UnusableOptions(`SIMULATOR_ADMIN_PASSWORD: set it to the password of ${email}, an admin`);
  if (!URL.canParse(values.url) || !/^https?:$/.test(new URL(values.url).protocol))
    throw new UnusableOptions('--url: must be a URL that starts with http:// or https://');
  return {
    url: values.url.replace(/\/+$/, ''),
    city: values.city,
    radius: number('radius', values.radius, 0.5, 100),
    drivers: whole('drivers', values.drivers, 1, MOST.drivers),
    riders: whole('riders', values.riders, 1, MOST.riders),
    speed: number('speed', values.speed, 1, 100),
    minutes: values.minutes === undefined ? null : number('minutes', values.minutes, 0.01, 100_000),
    trips: values.trips === undefined ? null : whole('trips', values.trips, 1, 1_000_000),
    seed: whole('seed', values.seed, 0, 2 ** 31),
    hour: values.hour === undefined ? null : number('hour', values.hour, 0, 24),
    audit: values.audit,
    quiet: values.quiet,
    admin: { email, password },
    secret: env.SIMULATOR_SECRET || password,
  };
}

function parse(args: string[]) {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args,
      options: {
        url: text('http://127.0.0.1:3000'),
        city: text('New York'),
        radius: text('5'),
        drivers: text('10'),
        riders: text('25'),
        speed: text('1'),
        minutes: { type: 'string' },
        trips: { type: 'string' },
        seed: text('1'),
        hour: { type: 'string' },
        audit: flag,
        quiet: flag,
        help: { ...flag, short: 'h' },
      },
    });
  } catch (error) {
    throw new UnusableOptions((error as Error).message);
  }
}

function number(name: string, text: string, from: number, to: number): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (value >= from && value <= to) return value;
  throw new UnusableOptions(`--${name}: must be a number from ${from} to ${to}`);
}

function whole(name: string, text: string, from: number, to: number): number {
  const value = number(name, text, from, to);
  if (Number.isInteger(value)) return value;
  throw new UnusableOptions(`--${name}: must be a whole number`);
}
