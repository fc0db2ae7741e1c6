/**
 * Reasons for cancellations by the product itself, or by the site on the rider's behalf. They are
 * translation keys.
 */
export const ownCancelReasons = ['cancel_reason_nobody_took_it', 'cancel_reason_incomplete_booking'] as const;
export type OwnCancelReason = (typeof ownCancelReasons)[number];

/**
 * A booking's cancellation reason as shown: built-in ones are translated, reasons users wrote are shown
 * as they are.
 */
export function shownReason(reason: string, translate: (key: OwnCancelReason) => string): string {
  const own = ownCancelReasons.find((key) => key === reason);
  return own ? translate(own) : reason;
}
