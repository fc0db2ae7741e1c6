import { type Actor, type BookingStatus, conflict, notFound, type Settings } from '@wayfare/shared';
import { claimImage, releaseImage } from '../../../basics/image/claimImage.js';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { findDrivenBooking, findVisibleBooking } from '../findBooking.js';
import { amend, onLatest } from '../transition.js';

/**
 * The pictures of a delivery, and the status each is taken in: at the pickup before the start, at the drop
 * before the end.
 */
const takenIn = {
  pickup_image: 'ARRIVED',
  deliver_image: 'STARTED',
  signature_image: 'STARTED',
} as const satisfies Partial<Record<keyof StoredBooking, BookingStatus>>;

export type TripImage = keyof typeof takenIn;
export const tripImages = Object.keys(takenIn) as TripImage[];

/**
 * Stores a picture the driver took of a parcel (rules 3.16, 7.36); a later one replaces it. `store` saves the
 * file and returns its key; it is called only if the picture is acceptable.
 * @throws wrong_state (409) for a taxi trip and outside the picture's status; image_invalid (415)
 */
export async function keepTripImage(
  actor: Actor,
  id: string,
  image: TripImage,
  store: () => Promise<string>,
  services: TripsServices,
): Promise<StoredBooking> {
  requireMoment(await findDrivenBooking(actor, id, services), image, services);
  const key = await store();
  await claimImage({ key, kind: 'trip', usedBy: id, field: image }, services);
  return onLatest(async () => {
    const booking = await findDrivenBooking(actor, id, services);
    requireMoment(booking, image, services);
    const { [image]: replaced } = booking;
    if (replaced) await releaseImage(replaced, services);
    return amend(booking, { [image]: key }, undefined, services);
  });
}

function requireMoment({ status }: StoredBooking, image: TripImage, { config }: TripsServices): void {
  if (config.APP_CATEGORY !== 'delivery' || status !== takenIn[image]) throw conflict();
}

/**
 * The key of a parcel's picture, for users who may see the booking. Pictures of its stops are found by their
 * key. @throws not_found (404) for all others
 */
export async function findTripImage(
  actor: Actor,
  id: string,
  { image, key: asked }: { image: TripImage; key?: string | undefined },
  services: TripsServices,
): Promise<string> {
  const { [image]: current, stops } = await findVisibleBooking(actor, id, services);
  const ofStop = image === 'pickup_image' ? undefined : stops?.find((stop) => asked && stop[image] === asked);
  const key = ofStop ? asked : current;
  if (!key) throw notFound();
  return key;
}

/** The URL of a parcel's picture; it contains the key, so a retaken picture gets a new URL. */
export const tripImagePath = (id: string, image: TripImage, key: string) =>
  `/api/bookings/${id}/${image}?key=${key}`;

const demands = {
  pickup_image: { setting: 'AllowDeliveryPickupImageCapture', error: 'pickup_image_required' },
  deliver_image: { setting: 'AllowFinalDeliveryImageCapture', error: 'deliver_image_required' },
} as const satisfies Partial<Record<TripImage, { setting: keyof Settings; error: string }>>;

/**
 * A parcel trip cannot start, or be handed over, without the picture its setting requires (rule 3.36).
 * @throws pickup_image_required, deliver_image_required (409)
 */
export async function requireTripImage(
  booking: StoredBooking,
  image: keyof typeof demands,
  { config, db }: TripsServices,
): Promise<void> {
  if (config.APP_CATEGORY !== 'delivery' || booking[image]) return;
  const { setting, error } = demands[image];
  const settings = await db.settings.settings();
  if (settings[setting]) throw conflict(error);
}
