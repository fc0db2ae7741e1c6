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
 * posted an entry manually, the note, the trip it is about, and whether it is reversed.
 */
export async function presentLedgerEntries(
  entries: readonly StoredEntry[],
  actor: Actor | null,
  services: MoneyServices,
) {
  const { db, tripReferences } = services;
  const byHand = actor?.usertype === 'admin' ? await postingsByHand(entries, services) : null;
  const tripOf = ({ id }: StoredEntry) => bookingOfRef(id) ?? byHand?.of(id).booking;
  const [references, balances] = await Promise.all([
    tripReferences([...new Set(entries.flatMap((entry) => tripOf(entry) ?? []))]),
    db.wallets.balancesAfter(entries),
  ]);
  return entries.map((entry) => {
    const reverses = reversedRef(entry.id);
    const booking = tripOf(entry);
    const bookingReference = booking && references.get(booking);
    const balance = balances.get(entry.id);
    return {
      ...onlyFields(entry, fields),
      id: entry.id,
      txRef: entry.id,
      kind: entryKind(entry.id),
      ...byHand?.owner(entry.uid),
      ...byHand?.of(entry.id),
      ...(booking && { booking }),
      ...(bookingReference && { bookingReference }),
      ...(balance !== undefined && { balance }),
      ...(reverses && { reverses }),
    };
  });
}

/**
 * Whose entries they are, and by entry: who posted it manually, why, for which trip, and whether it is
 * reversed.
 */
async function postingsByHand(entries: readonly StoredEntry[], { db }: MoneyServices) {
  const refs = entries.map(({ id }) => id).filter((id) => isReversible(id) || reversedRef(id));
  const found = await db.adjustments.findByRefs(refs.flatMap((ref) => [ref, reversalRef(ref)]));
  const people = await db.users.findMany([
    ...new Set([...found.map(({ by }) => by), ...entries.map(({ uid }) => uid)]),
  ]);
  const known = new Map(people.map((person) => [person.id, person]));
  const nameOf = (uid: string) => {
    const person = known.get(uid);
    return person ? fullName(person) : '';
  };
  const posted = new Map(found.filter(({ state }) => state === 'posted').map((one) => [one.txRef, one]));
  const live = new Map(found.filter(({ lock }) => lock).map((one) => [one.txRef, one]));
  return {
    owner: (uid: string): Pick<LedgerEntry, 'userName' | 'usertype'> => ({
      userName: nameOf(uid),
      ...(known.has(uid) && { usertype: known.get(uid)?.usertype }),
    }),
    of(txRef: string): Pick<LedgerEntry, 'by' | 'byName' | 'note' | 'booking' | 'reversal'> {
      const { by, note, booking } = posted.get(txRef) ?? {};
      const reversal = live.get(reversalRef(txRef));
      return {
        ...(by && { by, byName: nameOf(by), note }),
        ...(booking && { booking }),
        ...(reversal && {
          reversal: reversal.state === 'pending' ? ('pending' as const) : ('posted' as const),
        }),
      };
    },
  };
}
