import { DomainError } from '@wayfare/shared';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.js';
import type { MessagesServices } from '../services.js';
import { type SmsSender, storedSmsId } from './sms.js';
import { type SmsProvider, SmsRefusedError } from './smsProvider.js';

/**
 * Sends SMS through the first service that accepts them. Stores the state of each SMS, without its text.
 * After a crash, an SMS may be sent twice.
 */
export function serviceSms(parts: {
  db: Pick<MessagesServices['db'], 'sms'>;
  clock: Clock;
  log: Logger;
  realtime: Pick<MessagesServices['realtime'], 'resourceChanged'>;
  /** In the order they are tried. */
  providers: readonly SmsProvider[];
}): SmsSender {
  const { db, clock, log, realtime, providers } = parts;
  return {
    async send({ id: given, to, text }) {
      const id = storedSmsId(given);
      const known = await db.sms.findById(id);
      if (known && known.state !== 'sending' && known.state !== 'failed') return;
      await db.sms.begin(id, to, clock.now());
      const notify = () => realtime.resourceChanged('sms', [id]);
      let reason = '';
      for (const provider of providers) {
        try {
          const providerId = await provider.send({ id, to, text });
          await db.sms.accept(id, provider.name, providerId, clock.now());
          notify();
          return;
        } catch (error) {
          log.error(
            { err: error, sms: id, provider: provider.name },
            'an SMS service did not accept a message',
          );
          if (!reason || error instanceof SmsRefusedError) reason = reasonOf(error);
        }
      }
      await db.sms.fail(id, reason, clock.now());
      notify();
      throw new DomainError('code_not_sent', 502, undefined, reason);
    },
  };
}

const reasonOf = (error: unknown) => (error instanceof SmsRefusedError ? error.message : 'no answer');
