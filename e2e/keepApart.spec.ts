import { expect, test } from '@playwright/test';
import { openAs } from './panelSteps.js';
import { signedIn } from './people.js';
import { desktop, phone } from './screens.js';

test('a rider keeps a driver away, staff see it, and allow them to meet again', async ({ browser }) => {
  const rider = await signedIn(browser, 'rider', phone);
  const filter = encodeURIComponent(JSON.stringify({ status: ['COMPLETE'] }));
  const listed = await rider.request.get(`/api/bookings?filter=${filter}&range=[0,0]`);
  const [trip] = (await listed.json()) as { id: string; customer: string; driver_name: string }[];
  const page = await rider.newPage();
  await page.goto(`/bookings/${trip!.id}`);
  await page.getByRole('button', { name: 'Don’t match me with this driver again' }).click();
  await expect(page.getByText('You will not be matched again.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Allow again' })).toBeVisible();

  const admin = await signedIn(browser, 'admin', desktop);
  const panel = await openAs(admin, `/riders/${trip!.customer}`);
  const apart = panel.getByRole('region', { name: 'Never matched with' });
  await expect(apart.getByRole('link', { name: trip!.driver_name })).toBeVisible();
  await expect(apart.getByText('the rider’s wish')).toBeVisible();
  await apart.getByRole('button', { name: `Allow again: ${trip!.driver_name}` }).click();
  await expect(apart.getByRole('link')).toHaveCount(0);

  await apart.getByRole('button', { name: 'Keep apart' }).click();
  await apart.getByRole('combobox', { name: 'Choose a person to keep apart' }).fill(trip!.driver_name);
  await panel.getByRole('option', { name: trip!.driver_name }).first().click();
  await apart.getByRole('button', { name: 'Keep apart' }).click();
  await expect(apart.getByRole('link', { name: trip!.driver_name })).toBeVisible();
  await apart.getByRole('button', { name: `Allow again: ${trip!.driver_name}` }).click();
  await expect(apart.getByRole('link')).toHaveCount(0);
  await rider.close();
  await admin.close();
});
