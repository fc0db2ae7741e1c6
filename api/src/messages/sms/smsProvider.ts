import type { SmsProviderName } from '@wayfare/shared';

/** An SMS for a service: `id` comes back in its delivery reports. */
export interface SmsToSend {
  id: string;
  to: string;
  text: string;
}

/** A service that sends SMS. */
export interface SmsProvider {
  name: SmsProviderName;
  /**
   * Sends an SMS. Returns the service's id for it.
   * @throws SmsRefusedError when the service does not accept it; fetch's errors when it does not answer
   */
  send(sms: SmsToSend): Promise<string>;
}

/** A service did not accept an SMS. The message has its code and explanation. */
export class SmsRefusedError extends Error {
  override readonly name = 'SmsRefusedError';
}

/** How far a service reports an SMS to be. */
export interface SmsReport {
  state: 'accepted' | 'sent' | 'delivered' | 'failed';
  reason?: string;
}

/** Timeout for a service to accept an SMS, in ms: two of them fit into a request. */
export const SMS_PATIENCE_MS = 8_000;

/** The URL that a service's reports go to. Undefined unless services can reach it. */
export function reportUrl(publicUrl: string, path: string): string | undefined {
  return publicUrl.startsWith('https://') ? `${publicUrl}/api${path}` : undefined;
}

/** A text of a service, short enough to store. */
export const shortText = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '');
