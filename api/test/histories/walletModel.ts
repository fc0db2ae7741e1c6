import { type Answer, type Business, type Command, driverOf, type Trip } from './business.js';
import type { Thousandths } from './fareModel.js';

export function credit(business: Business, { to, amount }: Extract<Command, { name: 'credit' }>): Answer {
  if (!isAmount(business, amount)) return 400;
  post(business, to, 'Credit', amount);
  return 201;
}

export function withdraw(business: Business, { by, amount }: Extract<Command, { name: 'withdraw' }>): Answer {
  if (by.role === 'rider' && !business.settings.RiderWithDraw) return 403;
  if (!isAmount(business, amount)) return 400;
  const { wallet } =
    by.role === 'driver'
      ? driverOf(business, by)
      : (business.riders[(by as { n: number }).n] as { wallet: bigint });
  if (wallet < amount) return 409;
  post(business, by as { role: 'driver'; n: number }, 'Withdraw', amount);
  business.withdraws.push({ processed: false });
  return 201;
}

/** Reserves the expected cost of a wallet booking. */
export const reserve = (business: Business, rider: number, cost: Thousandths): void =>
  post(business, { role: 'rider', n: rider }, 'Debit', cost);

/** Releases what a trip has reserved. */
export function release(business: Business, trip: Trip): void {
  post(business, { role: 'rider', n: trip.rider }, 'Credit', trip.hold);
  trip.hold = 0n;
}

/**
 * Pays drivers the fees that were waiting for a rider's money, and takes back what they got of fees that
 * staff returned.
 */
export function payWaitingFees(business: Business): void {
  for (const trip of business.trips) {
    const driver = { role: 'driver', n: trip.driver as number } as const;
    if (trip.feeDue > 0n && (business.riders[trip.rider] as { wallet: bigint }).wallet >= 0n) {
      post(business, driver, 'Credit', trip.feeDue);
      trip.feeDue = 0n;
    }
    if (trip.feeDue > 0n || trip.backDue === 0n) continue;
    post(business, driver, 'Debit', trip.backDue);
    trip.backDue = 0n;
  }
}

const isAmount = ({ settings }: Business, amount: Thousandths) =>
  amount > 0n && amount % 10n ** BigInt(3 - settings.decimal) === 0n;

export function post(
  business: Business,
  { role, n }: { role: 'rider' | 'driver'; n: number },
  type: 'Credit' | 'Debit' | 'Withdraw',
  amount: Thousandths,
) {
  if (amount === 0n) return;
  const person = role === 'rider' ? business.riders[n] : business.drivers[n];
  (person as { wallet: bigint }).wallet += type === 'Credit' ? amount : -amount;
  business.entries.push(`${role} ${n} ${type} ${amount}`);
}
