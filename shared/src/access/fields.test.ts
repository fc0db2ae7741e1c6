import { userSchema, usertypes } from '../people/user/user.schema.js';
import { bookingSchema } from '../trips/booking/booking.schema.js';
import { hiddenBookingFields, visibleBookingFields } from './bookingFields.js';
import { hiddenUserFields, shownContact, visibleUserFields } from './fields.js';

const demo = { AllowCriticalEditsAdmin: false };
const open = { AllowCriticalEditsAdmin: true };

describe('hiddenBookingFields', () => {
  it('hides convenience fee and driver share from riders only [6.4, 2.32]', () => {
    for (const field of ['convenience_fees', 'driver_share'] as const) {
      expect(usertypes.filter((role) => hiddenBookingFields(role).includes(field))).toEqual(['rider']);
    }
    // The fee could be calculated from it.
    expect(hiddenBookingFields('rider')).toContain('tariff');
  });

  it('hides every field that is not on the role’s list', () => {
    for (const role of usertypes) {
      const fields = [...visibleBookingFields(role), ...hiddenBookingFields(role)];
      expect([...fields].sort()).toEqual([...bookingSchema.keyof().options].sort());
    }
  });

  it('never shows a rider’s email to drivers and fleet admins', () => {
    for (const role of ['driver', 'fleetadmin'] as const)
      expect(hiddenBookingFields(role)).toContain('customer_email');
  });

  it('never sends device tokens', () => {
    for (const role of usertypes) {
      expect(hiddenBookingFields(role)).toEqual(expect.arrayContaining(['customer_token', 'driver_token']));
    }
  });

  it('shows the trip code to the rider only: the rider has to tell the driver', () => {
    expect(hiddenBookingFields('rider')).not.toContain('otp');
    for (const role of ['driver', 'fleetadmin', 'admin'] as const)
      expect(hiddenBookingFields(role)).toContain('otp');
  });
});

describe('hiddenUserFields', () => {
  it('hides exactly the fields that are not on the caller’s list', () => {
    for (const usertype of usertypes)
      for (const uid of ['d1', 'd2']) {
        const actor = { uid, usertype };
        const fields = [...visibleUserFields(actor, { id: 'd1' }), ...hiddenUserFields(actor, { id: 'd1' })];
        expect([...fields].sort()).toEqual([...userSchema.keyof().options].sort());
      }
  });

  const bank = ['bankName', 'bankCode', 'bankAccount'] as const;

  it('shows bank details to their owner and admins only', () => {
    const seen = (uid: string, usertype: (typeof usertypes)[number]) =>
      bank.every((field) => !hiddenUserFields({ uid, usertype }, { id: 'd1' }).includes(field));
    expect(seen('d1', 'driver')).toBe(true);
    expect(seen('a1', 'admin')).toBe(true);
    expect(seen('f1', 'fleetadmin')).toBe(false);
    expect(seen('r1', 'rider')).toBe(false);
    expect(seen('d2', 'driver')).toBe(false);
  });

  it('never shows a push token', () => {
    for (const usertype of usertypes) {
      expect(hiddenUserFields({ uid: 'd1', usertype }, { id: 'd1' })).toContain('pushToken');
    }
  });
});

describe('shownContact', () => {
  it('shows contacts while critical edits are allowed, and Hidden in demo mode [6.22]', () => {
    for (const role of ['rider', 'driver', 'fleetadmin'] as const) {
      expect(shownContact('ann@example.com', role, open)).toBe('ann@example.com');
      expect(shownContact('ann@example.com', role, demo)).toBe('Hidden');
      expect(shownContact('+15550134567', role, demo)).toBe('Hidden');
    }
  });

  it('shows the email of an admin as Hidden for Demo in demo mode [6.20]', () => {
    expect(shownContact('root@example.com', 'admin', demo)).toBe('Hidden for Demo');
    expect(shownContact('root@example.com', 'admin', open)).toBe('root@example.com');
  });

  it('keeps a missing contact missing', () => {
    expect([null, undefined, ''].map((contact) => shownContact(contact, 'rider', demo))).toEqual([
      null,
      undefined,
      '',
    ]);
  });
});
