import { latinDigits, phoneRules, phoneNumberPrefix } from '@wayfare/shared';
import type { MoneyServices } from '../services.js';

/** The most people that one search finds: their records are merged in the order of the list. */
const MOST_PEOPLE = 50;

/** What a text may mean in a list of money. */
export interface Meant {
  /** Riders and drivers by name, email, or phone number. */
  people: readonly string[];
  /** An amount, typed without its currency. */
  amount: number | null;
}

/** Returns the people and the amount that a text may mean. */
export async function meantBy(q: string, { db }: MoneyServices): Promise<Meant> {
  const phone = phoneNumberPrefix(q, phoneRules(await db.settings.settings()));
  const people = await db.users.idsFoundBy(phone ? [q, phone] : [q], MOST_PEOPLE);
  return { people, amount: amountIn(q) };
}

/** The amount in a text such as `12.50`, `12,50` or `١٢`; null if it is none. */
export function amountIn(q: string): number | null {
  const typed = latinDigits(q.trim());
  return /^\d{1,12}([.,]\d{1,3})?$/.test(typed) ? Number(typed.replace(',', '.')) : null;
}

/** The filter for what a text means, if `person` is the field that names the person of a record. */
export function meantFilter({ people, amount }: Meant, person: string): Record<string, unknown> {
  const meanings = [
    ...(people.length > 0 ? [{ [person]: { $in: [...people] } }] : []),
    ...(amount === null ? [] : [{ amount }]),
  ];
  const [only] = meanings;
  // Without any meaning, the list is empty.
  if (!only) return { _id: { $in: [] } };
  return meanings.length === 1 ? only : { $or: meanings };
}
