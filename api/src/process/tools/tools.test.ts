import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { runToolProcess } from '../../../test/support/toolProcess.js';

const server = process.env.WAYFARE_TEST_MONGO as string;
const databaseName = `replay_${randomUUID().slice(0, 8)}`;

let folder: string;
let trips: string;
let tariff: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfare-replay-tool-'));
  trips = join(folder, 'trips.csv');
  tariff = join(folder, 'tariff.json');
  await writeFile(
    trips,
    [
      'pickup_at,dropoff_at,duration_s,distance_miles,pickup_lat,pickup_lng,drop_lat,drop_lng,payment',
      '2019-03-01T00:00:00,2019-03-01T00:10:00,600,2,40.77,-73.98,40.78,-73.96,cash',
      '2019-03-01T00:00:00,2019-02-01T00:10:00,600,2,40.77,-73.98,40.78,-73.96,cash',
    ].join('\n'),
  );
  await writeFile(
    tariff,
    JSON.stringify({
      rate_per_unit_distance: 2.5,
      rate_per_hour: 30,
      convenience_fees: 10,
      convenience_fee_type: 'percentage',
      decimal: 2,
      convert_to_mile: true,
    }),
  );
});
afterAll(async () => {
  const connection = await mongoose.createConnection(server, { dbName: databaseName }).asPromise();
  await connection.dropDatabase();
  await connection.close();
  await rm(folder, { recursive: true, force: true });
});

const replay = (...args: string[]) => run('replay', args);

const run = (tool: string, args: string[], environment: Record<string, string> = {}, input = '') =>
  runToolProcess(tool, args, { DATA_DIR: folder, ...environment }, input);

it.each([
  'create-admin',
  'doctor',
  'seed',
  'replay',
  'audit-ledger',
  'rebuild-reports',
  'rebuild-counts',
  'move-database',
])(
  '%s explains itself with --help',
  async (tool) => {
    const { code, stdout } = await run(tool, ['--help']);
    expect(code).toBe(0);
    for (const part of [`npm run -s ${tool}`, 'Options:', '--help', 'Examples:'])
      expect(stdout).toContain(part);
  },
  60_000,
);

it('rejects unknown options, also of a tool without options', async () => {
  const { code, stdout, stderr } = await run('seed', ['--fast']);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^Unknown option '--fast'.*\n$/);
});

it('prints one JSON object, and the same one when run again', async () => {
  for (let time = 0; time < 2; time += 1) {
    const { code, stdout } = await replay(trips, '--tariff', tariff, '--json', '--database', databaseName);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      trips: 1,
      rejected: [{ line: 3, reason: 'dropoff_at is before pickup_at' }],
      tripCost: 11,
      convenienceFees: 1,
      driverShare: 10,
      ledgerEntries: 2,
      ledgerBalanced: true,
      seconds: expect.any(Number),
      tripsPerSecond: expect.any(Number),
    });
  }
});

it('prints a readable summary', async () => {
  const { code, stdout } = await replay(trips, '--tariff', tariff, '--database', databaseName);
  expect(code).toBe(0);
  expect(stdout).toMatch(/Trip cost +11\n/);
  expect(stdout).toMatch('line 3: dropoff_at is before pickup_at');
});

it.each([
  ['no arguments', [], 'Usage:'],
  ['no tariff', ['trips.csv'], 'Usage:'],
  ['an unknown option', ['trips.csv', '--fast'], '--fast'],
  ['a missing tariff file', ['TRIPS', '--tariff', 'nowhere.json'], 'nowhere.json'],
  ['a file that contains no trips', ['TARIFF', '--tariff', 'TARIFF'], 'not a CSV file of trips'],
  ["the product's own database", ['TRIPS', '--tariff', 'TARIFF', '--database', 'Wayfare'], "product's own"],
  ['a database with other data', ['TRIPS', '--tariff', 'TARIFF', '--database', 'OTHER'], 'no replay created'],
])(
  'prints one line and exits with code 1 for %s',
  async (_, args, message) => {
    const other = `other_${databaseName}`;
    const connection = await mongoose.createConnection(server, { dbName: other }).asPromise();
    await connection.createCollection('something');
    const values: Record<string, string> = { TRIPS: trips, TARIFF: tariff, OTHER: other };
    const { code, stdout, stderr } = await replay(...args.map((arg) => values[arg] ?? arg));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trim()).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect((await connection.listCollections()).map(({ name }) => name)).toEqual(['something']);
    await connection.dropDatabase();
    await connection.close();
  },
  60_000,
);

it('audits the ledger of any database, and reports discrepancies in English', async () => {
  const audit = () => run('audit-ledger', ['--database', databaseName]);
  const { code, stdout } = await audit();
  expect(code).toBe(0);
  expect(stdout).toBe('2 entries, 1 settled trips: the ledger is balanced\n');

  const connection = await mongoose.createConnection(server, { dbName: databaseName }).asPromise();
  const wallets = connection.collection<{ _id: string }>('users');
  const driver = await wallets.findOneAndUpdate({ usertype: 'driver' }, { $inc: { walletBalance: 1 } });
  const off = await audit();
  await wallets.updateOne({ _id: driver?._id }, { $inc: { walletBalance: -1 } });
  await connection.close();
  expect(off.code).toBe(1);
  expect(off.stdout).toMatch(
    /^wallet \S+: The balance is [\d.-]+, but its entries add up to [\d.-]+\.\n2 entries, 1 settled trips: discrepancies: 1\n$/,
  );
});

it('moves a database and audits the copy, but never over data or onto itself', async () => {
  const copy = `moved_${databaseName}`;
  const move = (...args: string[]) =>
    run('move-database', ['--to', '-', ...args], { MONGODB_DATABASE: databaseName }, `${server}\n`);
  expect(await move('--to-database', copy)).toEqual({
    code: 0,
    stderr: expect.any(String),
    stdout: expect.stringMatching(
      /^\d+ collections, \d+ records: the copy is exact\n2 entries, 1 settled trips: the ledger is balanced\n$/,
    ),
  });
  const again = await move('--to-database', copy);
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('already has a database') });
  const itself = await move();
  expect(itself).toMatchObject({ code: 1, stderr: expect.stringContaining('are the same') });
  const connection = await mongoose.createConnection(server, { dbName: copy }).asPromise();
  await connection.dropDatabase();
  await connection.close();
});

it.each(['audit-ledger', 'rebuild-counts', 'rebuild-reports'])(
  '%s says that it did nothing where there is no such database, and creates none',
  async (tool) => {
    const missing = `missing_${databaseName}`;
    expect(await run(tool, ['--database', missing])).toEqual({
      code: 1,
      stdout: '',
      stderr: `There is no database "${missing}", or it is empty: nothing was done.\n`,
    });
    const connection = await mongoose.createConnection(server, { dbName: missing }).asPromise();
    expect(await connection.listCollections()).toEqual([]);
    await connection.close();
  },
);

it('rebuilds the reports of any database', async () => {
  for (let time = 0; time < 2; time += 1) {
    const { code, stdout, stderr } = await run('rebuild-reports', ['--database', databaseName]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '201903 …\n' });
    expect(stdout).toMatch(/^Months in the reports: 1, rebuilt in [\d.]+ s\n$/);
  }
});

it('rebuilds the list totals of any database', async () => {
  const { code, stdout } = await run('rebuild-counts', ['--database', databaseName]);
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^Bookings counted: [1-9]\d*, in [\d.]+ s\n$/),
  });
});

it('does not seed a database that contains users', async () => {
  const { code, stdout, stderr } = await run('seed', [], { MONGODB_DATABASE: databaseName });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe('The database is not empty: demo data needs an empty database.\n');
});
