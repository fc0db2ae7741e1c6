import { changeableFields, changeableStatuses, driverLossReason, servesMore } from './bookingChange.js';
import { changeRoles } from './bookingChange.schema.js';
import { type ChangeField, changeFields } from './changeFields.js';
import { bookingStatuses, type BookingStatus } from './booking.status.js';

const MINUTE = 60_000;
const without = (...fields: ChangeField[]) => changeFields.filter((field) => !fields.includes(field));

describe('the table of who may change what in which status [4.59]', () => {
  it('lets nobody change a booking once its trip has ended, or before it is paid as agreed', () => {
    expect(changeableStatuses).toEqual(['NEW', 'ACCEPTED', 'ARRIVED', 'STARTED']);
    const others = bookingStatuses.filter((status) => !changeableStatuses.includes(status));
    for (const status of others)
      for (const role of changeRoles) expect(changeableFields({ status }, role, 'taxi')).toEqual([]);
  });

  it('keeps the pickup and its time once the driver is there', () => {
    const kind = 'hourly';
    expect(changeableFields({ status: 'NEW', kind }, 'admin', 'taxi')).toEqual(changeFields);
    expect(changeableFields({ status: 'ACCEPTED', kind }, 'admin', 'taxi')).toEqual(without('riderExtra'));
    expect(changeableFields({ status: 'ARRIVED', kind }, 'admin', 'taxi')).toEqual(
      without('tripdate', 'pickup', 'riderExtra'),
    );
    expect(changeableFields({ status: 'NEW' }, 'admin', 'taxi')).toEqual(without('hours'));
  });

  it('keeps a rider’s own name and number, and how a partner’s customer pays', () => {
    const own = without('hours', 'customer_name', 'customer_contact');
    const paid = without('hours', 'payment_mode', 'promo', 'riderExtra');
    expect(changeableFields({ status: 'NEW' }, 'rider', 'taxi')).toEqual(own);
    expect(changeableFields({ status: 'NEW' }, 'partner', 'taxi')).toEqual(paid);
    // Nor can staff, or the partner’s account on the site.
    expect(changeableFields({ status: 'NEW', apiKey: 'key' }, 'admin', 'taxi')).toEqual(paid);
    expect(changeableFields({ status: 'NEW', apiKey: 'key' }, 'rider', 'taxi')).toEqual(
      own.filter((field) => paid.includes(field)),
    );
  });

  it('changes only where a trip under way still goes, and lets its driver do that', () => {
    for (const role of changeRoles.filter((one) => one !== 'fleetadmin'))
      expect(changeableFields({ status: 'STARTED' }, role, 'taxi')).toEqual(['stops', 'drop']);
    for (const status of ['NEW', 'ACCEPTED', 'ARRIVED'] as const)
      expect(changeableFields({ status }, 'driver', 'taxi')).toEqual([]);
    expect(changeableFields({ status: 'STARTED' }, 'admin', 'delivery')).toEqual([]);
  });

  it('lets fleet admins change what they booked for their callers, and nothing else', () => {
    expect(changeableFields({ status: 'NEW' }, 'fleetadmin', 'taxi')).toEqual([]);
    expect(changeableFields({ status: 'NEW', kind: 'fleetCall' }, 'fleetadmin', 'taxi')).toEqual(
      without('hours', 'payment_mode', 'promo', 'riderExtra'),
    );
  });

  it('changes only the time and the note of a delivery', () => {
    for (const status of ['NEW', 'ACCEPTED'] satisfies BookingStatus[])
      expect(changeableFields({ status }, 'admin', 'delivery')).toEqual(['tripdate', 'pickUpInstructions']);
  });
});

describe('whether the driver of a changed trip stays [4.60]', () => {
  const now = 1_000 * MINUTE;
  const before = { carType: 'Economy', tripdate: now - 5 * MINUTE, distance: 10, drive: 300 };
  const accepted = { at: now - 4 * MINUTE, tripdate: before.tripdate, distance: 10 };
  const reason = (
    after: Partial<typeof before> & { isPickupChanged?: boolean; isServed?: boolean },
    since = accepted,
  ) => driverLossReason(before, { ...before, isPickupChanged: false, isServed: true, ...after }, since, now);

  it('keeps a driver for small changes', () => {
    expect(reason({ distance: 14 })).toBeNull();
    expect(reason({ tripdate: now + 10 * MINUTE })).toBeNull();
    expect(reason({ isPickupChanged: true, drive: 600 })).toBeNull();
  });

  it('offers a trip with another car type, or a much shorter one, anew', () => {
    expect(reason({ carType: 'Premium' })).toBe('car_type');
    expect(reason({ distance: 5 })).toBeNull();
    expect(reason({ distance: 4.9 })).toBe('length');
  });

  it('offers a trip anew whose driver does not take what it takes now [4.114]', () => {
    expect(reason({ isServed: false })).toBe('needs');
    const driver = { needs: ['pets'], car: { seats: 4, luggage: 2 } } as const;
    const alone = { passengers: 1, luggage: 0, needs: [] };
    expect(servesMore(driver, alone, { passengers: 4, luggage: 2, needs: ['pets'] })).toBe(true);
    expect(servesMore(driver, alone, { needs: ['pets', 'childSeat'] })).toBe(false);
    expect(servesMore(driver, alone, { passengers: 5 })).toBe(false);
    expect(servesMore({ car: {} }, {}, { passengers: 60, luggage: 60 })).toBe(true);
    // What they lacked before does not count.
    expect(servesMore(driver, { needs: ['childSeat'] }, { passengers: 2, needs: ['childSeat'] })).toBe(true);
    expect(servesMore(driver, { passengers: 5 }, { passengers: 5, luggage: 1 })).toBe(true);
  });

  it('never offers a short trip anew because of a kilometer or two', () => {
    const short = { ...accepted, distance: 1 };
    expect(reason({ distance: 0.2 }, short)).toBeNull();
  });

  it('counts many small changes as one', () => {
    expect(reason({ distance: 9 }, { ...accepted, distance: 20 })).toBe('length');
    expect(reason({ tripdate: accepted.tripdate + 36 * MINUTE })).toBe('time');
  });

  it('lets a driver wait half an hour at most', () => {
    expect(reason({ tripdate: accepted.at + 30 * MINUTE })).toBeNull();
    expect(reason({ tripdate: accepted.at + 31 * MINUTE })).toBe('time');
  });

  it('offers a trip anew whose pickup the driver cannot reach in time', () => {
    expect(reason({ isPickupChanged: true, drive: 300 + 601 })).toBe('too_far');
    const later = { ...before, tripdate: now + 20 * MINUTE, drive: 25 * 60 };
    const earlier = (minutes: number) =>
      driverLossReason(
        later,
        { ...later, tripdate: now + minutes * MINUTE, isPickupChanged: false, isServed: true },
        { ...accepted, tripdate: later.tripdate },
        now,
      );
    expect(earlier(15)).toBeNull();
    expect(earlier(14)).toBe('too_far');
  });

  it('keeps a driver whose position is unknown unless the pickup moves', () => {
    const unknown = { ...before, drive: null };
    const after = { ...unknown, tripdate: now + MINUTE, isPickupChanged: false, isServed: true };
    expect(driverLossReason(unknown, after, accepted, now)).toBeNull();
    expect(driverLossReason(unknown, { ...after, isPickupChanged: true }, accepted, now)).toBe('too_far');
  });
});
