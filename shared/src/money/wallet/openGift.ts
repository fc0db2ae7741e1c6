import { type Amount, exact, MAX_AMOUNT, toWire } from '../../basics/decimals/money.js';

/** An offer of the business to many: what each use gives at most, and how many uses are left. */
interface OpenOffer {
  most: Amount;
  uses: number;
}

/** The most that an offer can still give, at most the largest amount. */
const worthOf = ({ most, uses }: OpenOffer) => {
  const worth = exact(most).times(Math.max(0, uses));
  return worth.gt(MAX_AMOUNT) ? exact(MAX_AMOUNT) : worth;
};

/**
 * By how much a change raises what an offer can still give; 0 if it lowers it. A person who makes the change
 * gives this amount.
 */
export function addedWorth(before: OpenOffer | null, after: OpenOffer): number {
  const added = worthOf(after).minus(before ? worthOf(before) : 0);
  return added.gt(0) ? toWire(added) : 0;
}
