import type { TrackingPoint } from '@wayfare/shared';
import type { CarriedEffect } from '../../platform/effects/effect.js';
import type { TripsServices } from '../services.js';
import { sendTrackingPoint } from './tracking.realtime.js';

/** The effect that writes the first and the last point of a trip's track. */
export const trackingEffects = {
  async track(
    { id }: { id: string },
    { data: point }: CarriedEffect<TrackingPoint>,
    { db, tracks, realtime }: TripsServices,
  ) {
    await db.tracking.add(id, point);
    tracks.note(id, point);
    sendTrackingPoint(id, point, realtime);
  },
};
