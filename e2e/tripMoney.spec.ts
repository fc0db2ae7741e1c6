import { expect, test } from '@playwright/test';
import { countedClicks, countedTask } from './countedClicks.js';
import { expectToFit, violationsOn } from './looks.js';
import { openAs } from './panelSteps.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';
import { drivenTrip } from './trips.js';

/** The demo has no drivers here. */
const WICHITA = { latitude: 37.6872, longitude: -97.3301 };

test('staff refund, charge, correct, and cancel a finished trip from its page with three clicks each, and see it in its money', async ({
  browser,
}, info) => {
  const rider = await newcomer(browser, 'rider', { firstName: 'Nora', viewport: phone, at: WICHITA });
  const driver = await newcomer(browser, 'driver', { firstName: 'Otis', viewport: phone, at: WICHITA });
  const byCard = await drivenTrip(rider, driver, WICHITA);
  const ownPage = await rider.context.newPage();
  await ownPage.goto(`/bookings/${byCard}`);
  await ownPage.getByRole('button', { name: 'Pay by card' }).click();
  await ownPage.getByRole('button', { name: 'Pay with test' }).click();
  await ownPage.getByRole('button', { name: 'Approve' }).click();
  await expect(ownPage.getByText('Payment received. Thank you.')).toBeVisible();

  const admin = await signedIn(browser, 'admin', desktop);
  const page = await openAs(admin, `/bookings/${byCard}/show`);
  const money = page.getByRole('region', { name: 'Money timeline' });
  const row = (text: string) => money.getByRole('listitem').filter({ hasText: text });
  const dialog = page.getByRole('dialog');
  const note = dialog.getByRole('textbox', { name: 'Note' });
  await expect(row('Paid by card')).toHaveCount(1);

  const refund = countedTask('Refunding a card from the trip');
  await refund.click(money.getByRole('button', { name: 'Refund the payment of Nora' }));
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('1');
  await note.fill('The car was dirty');
  await refund.click(dialog.getByRole('button', { name: 'Refund to card' }));
  await expect(row('Refund to the card')).toContainText('The car was dirty');

  const charge = countedClicks('Charging from the trip', 3);
  await charge.click(money.getByRole('button', { name: 'Charge a wallet' }));
  await charge.click(dialog.getByRole('radio', { name: 'Driver' }));
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('0.5');
  await note.fill('Toll');
  await charge.click(dialog.getByRole('button', { name: 'Deduct money' }));
  await expect(row('Taken by the office')).toContainText(/−\$0\.50.*Otis.*Toll/s);

  const correct = countedTask('Correcting a fare');
  await correct.click(money.getByRole('button', { name: 'Correct the fare' }));
  await dialog.getByRole('textbox', { name: 'New fare' }).fill('3');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A wrong turn');
  await correct.click(dialog.getByRole('button', { name: 'Correct the fare' }));
  await expect(row('Fare changed')).toContainText('A wrong turn');
  await expect(row('Fare changed')).toContainText('→ $3.00');
  expect(await violationsOn(page)).toEqual([]);
  await takePicture(page, info, 'trip money', true);
  await page.setViewportSize(phone);
  await expectToFit(page);
  await page.setViewportSize(desktop);

  const inCash = await drivenTrip(rider, driver, WICHITA);
  const paid = { data: { payment_mode: 'cash' } };
  await answerOf(await driver.context.request.post(`/api/bookings/${inCash}/pay`, paid));
  await page.goto(`/bookings/${inCash}/show`);
  const cancel = countedTask('Canceling and refunding a finished trip');
  await cancel.click(money.getByRole('button', { name: 'Cancel and refund the fare' }));
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The car broke down');
  await cancel.click(dialog.getByRole('button', { name: 'Cancel and refund the fare' }));
  await expect(row('Fare changed')).toContainText('→ $0.00');
  expect(await answerOf(await admin.request.get(`/api/bookings/${inCash}`))).toMatchObject({
    trip_cost: 0,
  });
  for (const context of [rider.context, driver.context, admin]) await context.close();
});
