import { bookingStatuses } from '@wayfare/shared';
import { bookingActions } from './bookingActions.js';

const allowed = (usertype: 'admin' | 'fleetadmin', action: 'cancel' | 'assign', autoDispatch: boolean) =>
  bookingStatuses.filter((status) => bookingActions(usertype, { status }, { autoDispatch })[action]);

describe('bookingActions', () => {
  it('lets an admin assign only a NEW booking, and only while auto dispatch is off [4.28]', () => {
    expect(allowed('admin', 'assign', false)).toEqual(['NEW']);
    expect(allowed('admin', 'assign', true)).toEqual([]);
    expect(allowed('fleetadmin', 'assign', false)).toEqual([]);
  });

  it('lets an admin cancel a trip that has not started, and a fleet admin nothing', () => {
    expect(allowed('admin', 'cancel', true)).toEqual(['PAYMENT_PENDING', 'NEW', 'ACCEPTED', 'ARRIVED']);
    expect(allowed('fleetadmin', 'cancel', true)).toEqual([]);
  });
});
