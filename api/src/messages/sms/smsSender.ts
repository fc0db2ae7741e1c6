import { smsProviders, type SmsProviderName } from '@wayfare/shared';
import type { Config } from '../../platform/config/environment.js';
import type { MessagesServices } from '../services.js';
import { serviceSms } from './serviceSms.js';
import { outboxSms, type SmsSender } from './sms.js';
import { type SmsLimits, withinBudget } from './smsBudget.js';
import type { SmsProvider } from './smsProvider.js';
import { twilioSms } from './twilioSms.js';
import { vonageSms } from './vonageSms.js';

/** How to set up each service. */
const services: Readonly<Record<SmsProviderName, (config: Config) => SmsProvider | null>> = {
  twilio: twilioSms,
  vonage: vonageSms,
};

/** The configured services in the order of `SMS_ORDER`; those it does not name come last. */
function smsServices(config: Config): SmsProvider[] {
  const names = new Set([...config.SMS_ORDER, ...smsProviders]);
  return [...names].flatMap((name) => services[name](config) ?? []);
}

/** Sends SMS as configured. Null if that is impossible. */
export function smsSender(
  parts: Pick<MessagesServices, 'config' | 'db' | 'clock' | 'realtime'> & SmsLimits,
): SmsSender | null {
  const providers = smsServices(parts.config);
  if (providers.length > 0) return withinBudget(serviceSms({ ...parts, providers }), parts);
  // The outbox is not readable in production.
  return parts.config.NODE_ENV === 'production' ? null : withinBudget(outboxSms(parts), parts);
}
