import { lastDays, periodStarts, type Today } from '@wayfare/shared';
import type { PeopleServices } from '../services.js';

/** The current day in the business's time zone. */
export async function readToday({ db, clock }: Pick<PeopleServices, 'db' | 'clock'>): Promise<Today> {
  const { timeZone } = await db.settings.settings();
  const now = clock.now();
  return { day: lastDays(now, timeZone, 1)[0] as number, start: periodStarts(now, timeZone).day, now };
}
