import { expect, test } from '@playwright/test';
import { newStaff } from './accounts.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { randomInt } from './random.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

test('two members of staff on the page of a trip see each other, until one leaves or loses the network [4.81]', async ({
  browser,
}, info) => {
  const place = { latitude: 64 + randomInt(2000) / 1000, longitude: -21 - randomInt(1000) / 1000 };
  const admins = await signedIn(browser, 'admin', desktop);
  const colleague = await newStaff(browser, admins, 'alladmin', desktop);
  const rider = await newcomer(browser, 'rider', { firstName: 'Una', viewport: phone, at: place });
  const driver = await newcomer(browser, 'driver', { firstName: 'Odin', viewport: phone, at: place });
  const { latitude: lat, longitude: lng } = place;
  const { id } = await answerOf(
    await rider.context.request.post('/api/bookings', {
      data: {
        pickup: { lat, lng, add: 'Perlan' },
        drop: { lat: lat + 0.01, lng, add: 'Harpa' },
        carType: 'Economy',
      },
    }),
  );
  const [mine, theirs] = [await admins.newPage(), await colleague.context.newPage()];
  const looking = mine.getByText('Nora Newcomer is looking at this trip');
  const changing = mine.getByText('Nora Newcomer is changing it');
  await mine.goto(`/bookings/${id}/show`);
  await expect(mine.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
  await theirs.goto(`/bookings/${id}/show`);
  await expect(looking).toBeVisible();
  await expect(theirs.getByText(/is looking at this trip/)).toHaveCount(1);
  await theirs.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(changing).toBeVisible();
  await takePicture(mine, info, 'presence');
  await theirs.getByRole('dialog').getByRole('button', { name: 'Keep the booking' }).click();
  await expect(looking).toBeVisible();
  await theirs.goto('/bookings');
  await expect(looking).toHaveCount(0);
  await theirs.goBack();
  await expect(looking).toBeVisible();
  await theirs.close();
  await expect(looking).toHaveCount(0);

  await rider.context.request.post(`/api/bookings/${id}/cancel`, { data: { reason: 'Test' } });
  for (const { context } of [rider, driver, colleague]) await context.close();
  await admins.close();
});
