import {
  type Actor,
  addedWorth,
  conflict,
  invalid,
  type Promo,
  promoFaults,
  type PromoInput,
  promoOffer,
} from '@wayfare/shared';
import { keepTranslations } from '../../basics/language/keepTranslations.js';
import { giveGift } from '../../money/wallet/adjustment/giveGift.js';
import type { StoredAdjustment } from '../../money/wallet/adjustment/storedAdjustment.js';
import type { TripsServices } from '../services.js';
import { requirePlausiblePromo } from './plausibleAmounts.js';

/**
 * Creates a promo. What its uses can give at most counts as given by its author.
 * @throws validation_error (400), which names the fields, for a promo that could never be used;
 *   amount_implausible (400); gift_waits (409)
 */
export async function createPromo(
  actor: Actor,
  asked: PromoInput,
  id: string,
  services: TripsServices,
): Promise<Promo> {
  const input = await keepTranslations(null, asked, services);
  const faults = promoFaults(input, services.clock.now());
  if (Object.keys(faults).length > 0) throw invalid('validation_error', faults);
  await requirePlausiblePromo(input, null, services);
  const { code } = await services.db.settings.settings();
  const amount = addedWorth(null, promoOffer(input, 0, code));
  const make = () => insertPromo(id, input, services);
  return giveGift(actor, promoGift(id, input, amount, { created: input }), make, services);
}

/**
 * Changes a promo. What the change adds to its uses that are left counts as given by its author.
 * @throws amount_implausible (400); gift_waits, changed_meanwhile (409)
 */
export async function changePromo(
  actor: Actor,
  before: Promo,
  asked: Partial<PromoInput>,
  seen: Partial<Promo> | undefined,
  services: TripsServices,
): Promise<Promo> {
  const changes = await keepTranslations(before, asked, services);
  await requirePlausiblePromo(changes, before, services);
  const { code } = await services.db.settings.settings();
  const after = { ...before, ...changes };
  const used = before.user_avail;
  const amount = addedWorth(promoOffer(before, used, code), promoOffer(after, used, code));
  const make = async () => (await services.db.promos.update(before.id, changes, seen)) ?? before;
  const gift = { ...promoGift(before.id, after, amount, { changes }), part: services.newId() };
  return giveGift(actor, gift, make, services);
}

/** Creates or changes a promo once a second person has approved it; safe to repeat. */
export async function makeApprovedPromo(
  { subject, act }: StoredAdjustment,
  services: TripsServices,
): Promise<void> {
  const { db, realtime } = services;
  const id = subject ?? '';
  const { created, changes } = act as { created?: PromoInput; changes?: Partial<PromoInput> };
  const stored = await db.promos.findById(id);
  if (created && !stored) await insertPromo(id, created, services);
  else if (changes && !(await db.promos.update(id, changes))) throw conflict();
  realtime.resourceChanged('promos', [id]);
}

function promoGift(
  id: string,
  { promo_name }: PromoInput,
  amount: number,
  act: { created: PromoInput } | { changes: Partial<PromoInput> },
) {
  return { kind: 'promo', amount, subject: id, note: promo_name, act } as const;
}

async function insertPromo(
  id: string,
  input: PromoInput,
  { db, clock }: Pick<TripsServices, 'db' | 'clock'>,
): Promise<Promo> {
  const record = { ...input, id, user_avail: 0, createdAt: clock.now() };
  await db.promos.insert(record);
  return record;
}
