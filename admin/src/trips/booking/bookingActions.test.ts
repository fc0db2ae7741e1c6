import { bookingStatuses, type PresentedBooking } from '@wayfare/shared';
import { bookingActions } from './bookingActions.js';

const anAdmin = { id: 'a', usertype: 'admin' } as const;
const aFleetAdmin = { id: 'f', usertype: 'fleetadmin' } as const;
const asked: NonNullable<PresentedBooking['asked']> = [
  { driver: 'd', driver_name: 'Daniel', expiresAt: null },
];
const of = (usertype: 'admin' | 'fleetadmin', autoDispatch: boolean) =>
  bookingStatuses.map((status) => ({
    status,
    ...bookingActions(
      usertype === 'admin' ? anAdmin : aFleetAdmin,
      { status },
      { autoDispatch, category: 'taxi' },
    ),
  }));
const where = <Row extends { status: string }>(rows: readonly Row[], test: (row: Row) => boolean) =>
  rows.filter(test).map(({ status }) => status);

describe('bookingActions', () => {
  it('lets an admin assign only a NEW booking, and only while auto dispatch is off [4.28]', () => {
    expect(where(of('admin', false), ({ choose }) => choose === 'assign')).toEqual(['NEW']);
    expect(where(of('admin', true), ({ choose }) => choose === 'assign')).toEqual([]);
  });

  it('lets an admin ask a driver while auto dispatch keeps running, and change the driver until the start', () => {
    expect(where(of('admin', true), ({ choose }) => choose === 'ask')).toEqual(['NEW']);
    expect(where(of('admin', true), ({ choose }) => choose === 'swap')).toEqual(['ACCEPTED', 'ARRIVED']);
    expect(where(of('admin', true), ({ recall }) => recall)).toEqual(['ACCEPTED', 'ARRIVED']);
    for (const autoDispatch of [true, false])
      expect(
        bookingActions(anAdmin, { status: 'NEW', asked }, { autoDispatch, category: 'taxi' }),
      ).toMatchObject({
        choose: 'swap',
        recall: true,
      });
  });

  it('lets staff who end trips end one that is under way or unpaid, and nobody else [4.58]', () => {
    expect(where(of('admin', true), ({ end }) => end)).toEqual(['STARTED', 'REACHED', 'PENDING']);
    expect(where(of('fleetadmin', true), ({ end }) => end)).toEqual([]);
    const ends = (role: 'dispatcher' | 'support') =>
      bookingActions(
        { ...anAdmin, staffRole: role },
        { status: 'STARTED' },
        { autoDispatch: true, category: 'taxi' },
      ).end;
    expect([ends('dispatcher'), ends('support')]).toEqual([true, false]);
  });

  it('lets staff who book change a trip until it ends, and nobody else [4.59]', () => {
    expect(where(of('admin', true), ({ change }) => change)).toEqual([
      'NEW',
      'ACCEPTED',
      'ARRIVED',
      'STARTED',
    ]);
    const delivery = { autoDispatch: true, category: 'delivery' } as const;
    expect(bookingActions(anAdmin, { status: 'STARTED' }, delivery).change).toBe(false);
    expect(where(of('fleetadmin', true), ({ change }) => change)).toEqual([]);
    const taxi = { autoDispatch: true, category: 'taxi' } as const;
    const call = { status: 'ACCEPTED', kind: 'fleetCall', fleet: 'f' } as const;
    expect(bookingActions(aFleetAdmin, call, taxi).change).toBe(true);
    expect(bookingActions(aFleetAdmin, { ...call, fleet: 'g' }, taxi).change).toBe(false);
    const changes = (role: 'dispatcher' | 'finance') =>
      bookingActions(
        { ...anAdmin, staffRole: role },
        { status: 'NEW' },
        { autoDispatch: true, category: 'taxi' },
      ).change;
    expect([changes('dispatcher'), changes('finance')]).toEqual([true, false]);
  });

  it('lets an admin cancel a trip that has not started, and a fleet admin nothing of riders’ trips', () => {
    const open = ['PAYMENT_PENDING', 'NEW', 'ACCEPTED', 'ARRIVED'];
    expect(where(of('admin', true), ({ cancel }) => cancel)).toEqual(open);
    expect(of('fleetadmin', true).filter(({ cancel, choose, recall }) => cancel || choose || recall)).toEqual(
      [],
    );
  });

  it('shows the start code to an admin on the way to the pickup and there, if the trip has one', () => {
    const may = (usertype: 'admin' | 'fleetadmin', otp_required: boolean) =>
      bookingStatuses.filter(
        (status) =>
          bookingActions(
            usertype === 'admin' ? anAdmin : aFleetAdmin,
            { status, otp_required },
            { autoDispatch: true, category: 'taxi' },
          ).startCode,
      );
    expect(may('admin', true)).toEqual(['ACCEPTED', 'ARRIVED']);
    expect([...may('admin', false), ...may('fleetadmin', true)]).toEqual([]);
    expect(
      bookingActions(
        { ...anAdmin, staffRole: 'finance' },
        { status: 'ARRIVED', otp_required: true },
        { autoDispatch: true, category: 'taxi' },
      ),
    ).toMatchObject({ startCode: false });
  });

  it('lets a fleet admin decide about the own callers’ trips, and about no others [4.77]', () => {
    const settings = { autoDispatch: true, category: 'taxi' } as const;
    const own = (more: object) =>
      bookingActions(aFleetAdmin, { status: 'NEW', fleet: 'f', ...more }, settings);
    expect(own({})).toMatchObject({ choose: 'ask', open: true, cancel: true, raise: false, change: false });
    expect(own({ openedAt: 1 })).toMatchObject({ choose: 'ask', open: false });
    expect(own({ status: 'STARTED' })).toMatchObject({
      choose: null,
      cancel: false,
      end: true,
      startCode: false,
    });
    expect(Object.values(own({ fleet: 'another' })).filter(Boolean)).toEqual([]);
    expect(bookingActions(anAdmin, { status: 'NEW', fleet: 'f' }, settings).open).toBe(true);
  });
});
