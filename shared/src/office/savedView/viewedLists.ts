/** The lists of the panel whose filters can be saved as a view. */
export const viewedLists = [
  'bookings',
  'drivers',
  'riders',
  'fleetadmins',
  'alladmin',
  'alerts',
  'fare-reviews',
  'withdraws',
  'walletadjustments',
  'cardpayments',
  'cardrefunds',
  'paymentdifferences',
  'sms',
  'auditlog',
] as const;
export type ViewedList = (typeof viewedLists)[number];

/** The most views that one author may have, and that the team may share. */
export const MAX_VIEWS = { own: 20, shared: 30 } as const;
