import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finding } from '@wayfare/shared';
import {
  dollars,
  expectedCents,
  readRealTrips,
  realTripsTest,
  type WrittenTariff,
} from '../../../test/support/realTrips.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { auditLedger } from '../../office/ledgerAudit/auditLedger.js';
import { openTrips, TripFileError } from './readTrips.js';
import { type ReplaySummary, replayTrips } from './replayTrips.js';
import { parseTariff, TariffError } from './tariff.js';

/** Every n-th trip is replayed; all with `ALL_TRIPS` in the environment, which takes minutes. */
const EVERY = process.env.ALL_TRIPS ? 1 : 15;
const TARIFF = {
  base_fare: 2.5,
  rate_per_unit_distance: 2.5,
  rate_per_hour: 30,
  min_fare: 5,
  convenience_fees: 15,
  convenience_fee_type: 'percentage',
  decimal: 2,
  convert_to_mile: true,
};
/** The same, in its JSON form. */
const WRITTEN: WrittenTariff = {
  base_fare: '2.5',
  rate_per_unit_distance: '2.5',
  rate_per_hour: '30',
  min_fare: '5',
  convenience_fees: '15',
  convenience_fee_type: 'percentage',
};
const HEADER =
  'pickup_at,dropoff_at,duration_s,distance_miles,pickup_zone,pickup_lat,pickup_lng,drop_zone,drop_lat,drop_lng,payment';

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfare-replay-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

async function csv(text: string): Promise<string> {
  const file = join(folder, `${Math.random()}.csv`);
  await writeFile(file, text);
  return file;
}

async function replay(file: string, tariff: object = TARIFF): Promise<ReplaySummary> {
  return replayTrips(await openTrips(file), parseTariff(JSON.stringify(tariff)), undefined, app.services);
}

const realTrips = realTripsTest('replay of real trips');

realTrips(
  'replays real trips to the cent [5.12] [5.14] [5.16] [5.17]',
  async () => {
    const { header, trips: all } = readRealTrips();
    const trips = all.filter((_, index) => index % EVERY === 0);
    let cost = 0n;
    let fees = 0n;
    let entries = 0;
    for (const trip of trips) {
      const fare = expectedCents(WRITTEN, trip);
      cost += fare.cost;
      fees += fare.fee;
      // The share, and either the cash kept or the wallet credited and debited.
      entries += trip.payment === 'credit card' ? 3 : 2;
    }
    const rows = trips.map(({ line: row }) => row);

    const summary = await replay(await csv([header, ...rows].join('\n')));
    process.stderr.write(`replay: ${summary.tripsPerSecond} trips a second\n`);
    expect(summary).toMatchObject({
      trips: rows.length,
      rejected: [],
      tripCost: dollars(cost),
      convenienceFees: dollars(fees),
      driverShare: dollars(cost - fees),
      ledgerEntries: entries,
      ledgerBalanced: true,
    });
    expect(await app.services.db.bookings.countByStatus(['COMPLETE'])).toEqual({ COMPLETE: rows.length });
  },
  900_000,
);

const good =
  '2019-03-01T00:03:29,2019-03-01T00:13:32,603,2.16,Lincoln Square,40.77,-73.98,Upper East Side,40.78,-73.96,cash';
/** The valid line with other values in some columns. */
function line(changes: Record<string, string>): string {
  const columns = HEADER.split(',');
  const values = good.split(',');
  for (const [column, value] of Object.entries(changes)) values[columns.indexOf(column)] = value;
  return values.join(',');
}

it('takes a trip through its whole lifecycle at its recorded times', async () => {
  const summary = await replay(await csv(`${HEADER}\n${line({ payment: 'credit card' })}\n`));
  expect(summary).toMatchObject({ trips: 1, rejected: [], ledgerEntries: 3, ledgerBalanced: true });
  const { rows } = await app.services.db.bookings.list({
    filter: {},
    sort: { field: 'tripdate', order: 1 },
    skip: 0,
    limit: 10,
  });
  const startedAt = Date.UTC(2019, 2, 1, 0, 3, 29);
  const { cost, fee } = expectedCents(WRITTEN, { miles: '2.16', seconds: '603' });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    status: 'COMPLETE',
    rating: 5,
    pickupAddress: 'Lincoln Square',
    dropAddress: 'Upper East Side',
    distance: 3.47618304,
    bookingDate: startedAt,
    tripdate: startedAt,
    driver_accept_time: startedAt,
    startTime: startedAt,
    endTime: startedAt + 603_000,
    total_trip_time: 603,
    payment_mode: 'wallet',
    trip_cost: dollars(cost),
    convenience_fees: dollars(fee),
    usedWalletMoney: dollars(cost),
    cashPaymentAmount: 0,
  });
  const rider = await app.services.db.users.findById(rows[0]?.customer as string);
  expect(rider?.walletBalance).toBe(0);
  expect(rider?.savedAddresses).toHaveLength(1);
});

it('rejects each invalid line with its number and a reason, and continues', async () => {
  const bad: [Record<string, string>, RegExp][] = [
    [{ pickup_at: '' }, /pickup_at is missing/],
    [{ drop_lng: '  ' }, /drop_lng is missing/],
    [{ dropoff_at: '2019-02-28T00:00:00' }, /before/],
    [{ pickup_at: 'yesterday' }, /pickup_at .* not a time/],
    [{ pickup_at: '2019-02-30T00:00:00' }, /not a time/],
    [{ dropoff_at: '2019-03-01T25:00:00' }, /not a time/],
    [{ duration_s: 'ten minutes' }, /duration_s .* not a number/],
    [{ duration_s: '-5' }, /duration_s .* negative/],
    [{ duration_s: '1e300' }, /duration_s .* too large/],
    [{ distance_miles: '-0.1' }, /distance_miles .* negative/],
    [{ distance_miles: 'NaN' }, /distance_miles .* not a number/],
    [{ distance_miles: 'Infinity' }, /not a number/],
    [{ distance_miles: '0x10' }, /not a number/],
    [{ distance_miles: '99999' }, /too large/],
    [{ pickup_lat: '90.01' }, /pickup_lat .* out of range/],
    [{ drop_lng: '-180.5' }, /drop_lng .* out of range/],
    [{ drop_lat: 'north' }, /drop_lat .* not a number/],
  ];
  const text = [
    HEADER,
    line({}),
    ...bad.map(([changes]) => line(changes)),
    '2019-03-01T00:03:29,oops',
    line({}),
  ].join('\n');
  const summary = await replay(await csv(text));
  expect(summary.trips).toBe(2);
  expect(summary.rejected.map((rejected) => rejected.line)).toEqual(
    Array.from({ length: bad.length + 1 }, (_, index) => index + 3),
  );
  bad.forEach(([, reason], index) => expect(summary.rejected[index]?.reason).toMatch(reason));
  expect(summary).toMatchObject({ ledgerEntries: 4, ledgerBalanced: true });
});

it('accepts unusual but possible trips', async () => {
  const text = [
    HEADER,
    line({ duration_s: '0', distance_miles: '0', dropoff_at: '2019-03-01T00:03:29' }),
    line({ pickup_at: '2019-03-01 00:03:29', payment: 'CASH' }),
    line({ pickup_at: '2019-03-01T01:03:29+01:00', payment: '' }),
    line({ drop_lat: '40.77', drop_lng: '-73.98', drop_zone: '"Lincoln, Square"' }),
  ].join('\r\n');
  const summary = await replay(await csv(`\ufeff${text}\r\n\r\n`));
  expect(summary).toMatchObject({ trips: 4, rejected: [], ledgerBalanced: true, ledgerEntries: 8 });
});

it('finds columns by name in any order, and ignores others', async () => {
  const header =
    'extra,drop_lng,drop_lat,pickup_lng,pickup_lat,distance_miles,duration_s,dropoff_at,pickup_at';
  const row = 'x,-73.96,40.78,-73.98,40.77,2.16,603,2019-03-01T00:13:32,2019-03-01T00:03:29';
  const summary = await replay(await csv(`${header}\n${row}`));
  const { cost } = expectedCents(WRITTEN, { miles: '2.16', seconds: '603' });
  expect(summary).toMatchObject({ trips: 1, rejected: [], tripCost: dollars(cost) });
});

it('follows the tariff for kilometers, flat fees and other decimals [5.15]', async () => {
  const summary = await replay(await csv(`${HEADER}\n${line({})}`), {
    ...TARIFF,
    convenience_fees: 1.2345,
    convenience_fee_type: 'flat',
    decimal: 3,
    convert_to_mile: false,
  });
  // 2.5 + 2.5 × 3.47618304 + 30 × 603 / 3600 = 16.2154576; with the fee 17.4499576
  expect(summary).toMatchObject({
    tripCost: 17.45,
    convenienceFees: 1.235,
    driverShare: 16.215,
    ledgerBalanced: true,
  });
});

it('explains what is wrong with a file that is not a CSV of trips', async () => {
  const problem = async (file: string) => {
    try {
      for await (const row of await openTrips(file)) void row;
    } catch (error) {
      expect(error).toBeInstanceOf(TripFileError);
      return (error as Error).message;
    }
    return 'no problem';
  };
  expect(await problem(await csv(''))).toContain('empty');
  expect(await problem(await csv('a,b\n1,2\n'))).toContain('pickup_at');
  expect(await problem(await csv('\u0000\u0001PNG\u0002'))).toContain('not a CSV file of trips');
  expect(await problem(await csv(`${HEADER.replace('drop_lat,', '')}\n`))).toContain('drop_lat');
  expect(await problem(await csv(`${HEADER},drop_lat\n`))).toContain('twice');
  expect(await problem(await csv(`${HEADER}\n"2019`))).toContain('Quote');
  expect(await problem(join(folder, 'nowhere.csv'))).toContain('File not found');
  expect(await problem(folder)).toContain('cannot be read');
});

it('explains what is wrong with a tariff', () => {
  const problem = (json: string) => {
    try {
      parseTariff(json);
    } catch (error) {
      expect(error).toBeInstanceOf(TariffError);
      return (error as Error).message;
    }
    return 'no problem';
  };
  expect(problem('{')).toContain('not JSON');
  expect(problem('[]')).toContain('not a car type');
  expect(problem(JSON.stringify({ ...TARIFF, rate_per_hour: undefined }))).toContain('rate_per_hour');
  expect(problem(JSON.stringify({ ...TARIFF, base_fare: -1 }))).toContain('base_fare');
  expect(problem(JSON.stringify({ ...TARIFF, convenience_fee_type: 'half' }))).toContain(
    'convenience_fee_type',
  );
  expect(problem(JSON.stringify({ ...TARIFF, decimal: 1.5 }))).toContain('decimal');
  expect(problem(JSON.stringify({ ...TARIFF, name: 'Yellow', id: 'x' }))).toBe('no problem');
});

it('audits the ledger: every manipulation is reported', async () => {
  await replay(await csv([HEADER, line({}), line({ payment: 'credit card' })].join('\n')));
  const { db } = app.services;
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
  const { rows } = await db.bookings.list({
    filter: {},
    sort: { field: 'payment_mode', order: 1 },
    skip: 0,
    limit: 2,
  });
  const [cash, wallet] = rows;
  if (!cash || !wallet) throw new Error('two trips were replayed');

  await db.wallets.post(
    cash.driver as string,
    [{ type: 'Credit', amount: 1, txRef: `booking:${cash.id}:wallet` }],
    { date: 1 },
  );
  await db.bookings.change({ ...wallet, set: { driver_share: wallet.driver_share + 1 } });
  const { balanced, problems } = await auditLedger(undefined, app.services);
  expect(balanced).toBe(false);
  expect(problems).toEqual(
    expect.arrayContaining([
      finding('entry', `booking:${cash.id}:wallet`, 'not_made', {}),
      expect.objectContaining({ id: `booking:${wallet.id}:share`, fault: 'different' }),
      expect.objectContaining({ id: wallet.id, fault: 'share_and_fee' }),
    ]),
  );
});
