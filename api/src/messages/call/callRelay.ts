import { createHash } from 'node:crypto';
import type { Config } from '../../platform/config/environment.js';

/**
 * Phone numbers between driver and rider, or between courier, sender and recipient, so that none learns
 * another's.
 */
export interface CallRelay {
  /** The number that both parties of a booking call to reach each other. */
  numberOf(booking: string): string;
  /** The number that the courier and the recipient of a parcel call; null if there is no second number. */
  recipientNumberOf(booking: string): string | null;
}

/**
 * The relay of the configured voice numbers; null if none are configured, so that the parties see each
 * other's real number. A booking always gets the same number; another trip of the same rider usually gets a
 * different one.
 */
export function callRelayOf({ TWILIO_VOICE_NUMBERS: numbers }: Config): CallRelay | null {
  if (numbers.length === 0) return null;
  const placeOf = (booking: string) =>
    createHash('sha256').update(booking).digest().readUInt32BE() % numbers.length;
  return {
    numberOf: (booking) => numbers[placeOf(booking)] as string,
    recipientNumberOf: (booking) =>
      numbers.length > 1 ? (numbers[(placeOf(booking) + 1) % numbers.length] as string) : null,
  };
}
