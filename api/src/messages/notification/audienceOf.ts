import {
  MAX_ZONE_DRIVERS,
  type NotificationAudience,
  unitToKm,
  ZONE_POSITION_MS,
  type Zone,
} from '@wayfare/shared';
import type { Audience } from '../push/audience.js';
import type { MessagesServices } from '../services.js';

/**
 * Whom a notification is for now. A zone has only drivers: those whose position was reported in it within ten
 * minutes.
 */
export async function audienceOf<Asked extends NotificationAudience>(
  asked: Asked,
  services: MessagesServices,
): Promise<Asked & Audience> {
  const { zone } = asked;
  if (!zone) return asked;
  return { ...asked, usertype: 'driver', among: await driversIn(zone, services) };
}

async function driversIn(zone: Zone, { db, clock, people }: MessagesServices): Promise<string[]> {
  const { convert_to_mile: inMiles } = await db.settings.settings();
  const since = clock.now() - ZONE_POSITION_MS;
  const circle = { center: zone, radiusKm: unitToKm(zone.radius, inMiles) };
  return people.driversIn(circle, since, MAX_ZONE_DRIVERS);
}
