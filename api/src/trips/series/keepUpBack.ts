import { placesBack, type SeriesDay, type SeriesFailure, type SeriesPart } from '@wayfare/shared';
import { addTripBack, nameTripBack } from '../booking/create/addTripBack.js';
import type { SeriesTrip } from '../booking/store/booking.repository.js';
import type { TripsServices } from '../services.js';
import { inputOf } from './bookingOfDay.js';
import { followSeries, planOfSeries } from './followSeries.js';
import type { StoredSeries } from './storedSeries.js';

/** The way back of a day as its series wants it. */
interface BackState {
  part: SeriesPart;
  wanted: SeriesDay;
  back: SeriesTrip | undefined;
  failure: SeriesFailure | undefined;
}

/**
 * Brings the way back at a time in line with the series: it is added to a trip that was booked without one,
 * and follows like the trip there. One that was canceled stays so. Returns why it was refused, as
 * `followSeries` does.
 */
export async function keepUpBack(
  { id: series, customer }: StoredSeries,
  first: SeriesTrip,
  { part, wanted, back, failure }: BackState,
  services: TripsServices,
): Promise<string | null> {
  if (wanted.backAt === null) return null;
  if (!back) {
    if (first.status !== 'NEW') return null;
    const follows = { series, seriesPart: part.at };
    const made = await addTripBack(first.id, inputOf(customer, part, wanted), follows, services);
    return made && !made.plan ? planOfSeries(made, part, services) : null;
  }
  if (!first.back && first.status === 'NEW') await nameTripBack(first.id, services);
  if (back.status !== 'NEW') return null;
  const trip = { tripdate: wanted.backAt, ...placesBack(part) };
  return followSeries(back, { part, failure, wanted: trip }, services);
}
