import { englishTexts } from '@wayfare/shared';
import { hashPassword } from '../auth/passwords.js';
import type { Services } from '../services.js';
import { demoEmails } from './prepareDemo.js';

/** Fills an empty database with the demo. */
export async function seedDemo(
  { db, clock, newId }: Services,
  { password }: { password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  for (const [usertype, email] of Object.entries(demoEmails)) {
    const id = newId();
    const driver =
      usertype === 'driver'
        ? {
            carType: 'Economy',
            driverActiveStatus: true,
            queue: false,
            vehicleNumber: 'T 100 C',
            location: { lat: 40.758, lng: -73.9855 },
          }
        : {};
    await db.users.insert({
      id,
      usertype: usertype as 'rider',
      firstName: 'Demo',
      lastName: usertype,
      email,
      mobile: null,
      approved: true,
      emailVerified: true,
      loginType: 'email',
      walletBalance: 0,
      createdAt: clock.now(),
      referralId: `demo${usertype}1000`,
      ...driver,
    });
    await db.credentials.setPasswordHash(id, passwordHash);
    if (usertype === 'rider')
      await db.wallets.post(id, [{ type: 'Credit', amount: 200, txRef: 'demo:rider' }], {
        date: clock.now(),
      });
  }
  await db.carTypes.insert({
    id: newId(),
    name: 'Economy',
    base_fare: 2.5,
    rate_per_unit_distance: 2.5,
    rate_per_hour: 30,
    min_fare: 5,
    convenience_fees: 15,
    convenience_fee_type: 'percentage',
    createdAt: clock.now(),
  });
  await db.cancelReasons.add({ id: newId(), label: 'I changed my plans' });
  const id = newId();
  await db.languages.insert({
    id,
    langName: 'English',
    langLocale: 'en',
    dateLocale: 'en-US',
    default: true,
    createdAt: new Date(clock.now()).toISOString(),
    keyValuePairs: { ...englishTexts },
  });
  await db.languages.makeDefault(id);
  await db.settings.saveSettings({ timeZone: 'America/New_York', convert_to_mile: true });
}
