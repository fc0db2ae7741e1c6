import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** Files that read clocks themselves, and why. */
const exempt = new Map([
  ['shared/src/basics/time/timeTexts.ts', 'it is the place that writes times'],
  ['shared/src/basics/time/zonedTime.ts', 'it is the place that reads the clocks of time zones'],
  ['web/src/language/times.ts', 'it asks for the time zone of the device'],
  ['admin/src/office/setup/business.ts', 'it suggests the time zone of the device for a new business'],
  ['api/src/platform/log/readableLine.ts', 'it writes lines of the log for a terminal'],
  ['api/src/process/demo/buildDemo.ts', 'it chooses times of day for the trips of the demo'],
]);

/** Reads the parts of a time by the clock of the device or server. */
const deviceClock =
  /\.(?:[gs]et(?:Hours|Minutes|Date|Day|Month|FullYear)|getTimezoneOffset|toLocale(?:Date|Time)String|toDateString)\(/;
/** Formats that are not of days, which are stored without a time. */
const format = /\bDateTimeFormat\((?![^;]*?timeZone: 'UTC')/;

async function sources() {
  const packages = ['shared', 'web', 'admin', 'landing', 'api'];
  const lists = await Promise.all(
    packages.map(async (name) =>
      (await readdir(path.join(root, name, 'src'), { recursive: true })).map((file) =>
        `${name}/src/${file}`.replaceAll('\\', '/'),
      ),
    ),
  );
  return lists.flat().filter((name) => /(?<!\.(?:test|bench))\.tsx?$/.test(name) && !exempt.has(name));
}

/** The lines of a source that write or read times by themselves. */
const faultsIn = (source) => [deviceClock, format].flatMap((pattern) => pattern.exec(source)?.[0] ?? []);

it('times are written and read in one place, in the time zone of the business', async () => {
  const names = await sources();
  expect(names.length).toBeGreaterThan(500);
  const faults = await Promise.all(
    names.map(async (name) =>
      faultsIn(await readFile(path.join(root, name), 'utf8')).map((fault) => `${name}: ${fault}`),
    ),
  );
  expect(faults.flat()).toEqual([]);
});

it.each([
  ["new Intl.DateTimeFormat(locale, { timeStyle: 'short' })", 1],
  ['new Date(at).getHours()', 1],
  ['new Date(at).toLocaleTimeString(locale)', 1],
  ["new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })", 0],
  ['new Date(at).getUTCHours()', 0],
])('finds in `%s` as many faults as %i', (source, count) => {
  expect(faultsIn(source)).toHaveLength(count);
});

it('every exempt file exists and needs its exemption', async () => {
  for (const name of exempt.keys())
    expect([name, faultsIn(await readFile(path.join(root, name), 'utf8')).length > 0]).toEqual([name, true]);
});
