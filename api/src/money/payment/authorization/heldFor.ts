import type { PaymentPurpose } from '@wayfare/shared';
import type { MoneyServices } from '../../services.js';
import type { HeldPayable } from '../payable.js';

/** The purpose of amounts held on cards. Their records name a booking. */
export const HELD_FOR: PaymentPurpose = 'booking';

/** Returns the payable that starts with an amount held on a card. */
export function heldFor({ payables }: MoneyServices): HeldPayable {
  const { held } = payables[HELD_FOR];
  if (!held) throw new Error(`nothing is held on a card for a ${HELD_FOR}`);
  return held;
}
