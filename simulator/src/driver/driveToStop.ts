import type { HandoverSummary, LatLng } from '@wayfare/shared';
import { answerUnless } from '../calls/call.js';
import type { Surroundings } from '../surroundings.js';
import { drive, moveTo, wayTo } from './drive.js';
import type { Driver } from './driver.js';

/** Steps are refused for these reasons when the other side was faster. */
const TOO_LATE = ['wrong_state', 'not_found', 'conflict'];

/** A stop with the fields that a driver sees. */
export interface SeenStop extends LatLng {
  reachedAt?: number | null | undefined;
  handover?: HandoverSummary | null | undefined;
}

/**
 * Drives to a stop and confirms it. Simulated riders book none, so a recipient there, who is not simulated,
 * gives no code: their parcel goes back to the sender.
 */
export async function driveToStop(
  { id, stop, index }: { id: string; stop: SeenStop; index: number },
  driver: Driver,
  around: Surroundings,
): Promise<void> {
  await drive(await wayTo(stop, driver), driver, around, () => around.clock.ending);
  const { lat, lng } = driver.place;
  if (stop.handover?.ways.length) {
    await around.clock.sleep(driver.habits.waitsMs);
    await moveTo(driver.place, driver);
    const body = { reason: 'recipient_absent', stop: index } as const;
    await answerUnless(
      TOO_LATE,
      driver.client.POST('/api/bookings/{id}/handover/fail', { params: { path: { id } }, body }),
    );
    return;
  }
  await answerUnless(
    TOO_LATE,
    driver.client.POST('/api/bookings/{id}/stops/{index}/reach', {
      params: { path: { id, index } },
      body: { lat, lng },
    }),
  );
}
