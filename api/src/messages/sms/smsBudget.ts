import { invalid, type TranslationKey } from '@wayfare/shared';
import type { Logger } from 'pino';
import { type Budgets, tooMany } from '../../platform/budget/createBudgets.js';
import type { MessagesServices } from '../services.js';
import { type Sms, type SmsSender, storedSmsId } from './sms.js';
import { numberPrefix, smsCountry, smsProblem } from './smsNumber.js';

/** What deciding about a message needs. */
export interface SmsLimits {
  db: Pick<MessagesServices['db'], 'settings'>;
  budgets: Budgets;
  log: Logger;
  /** Sends a message to all admins, once per id. */
  alert(message: { id: string; title: TranslationKey; body: TranslationKey; screen: string }): Promise<void>;
  newId(): string;
}

/**
 * Decides which messages are sent: none to numbers that cost or are in other countries, only so many to each
 * number, and only so many that strangers may have caused. A requested message that is refused is an error;
 * others are left out.
 */
export function withinBudget(sender: SmsSender, parts: SmsLimits): SmsSender {
  const { db, log } = parts;
  return {
    async send(sms) {
      const { to, isRequested, standing = 'stranger' } = sms;
      const problem = smsProblem(to, standing, await db.settings.settings());
      if (problem) {
        if (isRequested) throw invalid(problem, { mobile: problem });
        log.warn({ sms: storedSmsId(sms.id), problem }, 'an SMS was left out: its number is not texted');
        return;
      }
      const wait = await spend(sms, parts);
      if (wait === null) {
        await sender.send(sms);
        return;
      }
      if (isRequested) throw tooMany(wait);
      log.warn({ sms: storedSmsId(sms.id) }, 'an SMS was left out: its number has got too many');
    },
  };
}

/** Gives back what a code to a number has cost the limits of its block and country: its owner entered it. */
export const giveBackStrangerSms = (number: string, { budgets }: { budgets: Budgets }): Promise<void> =>
  budgets.giveBack('strangerSms', { prefix: numberPrefix(number), country: smsCountry(number) });

/** Returns null if a message is within its limits, otherwise in how many ms it would be. */
async function spend({ to, standing = 'stranger' }: Sms, parts: SmsLimits): Promise<number | null> {
  const { budgets, log } = parts;
  const number = { number: standing === 'owner' ? `owner ${to}` : to };
  const { refusedForMs: ofNumber } = await budgets.trySpend('smsToNumber', number);
  if (ofNumber !== null || standing === 'owner') return ofNumber;
  const country = smsCountry(to) ?? '';
  const prefix = numberPrefix(to);
  const { refusedForMs } = await budgets.trySpend('strangerSms', { prefix, country, everyone: 'all' });
  if (refusedForMs !== null) {
    await budgets.giveBack('smsToNumber', number);
    log.warn({ country, prefix }, 'the SMS that strangers may cause are used up');
    return refusedForMs;
  }
  await alertAtHalf({ country }, parts);
  await alertAtHalf({ everyone: 'all' }, parts);
  return null;
}

/** Alerts the admins, once a day, that half of what strangers may cause in a day is used up. */
async function alertAtHalf(
  subject: { country: string } | { everyone: 'all' },
  { budgets, log, alert, newId }: SmsLimits,
): Promise<void> {
  if ((await budgets.trySpend('strangerSmsHalf', subject)).refusedForMs === null) return;
  if ((await budgets.trySpend('strangerSmsAlert', subject)).refusedForMs !== null) return;
  log.warn(subject, 'half of the SMS that strangers may cause in a day are used up');
  await alert({
    id: `sms-budget:${newId()}`,
    title: 'notice_sms_budget_title',
    body: 'notice_sms_budget_body',
    screen: 'Sms',
  });
}
