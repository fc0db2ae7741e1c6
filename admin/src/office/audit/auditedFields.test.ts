import {
  appInfoSchema,
  cancelReasonInputSchema,
  carTypeInputSchema,
  notificationInputSchema,
  pairBlockInputSchema,
  personNoteInputSchema,
  promoInputSchema,
  settingsSchema,
  shiftNoteInputSchema,
  userInputSchema,
  webhookInputSchema,
} from '@wayfare/shared';
import { auditedView, recordName, shownChanges } from './auditedFields.js';

/** The schemas of the fields that admins can change, by type of record. */
const changed = {
  settings: settingsSchema,
  appinfo: appInfoSchema,
  drivers: userInputSchema,
  cartypes: carTypeInputSchema,
  promos: promoInputSchema,
  cancelreasons: cancelReasonInputSchema,
  notifications: notificationInputSchema,
  webhooks: webhookInputSchema,
  shiftnotes: shiftNoteInputSchema,
  personnotes: personNoteInputSchema,
  pairblocks: pairBlockInputSchema,
};

it.each(Object.entries(changed))(
  'has a name for every field of %s that admins can change',
  (resource, { shape }) => {
    expect(Object.keys(shape).filter((name) => auditedView(resource, name) === null)).toEqual([]);
  },
);

it('shows amounts as money, fees by their type, and choices in words', () => {
  const t = (key: string) => `(${key})`;
  expect(auditedView('settings', 'bonus')?.kind).toBe('money');
  expect(auditedView('settings', 'driverRadius')?.kind).toBeUndefined();
  expect(auditedView('cartypes', 'convenience_fees')).toMatchObject({
    kind: 'fee',
    type: 'convenience_fee_type',
  });
  expect(auditedView('bookings', 'reasons')?.words?.('below_bound', t)).toBe('(panel_review_below)');
  expect(auditedView('settings', 'refundTo')?.words?.('wallet', t)).toBe('(panel_refund_to_wallet)');
  expect(auditedView('bookings', 'reason')?.words?.('Flat tire', t)).toBe('Flat tire');
  expect(auditedView('bookings', 'status')?.words?.('PAID', t)).toBe('(booking_status_PAID)');
});

it('shows the name of a deleted record from its entry, and no name for a deleted person', () => {
  const change = (field: string, before: string) => ({ field, before, after: null });
  const entry = { record: 'x', names: {} };
  const promo = { ...entry, resource: 'promos', changes: [change('promo_name', 'SUMMER')] };
  const rider = { ...entry, resource: 'riders', changes: [change('firstName', 'Ada')] };
  expect(recordName(promo)).toBe('SUMMER');
  expect(recordName(rider)).toBeNull();
  expect(shownChanges({ changes: [change('id', 'x'), change('firstName', 'Ada')] })).toHaveLength(1);
});
