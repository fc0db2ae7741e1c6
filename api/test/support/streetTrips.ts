import { aCarType, PICKUP } from './builders.js';
import { type Client, startTestApp, type TestApp } from './testApp.js';

const KM_PER_DEGREE = 111.195;

/** The place that many kilometers north of the pickup. */
export const north = (km: number) => ({ lat: PICKUP.lat + km / KM_PER_DEGREE, lng: PICKUP.lng });

/** A business whose drivers start trips on the street. */
export async function openStreetBusiness(environment: Record<string, string> = {}): Promise<TestApp> {
  const app = await startTestApp(environment);
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.settings.saveSettings({ streetTrips: true });
  return app;
}

/** A new driver with 100 in the wallet; those of earlier tests are offline. */
export async function nextDriver(app: TestApp): Promise<Client> {
  for (const { id } of app.services.liveDrivers.all())
    await app.services.db.users.update(id, { driverActiveStatus: false, queue: false });
  await app.services.liveDrivers.reload();
  return app.signedIn('driver', { walletBalance: 100 });
}
