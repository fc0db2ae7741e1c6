import * as money from '../money/index.js';
import type { Payables } from '../money/payment/payable.js';
import * as trips from '../trips/index.js';

/**
 * Everything that can be paid for by card, by area. Payments use this table through the services, so that
 * they do not depend on the areas above.
 */
export const payables: Payables = { ...money.payables, ...trips.payables };
