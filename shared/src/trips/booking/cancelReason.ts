import { officeReasons } from './officeAct.js';

/** Reasons staff choose from when they cancel a trip. They are translation keys. */
export const staffCancelReasons = [
  'cancel_reason_staff_rider_asked',
  'cancel_reason_staff_no_car',
  'cancel_reason_staff_no_show',
  'cancel_reason_staff_driver',
  'cancel_reason_staff_duplicate',
  'cancel_reason_staff_wrong',
] as const;

/**
 * Reasons for cancellations by the product itself, by the site on the rider's behalf, or by staff. They are
 * translation keys.
 */
export const ownCancelReasons = [
  'cancel_reason_nobody_took_it',
  'cancel_reason_incomplete_booking',
  'cancel_reason_not_in_car',
  ...staffCancelReasons,
  ...officeReasons.map((reason) => `office_reason_${reason}` as const),
] as const;
export type OwnCancelReason = (typeof ownCancelReasons)[number];

/**
 * A booking's cancellation reason as shown: built-in ones are translated, reasons users wrote are shown
 * as they are.
 */
export function shownReason(reason: string, translate: (key: OwnCancelReason) => string): string {
  const own = ownCancelReasons.find((key) => key === reason);
  return own ? translate(own) : reason;
}
