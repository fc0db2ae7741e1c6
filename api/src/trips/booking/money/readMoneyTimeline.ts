import {
  type Actor,
  canAccess,
  forbidden,
  fullName,
  type MoneyEvent,
  type MoneyPerson,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { findVisibleBooking } from '../findBooking.js';
import { moneyEvents } from './moneyEvents.js';
import { readTripMoney } from './tripMoneyRecords.js';

/**
 * Returns everything that happened with the money of a trip, oldest first, for staff who may read wallets.
 * @throws forbidden (403); not_found (404)
 */
export async function readMoneyTimeline(
  actor: Actor,
  id: string,
  services: TripsServices,
): Promise<MoneyEvent[]> {
  if (!canAccess(actor, 'list', 'cardpayments')) throw forbidden();
  const booking = await findVisibleBooking(actor, id, services);
  const events = moneyEvents(await readTripMoney(booking, services));
  const ids = events.flatMap(({ person, by, decidedBy }) => [person, by, decidedBy]);
  const people = await services.db.users.findMany([...new Set(ids.filter((uid) => uid !== null))]);
  const named = new Map<string, MoneyPerson>(
    people.map((user) => [user.id, { id: user.id, name: fullName(user), usertype: user.usertype }]),
  );
  const personOf = (uid: string | null): MoneyPerson | null =>
    uid === null ? null : (named.get(uid) ?? { id: uid, name: '', usertype: null });
  return events.map((event) => ({
    ...event,
    person: personOf(event.person),
    by: personOf(event.by),
    decidedBy: personOf(event.decidedBy),
  }));
}
