import type { BookingStatus, PaymentMode } from '@wayfare/shared';
import { fareOf, rounded, type Thousandths, TRIP_AHEAD } from './fareModel.js';

/**
 * What the rules say a business of a few riders and drivers does, in the plainest form: one record, changed by one
 * command after another. It shares no code with the product.
 */
export interface Business {
  /** ms timestamp */
  now: number;
  settings: {
    negativeBalance: boolean;
    autoDispatch: boolean;
    otp_secure: boolean;
    RiderWithDraw: boolean;
    decimal: number;
  };
  riders: { wallet: Thousandths; saved: number[] }[];
  drivers: { wallet: Thousandths; trip: number | null; isActive: boolean; ratings: number[] }[];
  trips: Trip[];
  withdraws: { processed: boolean }[];
  /** Every posting: whose, its kind and amount. */
  entries: string[];
}

/** Drivers are numbers; `offers` has everybody who was ever asked, `requested` who may accept now. */
export interface Trip {
  status: BookingStatus;
  rider: number;
  driver: number | null;
  mode: PaymentMode;
  cost: Thousandths;
  fee: Thousandths;
  tripdate: number;
  offers: Record<number, 'offered' | 'declined' | 'expired'>;
  requested: number[];
  otp: string | false;
  otpTries: number;
  lockedUntil: number;
  acceptedAt: number;
  startedAt: number;
  hasArrived: boolean;
  hasStarted: boolean;
  hasEnded: boolean;
  cancelledBy: string | null;
  rating: number | null;
}

export type Who = { role: 'rider' | 'driver'; n: number } | { role: 'admin' | 'fleetadmin' | 'nobody' };

export type Command = { by: Who } & (
  | { name: 'book'; mode: PaymentMode; laterMinutes: number | null; rider: number }
  | { name: 'accept' | 'decline'; trip: number }
  | { name: 'arrive'; trip: number }
  | { name: 'start'; trip: number; code: 'right' | 'wrong' | 'none' }
  | { name: 'reach'; trip: number; end: number }
  | { name: 'pay'; trip: number; mode: PaymentMode }
  | { name: 'complete' | 'cancel'; trip: number }
  | { name: 'rate'; trip: number; rate: number }
  | { name: 'assign'; trip: number; driver: number }
  | { name: 'credit'; to: { role: 'rider' | 'driver'; n: number }; amount: Thousandths }
  | { name: 'withdraw'; amount: Thousandths }
  | { name: 'process'; withdraw: number }
  | { name: 'online'; isActive: boolean }
  | { name: 'set'; change: Partial<Business['settings']> }
);

/** The status an answer must have. */
type Answer = 200 | 201 | 400 | 401 | 403 | 404 | 409 | 429;

const MINUTE_MS = 60_000;
/** What a rider pays who cancels so many minutes after acceptance, in thousandths. */
const SLABS = [
  { minutes: 2, amount: 1_250n },
  { minutes: 10, amount: 4_000n },
];

/** Which roles get past the door of each command. */
const doors: Record<Command['name'], readonly Who['role'][]> = {
  book: ['rider', 'admin'],
  accept: ['driver'],
  decline: ['driver'],
  arrive: ['driver'],
  start: ['driver'],
  reach: ['driver'],
  pay: ['rider', 'driver'],
  complete: ['rider', 'driver', 'admin'],
  cancel: ['rider', 'driver', 'admin'],
  rate: ['rider'],
  assign: ['admin'],
  credit: ['admin'],
  withdraw: ['driver', 'rider'],
  process: ['admin'],
  online: ['driver'],
  set: ['admin'],
};

/** Whether a driver can be offered a trip (rule 5.8), with a wallet that is not negative unless that is allowed. */
export const isEligible = ({ settings, drivers }: Business, n: number) => {
  const driver = drivers[n];
  return !!driver?.isActive && driver.trip === null && (settings.negativeBalance || driver.wallet >= 0n);
};

/** Does a command to the business, and answers with what status it must be answered. */
export function carryOut(business: Business, command: Command): Answer {
  const { by } = command;
  if (by.role === 'nobody') return 401;
  if (!doors[command.name].includes(by.role)) return 403;
  switch (command.name) {
    case 'book':
      return book(business, command);
    case 'credit':
      return credit(business, command);
    case 'withdraw':
      return withdraw(business, command);
    case 'process': {
      const request = business.withdraws[command.withdraw];
      if (!request) return 404;
      request.processed = true;
      return 200;
    }
    case 'online':
      driverOf(business, by).isActive = command.isActive;
      return 200;
    case 'set':
      Object.assign(business.settings, command.change);
      return 200;
    default: {
      const trip = business.trips[command.trip];
      return trip ? step(business, trip, command) : 404;
    }
  }
}

type Step = Extract<Command, { trip: number }>;

function step(business: Business, trip: Trip, command: Step): Answer {
  switch (command.name) {
    case 'accept':
      return accept(business, trip, command.by, command.trip);
    case 'decline':
      return decline(trip, command.by);
    case 'complete':
      return complete(trip, command.by);
    case 'cancel':
      return cancel(business, trip, command.by);
    case 'rate':
      return rate(business, trip, command.by, command.rate);
    case 'assign':
      return assign(business, trip, command.driver);
    case 'pay':
      return pay(business, trip, command.by, command.mode);
    default:
      return drive(business, trip, command);
  }
}

const driverOf = (business: Business, who: Who) =>
  business.drivers[(who as { n: number }).n] as Business['drivers'][number];
const isDriver = (trip: Trip, who: Who) => who.role === 'driver' && trip.driver === who.n;
const isRider = (trip: Trip, who: Who) => who.role === 'rider' && trip.rider === who.n;

function book(
  business: Business,
  { by, mode, laterMinutes, rider }: Extract<Command, { name: 'book' }>,
): Answer {
  if (laterMinutes !== null && laterMinutes < 15) return 400;
  if (laterMinutes === null && !business.drivers.some((_, n) => isEligible(business, n))) return 400;
  const fare = fareOf(TRIP_AHEAD, business.settings.decimal);
  business.trips.push({
    status: 'NEW',
    rider: by.role === 'rider' ? by.n : rider,
    driver: null,
    mode,
    ...fare,
    tripdate: business.now + (laterMinutes ?? 0) * MINUTE_MS,
    offers: {},
    requested: [],
    otp: false,
    otpTries: 0,
    lockedUntil: 0,
    acceptedAt: 0,
    startedAt: 0,
    hasArrived: false,
    hasStarted: false,
    hasEnded: false,
    cancelledBy: null,
    rating: null,
  });
  return 201;
}

function accept(business: Business, trip: Trip, by: Who, index: number): Answer {
  const { n } = by as { n: number };
  if (trip.driver === n) return 200;
  if (!(n in trip.offers)) return 404;
  if (trip.status !== 'NEW' || !trip.requested.includes(n)) return 409;
  const driver = driverOf(business, by);
  if (driver.trip !== null || !driver.isActive) return 409;
  driver.trip = index;
  Object.assign(trip, { status: 'ACCEPTED', driver: n, acceptedAt: business.now, requested: [] });
  return 200;
}

function decline(trip: Trip, by: Who): Answer {
  const { n } = by as { n: number };
  const state = trip.offers[n];
  if (!state) return 404;
  if (state === 'declined') return 200;
  if (trip.status !== 'NEW') return 409;
  trip.offers[n] = 'declined';
  trip.requested = trip.requested.filter((other) => other !== n);
  return 200;
}

function assign(business: Business, trip: Trip, n: number): Answer {
  if (trip.status !== 'NEW' || business.settings.autoDispatch) return 409;
  const driver = business.drivers[n] as Business['drivers'][number];
  if (!driver.isActive) return 400;
  if (driver.trip !== null) return 409;
  trip.offers[n] = 'offered';
  if (!trip.requested.includes(n)) trip.requested.push(n);
  return 200;
}

function drive(
  business: Business,
  trip: Trip,
  command: Extract<Step, { name: 'arrive' | 'start' | 'reach' }>,
): Answer {
  if (!isDriver(trip, command.by)) return 404;
  switch (command.name) {
    case 'arrive':
      if (trip.hasArrived) return 200;
      if (trip.status !== 'ACCEPTED') return 409;
      Object.assign(trip, { status: 'ARRIVED', hasArrived: true });
      return 200;
    case 'start':
      if (trip.hasStarted) return 200;
      if (trip.status !== 'ARRIVED') return 409;
      if (trip.otp !== false) {
        const refused = refusedCode(business, trip, command.code);
        if (refused) return refused;
      }
      Object.assign(trip, { status: 'STARTED', hasStarted: true, startedAt: business.now });
      return 200;
    default:
      if (trip.hasEnded) return 200;
      if (trip.status !== 'STARTED') return 409;
      reach(business, trip, command.end);
      return 200;
  }
}

/** Five codes are looked at, then none for ten minutes. */
function refusedCode({ now }: Business, trip: Trip, code: 'right' | 'wrong' | 'none'): 400 | 429 | null {
  if (code === 'none') return 400;
  if (trip.lockedUntil > now) return 429;
  if (trip.lockedUntil > 0) Object.assign(trip, { lockedUntil: 0, otpTries: 0 });
  trip.otpTries += 1;
  if (trip.otpTries === 5) trip.lockedUntil = now + 10 * MINUTE_MS;
  return code === 'right' ? null : 400;
}

function reach(business: Business, trip: Trip, end: number) {
  const seconds = BigInt(Math.round((business.now - trip.startedAt) / 1000));
  Object.assign(trip, fareOf({ end, seconds }, business.settings.decimal), {
    status: 'PENDING',
    hasEnded: true,
  });
  const { saved } = business.riders[trip.rider] as Business['riders'][number];
  saved[end] = (saved[end] ?? 0) + 1;
  free(business, trip);
}

const free = (business: Business, trip: Trip) => {
  const driver = business.drivers[trip.driver as number];
  if (driver && business.trips[driver.trip ?? -1] === trip) driver.trip = null;
};

function pay(business: Business, trip: Trip, by: Who, mode: PaymentMode): Answer {
  if (!(by.role === 'driver' ? isDriver(trip, by) : isRider(trip, by))) return 404;
  if (by.role === 'driver' && mode !== 'cash') return 400;
  const isPaid = trip.status === 'PAID' || trip.status === 'COMPLETE';
  if (isPaid && trip.mode === mode) return 200;
  if (trip.status !== 'PENDING') return 409;
  trip.mode = mode;
  if (by.role === 'rider' && mode !== 'wallet') return 200;
  if (mode === 'wallet') {
    if ((business.riders[trip.rider] as { wallet: bigint }).wallet < trip.cost) return 409;
    post(business, { role: 'rider', n: trip.rider }, 'Debit', trip.cost);
  }
  trip.status = 'PAID';
  const driver = { role: 'driver', n: trip.driver as number } as const;
  post(business, driver, 'Credit', trip.cost - trip.fee);
  if (mode === 'cash') post(business, driver, 'Debit', trip.cost);
  return 200;
}

function complete(trip: Trip, by: Who): Answer {
  if (by.role !== 'admin' && !isDriver(trip, by) && !isRider(trip, by)) return 404;
  if (trip.status !== 'PAID' && trip.status !== 'COMPLETE') return 409;
  trip.status = 'COMPLETE';
  return 200;
}

function rate(business: Business, trip: Trip, by: Who, stars: number): Answer {
  if (!isRider(trip, by)) return 404;
  if (trip.rating === stars) return 200;
  if (trip.rating !== null || (trip.status !== 'PAID' && trip.status !== 'COMPLETE')) return 409;
  Object.assign(trip, { rating: stars, status: 'COMPLETE' });
  business.drivers[trip.driver as number]?.ratings.push(stars);
  return 200;
}

const cancellable: Partial<Record<Who['role'], readonly BookingStatus[]>> = {
  rider: ['NEW', 'ACCEPTED'],
  driver: ['ACCEPTED', 'ARRIVED'],
  admin: ['NEW', 'ACCEPTED', 'ARRIVED'],
};

function cancel(business: Business, trip: Trip, by: Who): Answer {
  if (by.role === 'rider' && !isRider(trip, by)) return 404;
  if (by.role === 'driver' && !isDriver(trip, by))
    return trip.status === 'NEW' && trip.requested.includes(by.n) ? 409 : 404;
  if (trip.status === 'CANCELLED') return trip.cancelledBy === by.role ? 200 : 409;
  if (!cancellable[by.role]?.includes(trip.status)) return 409;
  if (by.role === 'rider' && trip.status === 'ACCEPTED') chargeFee(business, trip);
  end(business, trip, by.role);
  return 200;
}

function chargeFee(business: Business, trip: Trip) {
  const minutes = (business.now - trip.acceptedAt) / MINUTE_MS;
  const slab = SLABS.filter((reached) => reached.minutes <= minutes).at(-1);
  const fee = rounded(slab?.amount ?? 0n, 1_000n, business.settings.decimal);
  post(business, { role: 'rider', n: trip.rider }, 'Debit', fee);
  post(business, { role: 'driver', n: trip.driver as number }, 'Credit', fee);
}

function end(business: Business, trip: Trip, by: string) {
  free(business, trip);
  Object.assign(trip, { status: 'CANCELLED', cancelledBy: by, requested: [], offers: {} });
}

function credit(business: Business, { to, amount }: Extract<Command, { name: 'credit' }>): Answer {
  if (!isAmount(business, amount)) return 400;
  post(business, to, 'Credit', amount);
  return 201;
}

function withdraw(business: Business, { by, amount }: Extract<Command, { name: 'withdraw' }>): Answer {
  if (by.role === 'rider' && !business.settings.RiderWithDraw) return 403;
  if (!isAmount(business, amount)) return 400;
  const { wallet } =
    by.role === 'driver'
      ? driverOf(business, by)
      : (business.riders[(by as { n: number }).n] as { wallet: bigint });
  if (wallet < amount) return 409;
  post(business, by as { role: 'driver'; n: number }, 'Withdraw', amount);
  business.withdraws.push({ processed: false });
  return 201;
}

const isAmount = ({ settings }: Business, amount: Thousandths) =>
  amount > 0n && amount % 10n ** BigInt(3 - settings.decimal) === 0n;

function post(
  business: Business,
  { role, n }: { role: 'rider' | 'driver'; n: number },
  type: 'Credit' | 'Debit' | 'Withdraw',
  amount: Thousandths,
) {
  if (amount === 0n) return;
  const person = role === 'rider' ? business.riders[n] : business.drivers[n];
  (person as { wallet: bigint }).wallet += type === 'Credit' ? amount : -amount;
  business.entries.push(`${role} ${n} ${type} ${amount}`);
}

/** Time goes by and the product does what is due: a trip nobody took in half an hour is cancelled. */
export function passTime(business: Business, ms: number): void {
  business.now += ms;
  for (const trip of business.trips) {
    if (trip.status === 'NEW' && trip.tripdate < business.now - 30 * MINUTE_MS) end(business, trip, 'system');
  }
}
