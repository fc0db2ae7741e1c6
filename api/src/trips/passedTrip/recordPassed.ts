import { passedDrivers, searchRadiusKm } from '@wayfare/shared';
import type { EffectHandler } from '../booking/effects/effectHandler.js';

/**
 * Stores why the drivers around a pickup did not get a trip whose search has ended (rule 4.78). It repeats
 * what the rounds recorded, for at most `MOST_PASSED` drivers, in one write. May be repeated.
 */
const recordPassed: EffectHandler<'recordPassed'> = async (booking, { data }, { db }) => {
  const trace = await db.bookings.traceOf(booking.id);
  const radiusKm = searchRadiusKm(booking, await db.settings.settings());
  await db.passedTrips.record(booking.id, passedDrivers({ ...data, trace, radiusKm }), data.driver);
};

/** The effect of bookings that records trips which drivers did not get. */
export const passedTripEffects = { recordPassed };
