import type { MoneyServices } from '../services.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { continueHeld } from './authorization/continueHeld.js';
import { checkAttempts } from './hosted/checkAttempts.js';
import { recordPaymentEvents } from './paymentEvents.js';
import { forgetCustomers } from './saved/forgetCustomers.js';
import { sendDueWebhooks } from './sandbox/sendWebhook.js';
import { sweepPayments } from './settlePayment.js';

/** Card payments that a provider still has to report, or that a crashed process left unsettled. */
export const paymentDueWork = {
  sendWebhooks: { name: 'send webhooks of the sandbox provider', run: sendDueWebhooks },
  checkAttempts: { name: 'look up card payments of which nothing was heard', run: checkAttempts },
  continueHeld: { name: 'charge or release amounts held on cards', run: continueHeld },
  forgetCards: { name: 'remove saved cards of removed accounts', run: forgetCustomers },
  recordEvents: { name: 'record events of card payments for webhooks', run: recordPaymentEvents },
  settle: { name: 'settle card payments', run: sweepPayments },
} satisfies DueWorkOfEntity<MoneyServices>;
