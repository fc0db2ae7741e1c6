import {
  type Answer,
  type Business,
  type Command,
  driverOf,
  FLEET_DRIVERS,
  isEligible,
  MINUTE_MS,
  type Who,
} from './business.js';
import { fareOf, TRIP_AHEAD } from './fareModel.js';
import { end, payFromWallets, step } from './tripSteps.js';
import { credit, payWaitingFees, reserve, withdraw } from './walletModel.js';

/** Which roles may send each command. */
const doors: Record<Command['name'], readonly Who['role'][]> = {
  book: ['rider', 'admin'],
  street: ['driver'],
  accept: ['driver'],
  decline: ['driver'],
  arrive: ['driver'],
  start: ['driver'],
  reach: ['driver'],
  pay: ['rider', 'driver'],
  complete: ['rider', 'driver', 'admin'],
  cancel: ['rider', 'driver', 'admin', 'fleetadmin'],
  rate: ['rider', 'driver'],
  assign: ['admin', 'fleetadmin'],
  change: ['rider', 'driver', 'admin', 'fleetadmin'],
  credit: ['admin'],
  withdraw: ['driver', 'rider'],
  process: ['admin'],
  online: ['driver'],
  set: ['admin'],
};

/** Applies a command to the model and returns the expected HTTP status. */
export function carryOut(business: Business, command: Command): Answer {
  const answer = obey(business, command);
  payWaitingFees(business);
  return answer;
}

function obey(business: Business, command: Command): Answer {
  const { by } = command;
  if (by.role === 'anonymous') return 401;
  if (!doors[command.name].includes(by.role)) return 403;
  switch (command.name) {
    case 'book':
      return book(business, command);
    case 'street':
      return startOnStreet(business, by);
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
      if (!trip) return 404;
      // Fleets decide about their own callers' trips only, and see no others but those of their drivers.
      if (by.role === 'fleetadmin') return isOfFleet(trip.driver) ? 403 : 404;
      return step(business, trip, command);
    }
  }
}

/** Whether a trip is of a driver of the fleet: the first two drivers are. */
const isOfFleet = (driver: number | null): boolean => driver !== null && driver < FLEET_DRIVERS;

function book(
  business: Business,
  { by, kind, mode, laterMinutes, rider }: Extract<Command, { name: 'book' }>,
): Answer {
  if (laterMinutes !== null && laterMinutes < 15) return 400;
  const customer = by.role === 'rider' ? by.n : rider;
  // The rules for riders refuse no calls that staff book.
  if (by.role === 'rider') {
    const isUnpaid = business.trips.some((trip) => trip.rider === customer && trip.status === 'PENDING');
    if (isUnpaid || (business.riders[customer] as { wallet: bigint }).wallet < 0n) return 409;
    if (laterMinutes === null && !business.drivers.some((_, n) => isEligible(business, n))) return 400;
  }
  const isMetered = kind === 'asDirected';
  const fare = fareOf(isMetered ? { metres: 0n, seconds: 0n } : TRIP_AHEAD, business.settings.decimal);
  if (mode === 'wallet' && !reserve(business, customer, fare.cost)) return 409;
  business.trips.push({
    ...newTrip(business, fare),
    status: 'NEW',
    rider: customer,
    isMetered,
    ...(isMetered && { drop: -1 }),
    mode,
    tripdate: business.now + (laterMinutes ?? 0) * MINUTE_MS,
    hold: mode === 'wallet' ? fare.cost : 0n,
  });
  return 201;
}

/** A driver starts a trip for a passenger on the street, at the lowest fare. */
function startOnStreet(business: Business, by: Who): Answer {
  const driver = driverOf(business, by);
  if (driver.trip !== null || !driver.isActive) return 409;
  if (!business.settings.negativeBalance && driver.wallet < 0n) return 409;
  driver.trip = business.trips.length;
  business.trips.push({
    ...newTrip(business, fareOf({ metres: 0n, seconds: 0n }, business.settings.decimal)),
    status: 'STARTED',
    isMetered: true,
    driver: (by as { n: number }).n,
    acceptedAt: business.now,
    startedAt: business.now,
    hasArrived: true,
    hasStarted: true,
  });
  return 200;
}

const newTrip = ({ now }: Business, fare: ReturnType<typeof fareOf>) => ({
  rider: -1,
  isMetered: false,
  driver: null,
  mode: 'cash' as const,
  ...fare,
  estimate: fare.cost,
  review: null,
  way: TRIP_AHEAD,
  drop: 0,
  changes: 0,
  tripdate: now,
  waitingSince: 0,
  offers: {},
  requested: [],
  byHand: [],
  otp: false as const,
  otpTries: 0,
  lockedUntil: 0,
  acceptedAt: 0,
  startedAt: 0,
  hasArrived: false,
  hasStarted: false,
  hasEnded: false,
  cancelledBy: null,
  rating: null,
  riderRating: null,
  hold: 0n,
  walletDueAt: 0,
  feeDue: 0n,
});

/** Lets time pass and does the due work: a trip that no driver accepts within half an hour is canceled. */
export function passTime(business: Business, ms: number): void {
  business.now += ms;
  for (const trip of business.trips) {
    const waitsSince = Math.max(trip.tripdate, trip.waitingSince);
    if (trip.status === 'NEW' && waitsSince < business.now - 30 * MINUTE_MS) end(business, trip, 'system');
  }
  payFromWallets(business);
  payWaitingFees(business);
}
