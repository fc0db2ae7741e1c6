import type { FollowedPoint, TrackingEvents } from '@wayfare/shared';
import type { Realtime } from '../../platform/realtime.js';

/** The room of the users who follow a booking. */
export const followersRoom = (booking: string) => `booking:${booking}`;

/** Sends a point of a trip's track to the users who follow it. */
export function sendTrackingPoint(booking: string, point: FollowedPoint, realtime: Realtime): void {
  realtime.send<TrackingEvents>([followersRoom(booking)], 'tracking:point', { booking, point });
}
