import { formBody } from '@wayfare/client';
import type { HandoverSummary, LatLng } from '@wayfare/shared';
import { picture } from '../account/picture.js';
import { answerOf, answerUnless } from '../calls/call.js';
import { doorOf } from '../rider/doorCodes.js';
import type { Surroundings } from '../surroundings.js';
import { drive, moveTo, wayTo } from './drive.js';
import type { Driver } from './driver.js';

/** Steps are refused for these reasons when the other side was faster. */
const TOO_LATE = ['wrong_state', 'not_found', 'conflict'];
/** A courier at the door asks for the code again after this time, in ms. */
const ASK_MS = 15_000;

/** A parcel on its way, with the fields that a courier sees. */
export interface SeenParcel {
  id: string;
  pickup: LatLng;
  drop: LatLng;
  deliver_image?: string | null | undefined;
  signature_image?: string | null | undefined;
  handover?: HandoverSummary | null | undefined;
}

/**
 * Brings a parcel to its recipient, or back to the sender after a failed handover. Returns whether the
 * courier has nothing more to do with it: senders who are not simulated say nothing here, and keep the
 * parcel's code to themselves.
 */
export async function handOver(parcel: SeenParcel, driver: Driver, around: Surroundings): Promise<boolean> {
  const isReturned = Boolean(parcel.handover?.failure);
  const door = isReturned ? parcel.pickup : parcel.drop;
  await drive(await wayTo(door, driver), driver, around, () => around.clock.ending);
  const code = await codeAtDoor(parcel, driver, around);
  if (code === null && isReturned) return true;
  if (code === null) await failHandover(parcel, driver);
  else await reach(parcel, code, driver);
  return false;
}

/** The code that is given at the door, empty if none is needed; null if the door stays closed. */
async function codeAtDoor(
  { id, handover }: SeenParcel,
  driver: Driver,
  { clock, sharedCodes }: Surroundings,
) {
  if (!handover?.ways.includes('code')) return '';
  const door = doorOf(id, handover);
  const until = clock.now() + driver.habits.waitsMs;
  while (typeof sharedCodes.get(door) !== 'string' && clock.now() < until) await driver.live.change(ASK_MS);
  return sharedCodes.get(door) ?? null;
}

async function failHandover({ id }: SeenParcel, driver: Driver): Promise<void> {
  // The product notes how far from the door this is reported.
  await moveTo(driver.place, driver);
  const body = { reason: 'recipient_absent' } as const;
  await answerUnless(
    TOO_LATE,
    driver.client.POST('/api/bookings/{id}/handover/fail', { params: { path: { id } }, body }),
  );
}

/**
 * Takes the picture that couriers always take, and asks for a signature where nothing else proves the
 * handover.
 */
async function reach(parcel: SeenParcel, code: string, { client, place }: Driver): Promise<void> {
  const { id, handover } = parcel;
  const call = {
    params: { path: { id } },
    body: { image: new Blob([picture()], { type: 'image/png' }) },
    bodySerializer: formBody,
  };
  if (!parcel.deliver_image) await answerOf(client.POST('/api/bookings/{id}/deliver_image', call));
  if (handover?.ways.includes('signature') && !parcel.signature_image)
    await answerOf(client.POST('/api/bookings/{id}/signature_image', call));
  const { lat, lng } = place;
  const body = { lat, lng, handover_code: code || null };
  await answerUnless(TOO_LATE, client.POST('/api/bookings/{id}/reach', { params: { path: { id } }, body }));
}
