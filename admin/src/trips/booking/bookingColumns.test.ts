import type { Booking } from '@wayfare/shared';
import { type ExportedColumn, exportedLabel, exportedValue } from '@wayfare/web/exporting';
import { bookingColumnsFor } from './bookingColumns.js';
import { exportedBookingColumns, valueIn } from './bookingWords.js';

const texts = {
  t: (key: string) => key,
  locale: 'en',
  settings: { code: 'USD', timeZone: 'UTC', convert_to_mile: true },
};
const business = { timeZone: 'UTC', pickupTimeZone: false };
const sources = (...args: Parameters<typeof bookingColumnsFor>) =>
  bookingColumnsFor(...args).map((column) => column.source);

describe('bookingColumnsFor', () => {
  const everywhere =
    'reference tripdate carType customer_name pickupAddress dropAddress driver_name status reason trip_cost trip_start_time trip_end_time total_trip_time distance vehicle_number pickUpInstructions'.split(
      ' ',
    );
  const ofDeliveries =
    'deliveryPerson deliveryPersonPhone parcelTypeSelected optionSelected deliveryInstructions pickup_image deliver_image'.split(
      ' ',
    );

  it('covers all facts of a trip, with parcel facts only in a delivery deployment [2.31]', () => {
    expect(sources('admin', 'taxi')).toEqual(expect.arrayContaining(everywhere));
    expect(sources('admin', 'delivery')).toEqual(expect.arrayContaining([...everywhere, ...ofDeliveries]));
    expect(sources('admin', 'taxi').filter((source) => ofDeliveries.includes(source))).toEqual([]);
  });

  it('covers all of a trip’s money [2.32]', () => {
    expect(sources('admin', 'taxi')).toEqual(
      expect.arrayContaining(
        'driver_share convenience_fees discount customer_paid payment_mode gateway cashPaymentAmount cardPaymentAmount usedWalletMoney'.split(
          ' ',
        ),
      ),
    );
  });

  it('hides driver share and convenience fee from riders [2.32, 6.4]', () => {
    expect(sources('rider', 'taxi')).not.toContain('driver_share');
    expect(sources('rider', 'taxi')).not.toContain('convenience_fees');
    expect(sources('admin', 'taxi')).toEqual(expect.arrayContaining(['driver_share', 'convenience_fees']));
  });
});

describe('the amounts a customer has paid', () => {
  const amounts = { customer_paid: 12, cashPaymentAmount: 5, cardPaymentAmount: 4, usedWalletMoney: 3 };
  const sourcesOfAmounts = Object.keys(amounts) as (keyof typeof amounts)[];
  const trip = (fields: Partial<Booking>) => ({ ...amounts, prepaid: false, ...fields }) as Booking;
  const inTable = (booking: Booking) => sourcesOfAmounts.map((source) => valueIn(booking, source));
  const inExport = (booking: Booking) =>
    exportedBookingColumns(bookingColumnsFor('admin', 'taxi'), business)
      .filter(({ source }) => source in amounts)
      .map((column) => exportedValue(column, booking, texts));

  it('are empty before the trip is paid, in the table and in its export [3.12]', () => {
    for (const status of ['NEW', 'STARTED', 'PENDING', 'CANCELLED'] as const) {
      expect(inTable(trip({ status }))).toEqual([null, null, null, null]);
      expect(inExport(trip({ status }))).toEqual([null, null, null, null]);
    }
    for (const booking of [trip({ status: 'PAID' }), trip({ status: 'NEW', prepaid: true })]) {
      expect(inTable(booking)).toEqual([12, 5, 4, 3]);
      expect(inExport(booking)).toEqual([12, 5, 4, 3]);
    }
    expect(valueIn(trip({ status: 'NEW', trip_cost: 12 }), 'trip_cost')).toBe(12);
  });
});

it('exports bookings in the units of the business, which their headings name [4.63]', () => {
  const columns = exportedBookingColumns(bookingColumnsFor('admin', 'taxi'), business);
  const heading = (source: string) =>
    exportedLabel(columns.find((column) => column.source === source) as ExportedColumn, texts);
  expect(heading('trip_cost')).toBe('panel_trip_cost (USD)');
  expect(heading('distance')).toBe('panel_distance (mi)');
  expect(heading('total_trip_time')).toBe('panel_total_time (min)');
  expect(heading('tripdate')).toBe('panel_trip_date (UTC)');
});

it('exports the time at the pickup with its zone, where trips have one of their own [4.70]', () => {
  const settings = { timeZone: 'America/New_York', pickupTimeZone: true };
  const inFile = { ...texts, settings: { ...texts.settings, timeZone: 'America/New_York' } };
  const columns = exportedBookingColumns(bookingColumnsFor('admin', 'taxi'), settings);
  const shown = ['tripdate', 'localTripdate', 'timeZone'];
  const cells = (booking: Partial<Booking>) =>
    columns
      .filter(({ source }) => shown.includes(source))
      .map((column) => exportedValue(column, booking as Booking, inFile));
  const tripdate = Date.parse('2031-01-15T16:00:00Z');
  expect(cells({ tripdate, timeZone: 'America/Los_Angeles' })).toEqual([
    '2031-01-15 11:00:00',
    '2031-01-15 08:00:00',
    'America/Los_Angeles',
  ]);
  expect(cells({ tripdate })).toEqual(['2031-01-15 11:00:00', '2031-01-15 11:00:00', 'America/New_York']);
  // The hour that clocks show twice is told apart.
  const repeated = Date.parse('2031-11-02T09:30:00Z');
  expect(cells({ tripdate: repeated, timeZone: 'America/Los_Angeles' })[1]).toBe('2031-11-02 01:30:00-08:00');
  expect(
    exportedBookingColumns(bookingColumnsFor('admin', 'taxi'), { ...settings, pickupTimeZone: false }).filter(
      ({ source }) => source === 'localTripdate' || source === 'timeZone',
    ),
  ).toEqual([]);
});
