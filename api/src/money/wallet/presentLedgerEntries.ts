import {
  type Actor,
  bookingOfRef,
  entryKind,
  fullName,
  isReversible,
  type LedgerEntry,
  ledgerEntrySchema,
  reversalRef,
  reversedRef,
} from '@wayfare/shared';
import { onlyFields } from '../../platform/crud/onlyFields.js';
import type { MoneyServices } from '../services.js';

type StoredEntry = LedgerEntry & { id: string };

const fields = Object.keys(ledgerEntrySchema.shape);

/**
 * Every response with ledger entries is built here. An entry states what it is for, its trip and, in a list
 * of one user's entries, the balance after it. A reversal names the entry it reverses; admins also see who
 * posted an entry manually, the note, and whether it is reversed.
 */
export async function presentLedgerEntries(
  entries: readonly StoredEntry[],
  actor: Actor | null,
  { db, tripReferences }: MoneyServices,
) {
  const trips = entries.flatMap(({ id }) => bookingOfRef(id) ?? []);
  const [references, balances] = await Promise.all([
    tripReferences([...new Set(trips)]),
    db.wallets.balancesAfter(entries),
  ]);
  const shown = entries.map((entry) => {
    const reverses = reversedRef(entry.id);
    const booking = bookingOfRef(entry.id);
    const bookingReference = booking && references.get(booking);
    const balance = balances.get(entry.id);
    return {
      ...onlyFields(entry, fields),
      id: entry.id,
      txRef: entry.id,
      kind: entryKind(entry.id),
      ...(booking && { booking }),
      ...(bookingReference && { bookingReference }),
      ...(balance !== undefined && { balance }),
      ...(reverses && { reverses }),
    };
  });
  if (actor?.usertype !== 'admin') return shown;
  const byHand = entries.map(({ id }) => id).filter((id) => isReversible(id) || reversedRef(id));
  const found = await db.adjustments.findByRefs(byHand.flatMap((ref) => [ref, reversalRef(ref)]));
  const admins = await db.users.findMany([...new Set(found.map(({ by }) => by))]);
  const names = new Map(admins.map((admin) => [admin.id, fullName(admin)]));
  const posted = new Map(found.filter(({ state }) => state === 'posted').map((one) => [one.txRef, one]));
  const live = new Map(found.filter(({ lock }) => lock).map((one) => [one.txRef, one]));
  return shown.map((entry) => {
    const { by, note } = posted.get(entry.txRef) ?? {};
    const reversal = live.get(reversalRef(entry.txRef));
    return {
      ...entry,
      ...(by && { by, byName: names.get(by) ?? '', note }),
      ...(reversal && { reversal: reversal.state === 'pending' ? 'pending' : 'posted' }),
    };
  });
}
