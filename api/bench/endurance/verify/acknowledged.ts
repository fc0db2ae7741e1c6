/** What the installation has promised: writes that it acknowledged. */
export interface Acknowledged {
  /** Bookings by the key they were booked with. Null while a booking is not acknowledged. */
  bookings: Map<string, { id: string; rider: string; status: string } | null>;
  /** Amounts credited to wallets, by key. */
  credits: Map<string, { uid: string; amount: number }>;
}

export const createAcknowledged = (): Acknowledged => ({ bookings: new Map(), credits: new Map() });

/** How far each status of a trip is: a trip never goes back. */
const PROGRESS: Readonly<Record<string, number>> = {
  NEW: 0,
  ACCEPTED: 1,
  ARRIVED: 2,
  STARTED: 3,
  REACHED: 4,
  PENDING: 4,
  PAID: 5,
  COMPLETE: 6,
  CANCELLED: 6,
};

/** Records that a step of a trip was acknowledged. An earlier step changes nothing. */
export function acknowledgeStep(acknowledged: Acknowledged, key: string, status: string): void {
  const booking = acknowledged.bookings.get(key);
  if (booking && progress(status) > progress(booking.status)) booking.status = status;
}

const progress = (status: string) => PROGRESS[status] ?? 0;

/** A booking as the installation stores it. */
export interface StoredBooking {
  id: string;
  customer: string;
  status: string;
}

/**
 * Compares what was acknowledged with what is stored. Returns what was lost or done twice, a line for each.
 * @param stored the bookings of the riders
 * @param balances what the wallets of those who were only credited contain
 */
export function findLosses(
  { bookings, credits }: Acknowledged,
  stored: readonly StoredBooking[],
  balances: ReadonlyMap<string, number>,
): string[] {
  const byId = new Map(stored.map((booking) => [booking.id, booking]));
  const lost: string[] = [];
  for (const [key, booking] of bookings) {
    if (!booking) continue;
    const found = byId.get(booking.id);
    if (!found) lost.push(`booking ${key} was acknowledged and does not exist`);
    else if (progress(found.status) < progress(booking.status))
      lost.push(`booking ${key} was acknowledged as ${booking.status} and is ${found.status}`);
  }
  // A request that was never acknowledged may have been carried out, but only once.
  if (stored.length > bookings.size)
    lost.push(`${stored.length} bookings exist, and ${bookings.size} were asked for`);
  const owed = new Map<string, number>();
  for (const { uid, amount } of credits.values()) owed.set(uid, (owed.get(uid) ?? 0) + amount);
  for (const [uid, balance] of balances)
    if (balance !== (owed.get(uid) ?? 0))
      lost.push(`a wallet was credited ${owed.get(uid) ?? 0} and contains ${balance}`);
  return lost;
}

/** The states in which a trip may be: waiting for an offer or a person, or over. */
export function findStuck(stored: readonly StoredBooking[], isOver: ReadonlySet<string>): string[] {
  return stored
    .filter(({ status }) => !isOver.has(status))
    .map(({ id, status }) => `booking ${id} is still ${status}`);
}
