import {
  type Actor,
  calculateFare,
  type CarType,
  type Estimate,
  type EstimateInput,
  type Extra,
  type Fare,
  type Hire,
  invalid,
  farePayment,
  loadOf,
  type OfferedExtra,
  type Place,
  readMeter,
  type Route,
  rulesOf,
  type TripMaker,
  turnedTrip,
  unfitFields,
  wayBack,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { wantedCardHold } from '../pay/cardHold.js';
import { hiredTrip } from './hiredTrip.js';
import { lacking } from './lacking.js';
import { requireNeedsServed, requireRoom } from './needsServed.js';
import { tariffOf } from './newBooking.js';
import { requireOfferedKind } from './offeredKind.js';
import { requireAllowedWait } from './allowedWait.js';
import { askedPromo } from './tripPromo.js';

/** A trip with its route and price, before it is booked. */
export interface PricedTrip {
  pickup: Place;
  drop: Place;
  carType: CarType;
  route: Route;
  fare: Fare;
  /** The hours of a trip by the hour. */
  hire?: Hire;
  parcelTypeSelected: Extra | null;
  optionSelected: Extra | null;
}

/**
 * Finds a trip's route through its stops and computes its price from the server's own data: amounts sent by a
 * client are never read.
 * @throws select_proper without pickup, drop or a known car type; place_to_coords_error without a route
 */
async function priceTrip(input: EstimateInput, { db, maps, config }: TripsServices): Promise<PricedTrip> {
  const { pickup, drop, waitMinutes } = input;
  const stops = input.stops ?? [];
  const carType = input.carType ? await db.carTypes.findByIdOrName(input.carType) : null;
  if (!pickup || !drop || !carType) throw lacking({ pickup, drop, carType });
  const found = await maps.route(pickup, drop, stops);
  if (!found) throw invalid('place_to_coords_error');
  // A wait is time of the trip.
  const route = { ...found, duration: found.duration + (waitMinutes ?? 0) * 60 };

  const isDelivery = config.APP_CATEGORY === 'delivery';
  const parcelTypeSelected = isDelivery
    ? chooseExtra(carType.parcelTypes, input.parcelTypeSelected, 'parcelTypeSelected')
    : null;
  const optionSelected = isDelivery
    ? chooseExtra(carType.options, input.optionSelected, 'optionSelected')
    : null;
  const fare = calculateFare(
    {
      tariff: carType,
      distanceKm: route.distance,
      seconds: route.duration,
      parcelAmount: parcelTypeSelected?.amount,
      optionAmount: optionSelected?.amount,
    },
    await db.settings.settings(),
  );
  return { pickup, drop, carType, route, fare, parcelTypeSelected, optionSelected };
}

/**
 * A trip of a kind without a destination: until it ends, its price is what the meter shows at first, and its
 * drop is where it begins.
 * @throws select_proper without pickup or a known car type
 */
async function openTrip(
  { pickup, carType: asked }: Pick<EstimateInput, 'pickup' | 'carType'>,
  { db }: Pick<TripsServices, 'db'>,
): Promise<PricedTrip> {
  const carType = asked ? await db.carTypes.findByIdOrName(asked) : null;
  if (!pickup || !carType) throw lacking({ pickup, carType });
  const { fare } = readMeter([], carType, await db.settings.settings());
  const route = { distance: 0, duration: 0, coords: [], polylinePoints: '' };
  return { pickup, drop: pickup, carType, route, fare, parcelTypeSelected: null, optionSelected: null };
}

/**
 * The car type's own entry for a choice: the amount never comes from the client. @throws select_proper for an
 * unknown one
 */
function chooseExtra(
  extras: readonly OfferedExtra[] | null | undefined,
  choice: { description: string } | null | undefined,
  field: 'parcelTypeSelected' | 'optionSelected',
): Extra | null {
  if (!choice) return null;
  const offered = extras?.find(({ description }) => description === choice.description);
  if (!offered) throw invalid('select_proper', { [field]: 'select_proper' });
  // The description leads to its translations.
  const { translations: _translations, ...extra } = offered;
  return extra;
}

/**
 * The price of a trip by the rules of its kind. @throws car_too_small (400); what those of each kind throw
 */
export async function pricedTrip(input: EstimateInput, services: TripsServices): Promise<PricedTrip> {
  const { fare } = rulesOf(input);
  const price = fare === 'hours' ? hiredTrip : fare === 'meter' ? openTrip : priceTrip;
  const trip = await price(input, services);
  requireRoom(trip.carType, input);
  return trip;
}

/** @throws not_of_kind (400), with the fields, for a trip without an estimate, or what its kind lacks */
async function requireFitting(input: EstimateInput, services: TripsServices): Promise<void> {
  const unfit = rulesOf(input).fare === 'meter' ? (['kind'] as const) : unfitFields(input);
  if (unfit.length > 0)
    throw invalid('not_of_kind', Object.fromEntries(unfit.map((field) => [field, 'not_of_kind'])));
  if (rulesOf(input).comesBack && !input.waitMinutes && !input.returnAt)
    throw invalid('select_proper', { returnAt: 'field_required' });
  await requireAllowedWait(input, services);
}

/**
 * The price of a trip as shown before booking, less the promo's discount. Earlier use of the promo can only
 * be checked for a signed-in rider. `isForSelf` is true if riders book for themselves, because only then they
 * can enter a card.
 * @throws promo_unknown, promo_expired, promo_min_order, promo_used_up, promo_used_before (400); not_of_kind
 *   (400), kind_off (409), no_car_with_needs (400) unless staff ask, with the field; what `priceTrip` and
 *   `hiredTrip` throw
 */
export async function createEstimate(
  actor: Actor | null,
  asked: EstimateInput,
  { address, isForSelf, maker }: { address?: string | undefined; isForSelf: boolean; maker: TripMaker },
  services: TripsServices,
): Promise<Estimate> {
  await requireOfferedKind(maker, asked, services);
  await requireFitting(asked, services);
  const input = turnedTrip(asked);
  const { carType, route, fare, hire } = await pricedTrip(input, services);
  if (maker === 'rider' || maker === 'partner')
    await requireNeedsServed({ carType: carType.name, load: loadOf(input) }, services);
  const back = input.returnAt ? await pricedTrip(wayBack({ ...input, bookLater: false }), services) : null;
  const rider = actor?.usertype === 'rider' ? actor.uid : null;
  const promo = await askedPromo(
    input.promo,
    { cost: fare.trip_cost, rider, ...(address && { address }) },
    services,
  );
  const tripdate = input.tripdate ?? services.clock.now();
  const { discount_amount, customer_paid, promo_details } = farePayment({
    category: services.config.APP_CATEGORY,
    tripCost: fare.trip_cost,
    mode: 'cash',
    promo,
  });
  const cardHold = await wantedCardHold(
    {
      estimate: fare.trip_cost,
      tariff: carType,
      promo_terms: promo?.terms,
      payment_mode: 'card',
      tripdate,
      customer_paid,
    },
    { isForSelf },
    services,
  );
  return {
    estimateFare: fare.trip_cost,
    discount_amount,
    customer_paid,
    promo_details,
    distance: route.distance,
    estimateDistance: route.distance,
    estimateTime: route.duration,
    carType: carType.name,
    carImage: carType.image ?? null,
    coords: route.coords,
    ...(hire && { hire, tariff: tariffOf(carType) }),
    ...(back && { wayBack: { estimateFare: back.fare.trip_cost } }),
    polylinePoints: route.polylinePoints,
    ...(route.isEstimated && { isEstimated: route.isEstimated }),
    ...(cardHold && { cardHold: cardHold.amount }),
  };
}
