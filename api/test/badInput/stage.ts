import type { BookingStatus } from '@wayfare/shared';
import type { StoredBooking } from '../../src/trips/booking/store/storedBooking.js';
import { aBooking, newId } from '../support/builders.js';
import type { Client, TestApp } from '../support/testApp.js';

/** The users of one request. */
export interface Stage {
  app: TestApp;
  admin: Client;
  rider: Client;
  driver: Client;
  fleetadmin: Client;
  /** A rider, a driver and a fleet admin unrelated to the others. */
  strangers: { rider: Client; driver: Client; fleetadmin: Client };
  /**
   * Stores a booking of the rider in a status. If NEW, it is offered to the driver; from ACCEPTED on, the
   * driver has it.
   */
  booking(status: BookingStatus, fields?: Partial<StoredBooking>): Promise<StoredBooking>;
}

const DRIVEN: readonly BookingStatus[] = ['ACCEPTED', 'ARRIVED', 'STARTED', 'REACHED'];

/** Users that no request changes. */
async function bystanders(app: TestApp) {
  const [admin, fleetadmin, rider, driver, otherFleet] = await Promise.all([
    app.signedIn('admin'),
    app.signedIn('fleetadmin'),
    app.signedIn('rider'),
    app.signedIn('driver'),
    app.signedIn('fleetadmin'),
  ]);
  return { admin, fleetadmin, strangers: { rider, driver, fleetadmin: otherFleet } };
}
const known = new WeakMap<TestApp, ReturnType<typeof bystanders>>();

/** A new stage: a new rider and driver with 100 in their wallets; the driver belongs to the fleet admin. */
export async function newStage(app: TestApp): Promise<Stage> {
  if (!known.has(app)) known.set(app, bystanders(app));
  const { admin, fleetadmin, strangers } = await (known.get(app) as ReturnType<typeof bystanders>);
  const rider = await app.signedIn('rider', { walletBalance: 100 });
  const driver = await app.signedIn('driver', { walletBalance: 100, fleetadmin: fleetadmin.user.id });
  return {
    app,
    admin,
    rider,
    driver,
    fleetadmin,
    strangers,
    async booking(status, fields) {
      const booking = aBooking(
        status,
        { id: newId(), rider: rider.user, driver: driver.user, at: app.clock.at },
        fields,
      );
      await app.services.db.bookings.insert(booking);
      if (DRIVEN.includes(status)) {
        await app.services.db.users.claimDriver(driver.user.id, booking.id, {
          now: app.clock.at,
          allowDebt: false,
          allowExpired: true,
        });
        await app.services.liveDrivers.refresh(driver.user.id);
      }
      return booking;
    },
  };
}

/** Creates a paid trip, so that reports and ledgers have data. */
export async function paidTrip(stage: Stage) {
  const { id } = await stage.booking('PENDING');
  await stage.driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
  return id;
}
