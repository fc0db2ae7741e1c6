import type { Checkout, Payment } from '@wayfare/shared';
import type { StoredBooking } from '../../src/trips/booking/store/storedBooking.js';
import { continueHeld } from '../../src/money/payment/authorization/continueHeld.js';
import { auditLedger } from '../../src/office/ledgerAudit/auditLedger.js';
import { runDueWork } from '../../src/process/dueWork.js';
import { aCarType, aTrip, DROP } from './builders.js';
import { cardPage } from './cardPage.js';
import { type Client, startTestApp, type TestApp } from './testApp.js';

/** A rider with 100 in the wallet and the only driver nearby, in a business that accepts cards. */
export interface CardBusiness {
  app: TestApp;
  rider: Client;
  driver: Client;
  /** A trip that has reached its drop and awaits payment. */
  pendingTrip(): Promise<string>;
  /**
   * A trip its rider wants to pay by card, with the fields of the payment form and a browser to pay it with.
   */
  cardTrip(): Promise<{ id: string; checkout: Checkout; page: ReturnType<typeof cardPage> }>;
  readStored(id: string): Promise<StoredBooking>;
  walletOf(client: Client): Promise<number | undefined>;
  /** An order as the rider sees it. */
  payment(id: string): Promise<Payment>;
}

/** `environment` configures payment providers; `carType` is what its only car type has of its own. */
export async function openCardBusiness(
  environment: Record<string, string> = {},
  carType: Parameters<typeof aCarType>[0] = {},
): Promise<CardBusiness> {
  const app = await startTestApp(environment);
  await app.services.db.carTypes.insert(aCarType(carType));
  const { bookings, users } = app.services.db;

  const business: CardBusiness = {
    app,
    rider: app.anonymous,
    driver: app.anonymous,
    async pendingTrip() {
      const { rider, driver } = business;
      const { body } = await rider.post('/bookings', aTrip);
      for (const step of ['accept', 'arrive', 'start']) await driver.post(`/bookings/${body.id}/${step}`);
      await driver.post(`/bookings/${body.id}/reach`, { lat: DROP.lat, lng: DROP.lng });
      return body.id as string;
    },
    async cardTrip() {
      const id = await business.pendingTrip();
      const { status, body } = await business.rider.post(`/bookings/${id}/pay`, { payment_mode: 'card' });
      expect({ status, booking: body.status }).toEqual({ status: 200, booking: 'PENDING' });
      const { body: checkout } = await business.rider.get(`/bookings/${id}/payment`);
      return { id, checkout, page: cardPage(app, checkout.fields) };
    },
    readStored: async (id) => (await bookings.findById(id)) as StoredBooking,
    walletOf: async (client) => (await users.findById(client.user.id))?.walletBalance,
    payment: async (id) => (await business.rider.get(`/payments/${id}`)).body,
  };
  return business;
}

/** Creates new users for the next test. */
export async function welcome(business: CardBusiness): Promise<void> {
  business.rider = await business.app.signedIn('rider', { walletBalance: 100 });
  business.driver = await business.app.signedIn('driver');
}

/** Does the work that is due, and what follows from it in the next half an hour. */
export async function settle(app: TestApp): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await runDueWork(app.services);
    await continueHeld(20, app.services);
    app.clock.at += 11 * 60_000;
  }
}

/** Checks the ledger after each test and takes its driver offline, out of the next test's way. */
export async function closeBusiness({ app, driver }: CardBusiness): Promise<void> {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
  await app.services.db.users.update(driver.user.id, { driverActiveStatus: false });
  await app.services.liveDrivers.refresh(driver.user.id);
}
