import * as money from '../money/index.js';
import type { Payables } from '../money/payment/payable.js';
import * as trips from '../trips/index.js';

/**
 * What can be paid for by card, by area. Payments reach it through the services, so that they need not know
 * what they are for.
 */
export const payables: Payables = { ...money.payables, ...trips.payables };
