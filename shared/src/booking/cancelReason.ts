/** Why the product itself cancels a booking, or the site in its rider's name. They are translation keys. */
export const ownCancelReasons = ['cancel_reason_nobody_took_it', 'cancel_reason_incomplete_booking'] as const;
export type OwnCancelReason = (typeof ownCancelReasons)[number];

/** A booking's reason as it is read: the product's own are translated, people's are in their own words. */
export function shownReason(reason: string, translate: (key: OwnCancelReason) => string): string {
  const own = ownCancelReasons.find((key) => key === reason);
  return own ? translate(own) : reason;
}
