import type { OfficeServices } from '../services.js';

const DAY_MS = 24 * 60 * 60_000;

/** By when a person answers a question that is asked now, a ms timestamp (setting `explanationDays`). */
export async function answerDueAt({ db, clock }: Pick<OfficeServices, 'db' | 'clock'>): Promise<number> {
  const { explanationDays } = await db.settings.settings();
  return clock.now() + explanationDays * DAY_MS;
}
