import { conflict } from '@wayfare/shared';
import { hashOf, newSecret } from '../../../platform/secret.js';
import { sealText, unsealText } from '../../../platform/sealed.js';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import type { TripShare } from './tripShare.repository.js';

/** A kind of link for people without an account to follow a booking. */
export interface LinkKind {
  /** Where its links are stored. */
  stored: 'tripShares' | 'parcelLinks' | 'guestLinks' | 'seriesLinks';
  /** The purpose that its sealed tokens name. */
  use: string;
  page: string;
  /**
   * How long after the planned start its links are deleted, in ms. They stop working earlier, when the
   * booking ends.
   */
  keptMs: number;
}

/** The address of a booking's link: the same each time until it is revoked. */
export async function linkTo(
  kind: LinkKind,
  booking: Pick<StoredBooking, 'id' | 'tripdate'>,
  services: TripsServices,
): Promise<string> {
  const known = await services.db[kind.stored].findOf(booking.id);
  const token =
    (known && (await tokenOf(kind, known, services))) ?? (await newToken(kind, booking, services));
  return new URL(`${kind.page}#${token}`, services.config.PUBLIC_URL).href;
}

/** The booking of a link that has not expired; null if there is none. */
export async function bookingOf(
  kind: LinkKind,
  token: string,
  services: TripsServices,
): Promise<StoredBooking | null> {
  const id = await linkedBy(kind, token, services);
  return id === null ? null : services.db.bookings.findById(id);
}

/** The subject of a link that has not expired: the id it was made with; null if there is none. */
export async function linkedBy(
  kind: LinkKind,
  token: string,
  { db, clock }: TripsServices,
): Promise<string | null> {
  const link = await db[kind.stored].findByHash(hashOf(token));
  return link && link.expiresAt > clock.now() ? link.id : null;
}

/**
 * Returns the token of a link. A token that was sealed with a removed secret cannot be shown again: returns
 * null, and revokes its link.
 */
async function tokenOf(
  kind: LinkKind,
  { id, seal }: TripShare,
  services: TripsServices,
): Promise<string | null> {
  const token = await unsealText(seal, kind.use, services);
  if (token === null) await services.db[kind.stored].remove(id);
  return token;
}

/** @throws changed_meanwhile (409) if a process with another secret made the link at the same time */
async function newToken(
  kind: LinkKind,
  { id, tripdate }: Pick<StoredBooking, 'id' | 'tripdate'>,
  services: TripsServices,
): Promise<string> {
  const token = newSecret();
  const expiresAt = Math.max(tripdate, services.clock.now()) + kind.keptMs;
  const seal = await sealText(token, kind.use, services);
  // A concurrent request may have been faster. Then the booking keeps the link of that request.
  const link = await services.db[kind.stored].insert({ id, hash: hashOf(token), seal, expiresAt });
  const stored = await tokenOf(kind, link, services);
  if (stored === null) throw conflict('changed_meanwhile');
  return stored;
}
