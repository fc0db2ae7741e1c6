import type { Connection } from 'mongoose';
import { Types } from 'mongoose';

const MINUTE_MS = 60_000;
/** Two bookings a minute make a million in a year. */
const EVERY_MS = MINUTE_MS / 2;
/** Time of the first booking. */
const FIRST_BOOKING = Date.UTC(2025, 0, 1);
const WRITTEN_AT_ONCE = 2_000;
const DRIVERS = 2_000;
const RIDERS = 50_000;
const FLEETS = 10;
const CAR_TYPES = ['Economy', 'Comfort', 'Van', 'Luxury'];

const money = (cents: number) => Types.Decimal128.fromString((cents / 100).toFixed(2));
const idOf = (kind: string, index: number) => `${kind}${index.toString(16).padStart(23, '0')}`;

export const benchDriver = (index: number) => idOf('d', index % DRIVERS);

/** Booking number `index`, as stored some time after the trip. Depends on nothing but the number. */
export function benchBooking(index: number) {
  const tripdate = FIRST_BOOKING + index * EVERY_MS;
  const [rider, driver] = [(index * 7_919) % RIDERS, (index * 104_729) % DRIVERS];
  const share = index % 100;
  const status = share < 62 ? 'COMPLETE' : share < 84 ? 'PAID' : share < 99 ? 'CANCELLED' : 'PENDING';
  const cents = 800 + ((index * 31) % 4_000);
  const fee = Math.round(cents * 0.15);
  const carType = CAR_TYPES[index % CAR_TYPES.length] as string;
  const at = (lat: number, lng: number, add: string) => ({ lat, lng, add });
  const id = idOf('b', index);
  const amounts = {
    customer_paid: money(cents),
    discount_amount: money(0),
    usedWalletMoney: money(0),
    cardPaymentAmount: money(0),
    cashPaymentAmount: money(cents),
    payableAmount: money(cents),
    promo_applied: false,
    promo_details: null,
  };
  const fleetadmin = idOf('f', driver % FLEETS);
  return {
    _id: id,
    booking_id: id,
    status,
    version: 8,
    carType,
    carImage: `/images/${carType}.svg`,
    customer: idOf('c', rider),
    customer_name: `Rider ${rider}`,
    customer_email: `rider${rider}@example.com`,
    customer_contact: `+1555${rider}`,
    pickup: at(40.7 + (index % 97) / 1000, -74 + (index % 89) / 1000, `${index % 900} Broadway, New York`),
    drop: at(40.7 + (index % 83) / 1000, -74 + (index % 79) / 1000, `${index % 700} 5th Avenue, New York`),
    pickupAddress: `${index % 900} Broadway, New York`,
    dropAddress: `${index % 700} 5th Avenue, New York`,
    estimate: money(cents),
    estimateDistance: 4.2,
    distance: 4.4,
    estimateTime: 840,
    bookLater: index % 9 === 0,
    tripdate,
    bookingDate: tripdate - MINUTE_MS,
    coords: Array.from({ length: 12 }, (_, point) => ({ latitude: 40.7 + point / 1000, longitude: -74 })),
    otp: false,
    booking_type_admin: false,
    trip_cost: money(cents),
    convenience_fees: money(fee),
    driver_share: money(cents - fee),
    discount: money(0),
    ...amounts,
    payment_mode: 'cash',
    prepaid: false,
    paymentPacket: { appcat: 'taxi', payment_mode: 'cash', ...amounts },
    ...(status !== 'CANCELLED' && {
      driver: benchDriver(driver),
      driver_name: `Driver ${driver}`,
      driver_contact: `+1777${driver}`,
      vehicle_number: `NY ${driver}`,
      driverRating: 4.8,
      fleetadmin,
      driver_accept_time: tripdate + MINUTE_MS,
      driver_arrive_time: tripdate + 5 * MINUTE_MS,
      trip_start_time: tripdate + 6 * MINUTE_MS,
      startTime: tripdate + 6 * MINUTE_MS,
      trip_end_time: tripdate + 20 * MINUTE_MS,
      endTime: tripdate + 20 * MINUTE_MS,
      total_trip_time: 840,
    }),
    tariff: {
      base_fare: 2.5,
      rate_per_unit_distance: 2.5,
      rate_per_hour: 30,
      min_fare: 5,
      convenience_fees: 15,
    },
    dispatch: {
      nextAt: null,
      round: 1,
      offers: [{ driver: benchDriver(driver), at: tripdate, state: 'offered' }],
    },
    effects: [],
    search: [id, 'rider', String(rider)],
    // As if it had been counted. `rebuild` computes the counters' contents.
    tally: {
      in: 0,
      as: tallied(status, carType, status === 'CANCELLED' ? null : [benchDriver(driver), fleetadmin]),
    },
  };
}

/** The values it is counted by, in the order of `bookingsCountedBy`. */
const tallied = (status: string, carType: string, driven: [string, string] | null) => [
  status,
  carType,
  'cash',
  driven?.[0] ?? null,
  driven?.[1] ?? null,
];

/** Inserts bookings number `from` up to `until`, bypassing the schema: a million take a minute or two. */
export async function addBenchBookings(
  connection: Connection,
  { from, until }: { from: number; until: number },
  onProgress: (done: number) => void,
): Promise<void> {
  const bookings = connection.collection<{ _id: string }>('bookings');
  for (let first = from; first < until; first += WRITTEN_AT_ONCE) {
    const count = Math.min(WRITTEN_AT_ONCE, until - first);
    await bookings.insertMany(
      Array.from({ length: count }, (_, index) => benchBooking(first + index)),
      { ordered: false },
    );
    onProgress(first + count - from);
  }
}
