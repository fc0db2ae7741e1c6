import type { LatLng } from '@wayfare/shared';
import { DROP, PICKUP } from './builders.js';
import type { Client, TestApp } from './testApp.js';

/** How often the driver's device sends a position, in ms. */
const EVERY_MS = 120_000;

/**
 * Lets time pass while the driver drives straight from one place to another, sending positions: a trip that
 * is believed.
 */
export async function trackedDrive(
  { clock }: Pick<TestApp, 'clock'>,
  driver: Client,
  { ms, from = PICKUP, to = DROP }: { ms: number; from?: LatLng; to?: LatLng },
): Promise<void> {
  const start = clock.at;
  for (let passed = EVERY_MS; passed < ms; passed += EVERY_MS) {
    clock.at = start + passed;
    const at = (one: number, other: number) => one + ((other - one) * passed) / ms;
    await driver.put('/drivers/me/location', { lat: at(from.lat, to.lat), lng: at(from.lng, to.lng) });
  }
  clock.at = start + ms;
}
