import { type DeviceClock, type PositionInput, readClock, serverTime } from '@wayfare/shared';
import type { TripsServices } from '../services.js';

/** A position that a device kept, with its time. */
export type KeptPosition = PositionInput & { at: number };

/** A position with the time of its measurement by the server's clock, a ms timestamp. */
export interface TimedPosition extends KeptPosition {
  /** The same time as the device has reported it. */
  deviceAt: number;
}

/** Times a position that a device has just measured, and learns from it how far the device's clock is off. */
export function timedPosition(
  input: PositionInput,
  device: string | undefined,
  { clock, deviceClocks }: Pick<TripsServices, 'clock' | 'deviceClocks'>,
): TimedPosition {
  const now = clock.now();
  if (input.at === undefined) return { ...input, at: now, deviceAt: now };
  const read = readClock(deviceClocks.of(device), { at: input.at, now });
  deviceClocks.learn(device, read);
  return timed({ ...input, at: input.at }, read);
}

/**
 * Times positions that a device kept and sends together. Only one from the future says anything about its
 * clock: all of them are late.
 */
export function timedPositions(
  inputs: readonly KeptPosition[],
  device: string | undefined,
  { clock, deviceClocks }: Pick<TripsServices, 'clock' | 'deviceClocks'>,
): TimedPosition[] {
  const now = clock.now();
  const newest = Math.max(...inputs.map(({ at }) => at));
  const known = deviceClocks.of(device);
  const read = serverTime(known, newest) > now ? readClock(known, { at: newest, now }) : known;
  deviceClocks.learn(device, read);
  return inputs.map((input) => timed(input, read));
}

const timed = (input: KeptPosition, clock: DeviceClock): TimedPosition => ({
  ...input,
  at: serverTime(clock, input.at),
  deviceAt: input.at,
});
