import {
  bookedWaitSeconds,
  boundedFare,
  type BoundedFare,
  calculateFare,
  costWithExtra,
  costWithoutExtra,
  distanceKm,
  estimateWithoutWait,
  exact,
  type Fare,
  type FareBounds,
  fareBounds,
  type FareReview,
  type Hire,
  hireFare,
  type LatLng,
  farePayment,
  MAX_PATH_POINTS,
  type Place,
  placeText,
  provenExtras,
  readMeter,
  type Route,
  rulesOf,
  sampleEvenly,
  toWire,
  type TrackEvidence,
  type TrackFlag,
  type TrackingPoint,
  tripRoute,
  unused,
  withRiderExtra,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';
import { fareFields } from '../pay/fareFields.js';
import { promoOnCost } from '../create/tripPromo.js';

/** A trip as the driver ended it. */
export interface EndedTrip {
  /** Where and when the trip ended, as its driver or staff report it. */
  end: TrackingPoint;
  seconds: number;
  evidence: TrackEvidence<TrackingPoint>;
  flags: TrackFlag[];
  /** Staff chose where it ended. */
  isChosen: boolean;
}

/**
 * Drop, distance, route and amounts of a trip as proven by its track (rule 4.14). The fare settles at once
 * within the bounds around the estimate; anything measured beyond them goes to a fare review.
 */
export async function measuredTrip(booking: StoredBooking, trip: EndedTrip, services: TripsServices) {
  switch (rulesOf(booking).fare) {
    case 'meter':
      return meteredTrip(booking, trip, services);
    case 'hours':
      return hiredTrip(booking, trip, services);
    case 'estimate':
      return boundedTrip(booking, trip, services);
  }
}

/**
 * The same for a trip whose fare is the meter's: nothing but its positions counts, so there is nothing beyond
 * that would have to be reviewed (rule 5.50).
 */
async function meteredTrip(booking: StoredBooking, trip: EndedTrip, services: TripsServices) {
  const settings = await services.db.settings.settings();
  const { believed } = trip.evidence;
  const { km, fare } = readMeter(believed, booking.tariff, settings);
  return {
    ...(await settledByTrack(booking, trip, { km, fare: withRiderExtra(fare, booking) }, services)),
    fareReview: null,
  } satisfies BookingChanges;
}

/** The end, the way and the amounts of a trip whose fare follows from its positions. */
async function settledByTrack(
  booking: StoredBooking,
  trip: EndedTrip,
  { km, fare }: { km: number; fare: Fare },
  services: TripsServices,
) {
  const { decimal } = await services.db.settings.settings();
  const { believed } = trip.evidence;
  const payment = farePayment({
    category: services.config.APP_CATEGORY,
    tripCost: fare.trip_cost,
    mode: booking.payment_mode,
    promo: promoOnCost(booking, { cost: fare.trip_cost, decimal }),
  });
  const drop = await endOf(trip.isChosen ? trip.end : (believed.at(-1) ?? trip.end), services);
  return {
    drop,
    dropAddress: drop.add,
    distance: km,
    coords: lineOf(believed),
    ...fare,
    ...fareFields(payment),
  };
}

/**
 * The same for a trip by the hour (rule 4.68): never less than the hours that were bought. Time and distance
 * beyond them settle as far as the positions show them; time that only the clock shows goes to a fare review.
 */
async function hiredTrip(booking: StoredBooking, trip: EndedTrip, services: TripsServices) {
  const settings = await services.db.settings.settings();
  const { tariff } = booking;
  const hire = booking.hire as Hire;
  const { believed } = trip.evidence;
  const { km, seconds: shown } = readMeter(believed, tariff, settings);
  const fareAfter = (seconds: number) => hireFare(hire, { km, seconds }, tariff, settings);
  const measured = fareAfter(trip.seconds).fare;
  const bounds = {
    lower: hireFare(hire, unused, tariff, settings).fare.trip_cost,
    upper: fareAfter(Math.min(shown, trip.seconds)).fare.trip_cost,
  };
  const { beyond, ...fare } = withExtra(
    { ...boundedFare(measured, bounds, tariff, settings), measured, bounds },
    booking,
  );
  return {
    ...(await settledByTrack(booking, trip, { km, fare: fare.settled }, services)),
    hire: { ...hire, parts: fareAfter(beyond ? shown : trip.seconds).parts },
    fareReview: beyond && {
      ...reviewOf(booking, trip, { reason: beyond, ...fare, distance: km }),
      waitingSeconds: 0,
      detourKm: 0,
    },
  } satisfies BookingChanges;
}

/** A measured fare and its bounds, each with what the rider adds to the price. */
const withExtra = (
  { settled, measured, bounds, beyond }: BoundedFare & { measured: Fare; bounds: FareBounds },
  booking: StoredBooking,
) => ({
  settled: withRiderExtra(settled, booking),
  measured: withRiderExtra(measured, booking),
  bounds: {
    lower: costWithExtra(bounds.lower, booking),
    upper: costWithExtra(bounds.upper, booking),
  },
  beyond,
});

/** A line through some of the positions, short enough for a map. */
const lineOf = (positions: readonly LatLng[]): StoredBooking['coords'] =>
  sampleEvenly(positions, MAX_PATH_POINTS).map(({ lat, lng }) => ({ latitude: lat, longitude: lng }));

/** A review of a fare beyond its bounds. */
const reviewOf = (
  booking: StoredBooking,
  { end, seconds, flags }: EndedTrip,
  fare: {
    reason: NonNullable<BoundedFare['beyond']>;
    measured: Fare;
    settled: Fare;
    bounds: FareBounds;
    distance: number;
  },
) => {
  const { reason, measured, settled, bounds, distance } = fare;
  return {
    status: 'open',
    isOpen: true,
    reasons: [reason],
    measured,
    settled,
    difference: toWire(exact(measured.trip_cost).minus(settled.trip_cost)),
    ...bounds,
    distance,
    seconds,
    flags,
    claimedEnd: { lat: end.lat, lng: end.lng },
    bookedDrop: booking.drop,
    openedAt: end.at,
  } satisfies Partial<FareReview>;
};

/** Where the last believed position is, with its address. */
const endOf = async ({ lat, lng }: LatLng, { maps }: TripsServices): Promise<Place> => ({
  lat,
  lng,
  add: (await maps.address({ lat, lng })) ?? placeText({ lat, lng }),
});

async function boundedTrip(booking: StoredBooking, trip: EndedTrip, services: TripsServices) {
  const { db, config } = services;
  const { seconds, evidence, flags } = trip;
  const settings = await db.settings.settings();
  const { route, proven } = await drivenRoute(evidence.believed, services);
  const measured = calculateFare(
    {
      tariff: booking.tariff,
      distanceKm: route.distance,
      seconds,
      parcelAmount: booking.parcelTypeSelected?.amount,
      optionAmount: booking.optionSelected?.amount,
    },
    settings,
  );
  const { estimateDistance, estimateTime } = booking;
  const shown = provenExtras({ estimateDistance, estimateTime, seconds, flags }, evidence, proven);
  // The wait that was booked is a part of the estimate already, and a wait that was not used costs nothing.
  const waitingSeconds = Math.max(0, shown.waitingSeconds - bookedWaitSeconds(booking));
  const extras = { ...shown, waitingSeconds };
  const { tariff } = booking;
  const estimate = costWithoutExtra(booking.estimate, booking);
  const least = estimateWithoutWait({ ...booking, estimate }, settings);
  const bounds = {
    lower: fareBounds({ estimate: least, tariff }, extras, settings).lower,
    upper: fareBounds({ estimate, tariff }, extras, settings).upper,
  };
  const { beyond, ...fare } = withExtra(
    { ...boundedFare(measured, bounds, tariff, settings), measured, bounds },
    booking,
  );
  const { settled } = fare;
  const payment = farePayment({
    category: config.APP_CATEGORY,
    tripCost: settled.trip_cost,
    mode: booking.payment_mode,
    promo: promoOnCost(booking, { cost: settled.trip_cost, decimal: settings.decimal }),
  });
  const fareReview: FareReview | null = beyond && {
    ...reviewOf(booking, trip, { reason: beyond, ...fare, distance: route.distance }),
    waitingSeconds: extras.waitingSeconds,
    detourKm: extras.detourKm,
  };
  const drop = await dropOf(booking, trip, services);
  return {
    drop,
    dropAddress: drop.add,
    distance: route.distance,
    coords: route.coords,
    ...settled,
    ...fareFields(payment),
    fareReview,
  } satisfies BookingChanges;
}

/** Where the trip ended, with its address; the booked drop if the reported end is not accepted. */
async function dropOf(
  booking: StoredBooking,
  { end: { lat, lng }, evidence, isChosen }: EndedTrip,
  { maps }: TripsServices,
): Promise<Place> {
  if (!evidence.isEndBelieved && !isChosen) return { ...booking.drop, add: booking.dropAddress };
  return { lat, lng, add: (await maps.address({ lat, lng })) ?? booking.dropAddress };
}

/**
 * The route through the accepted positions (rules 5.18 to 5.20). If the maps find none, straight lines
 * between the positions, which prove nothing.
 */
async function drivenRoute(
  believed: readonly TrackingPoint[],
  { maps }: TripsServices,
): Promise<{ route: Pick<Route, 'distance' | 'coords'>; proven: Route | null }> {
  const asked = tripRoute(believed);
  if (!asked) return { route: { distance: 0, coords: [] }, proven: null };
  const route = await maps.route(asked.start, asked.dest, asked.waypoints);
  if (route) return { route, proven: route };
  const path = [asked.start, ...asked.waypoints, asked.dest];
  const legs = path.slice(1).map((point, index) => distanceKm(path[index] as LatLng, point));
  return {
    route: {
      distance: legs.reduce((sum, leg) => sum + leg, 0),
      coords: path.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })),
    },
    proven: null,
  };
}
