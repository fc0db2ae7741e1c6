import type { Settings } from '@wayfare/shared';
import { type aCarType, PICKUP } from './builders.js';
import { type CardBusiness, openCardBusiness } from './cardBusiness.js';
import { type Client, type TestApp } from './testApp.js';

const MINUTE = 60_000;

/**
 * A business that accepts cards, whose car type charges no-shows, and whose driver is asked for each trip
 * however much time the tests let pass.
 */
export async function openNoShowBusiness(
  carType: Parameters<typeof aCarType>[0],
  settings: Partial<Settings> = {},
): Promise<CardBusiness> {
  const business = await openCardBusiness({}, { noShowFee: 6, ...carType });
  await business.app.services.db.settings.saveSettings({
    autoDispatch: true,
    otp_secure: false,
    missedOffersAway: 0,
    driverSilentSeconds: 604_800,
    approvalLimit: 1000,
    ...settings,
  });
  return business;
}

/** The driver's device reports a position, at the pickup or `km` north of it. */
export const report = (driver: Client, km = 0) =>
  driver.put('/drivers/me/location', { lat: PICKUP.lat + km / 111.195, lng: PICKUP.lng });

/** The driver waits at the pickup: the device reports its position every minute. */
export async function wait(app: TestApp, driver: Client, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    app.clock.at += MINUTE;
    expect((await report(driver)).status).toBeLessThan(300);
  }
}

/** The driver tries to reach the rider. */
export const tryToReach = (driver: Client, id: string, by: 'call' | 'message') =>
  driver.post(`/bookings/${id}/no-show/try`, { by });

/** A driver accepts a booking, arrives, sends the warning, calls, and waits for the free minutes. */
export async function waitedFor(app: TestApp, driver: Client, id: string, minutes = 5): Promise<void> {
  await report(driver);
  for (const step of ['accept', 'arrive'])
    expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
  for (const by of ['call', 'message'] as const) expect((await tryToReach(driver, id, by)).status).toBe(200);
  await wait(app, driver, minutes);
}

/** The driver reports that nobody came. */
export const reportNoShow = (driver: Client, id: string) => driver.post(`/bookings/${id}/no-show`);
