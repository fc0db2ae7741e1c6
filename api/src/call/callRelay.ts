import { createHash } from 'node:crypto';
import type { Config } from '../config/environment.js';

/** Phone numbers between driver and rider, so that neither learns the other's. */
export interface CallRelay {
  /** The number that both parties of a booking call to reach each other. */
  numberOf(booking: string): string;
}

/**
 * The relay of the configured voice numbers; null if none are configured, so that the parties see each other's real number.
 * A booking always gets the same number; another trip of the same rider usually gets a different one.
 */
export function callRelayOf({ TWILIO_VOICE_NUMBERS: numbers }: Config): CallRelay | null {
  if (numbers.length === 0) return null;
  return {
    numberOf(booking) {
      const place = createHash('sha256').update(booking).digest().readUInt32BE() % numbers.length;
      return numbers[place] as string;
    },
  };
}
