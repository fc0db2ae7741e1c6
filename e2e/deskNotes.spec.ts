import { expect } from '@playwright/test';
import { test } from './cleanUp.js';
import { deskRow } from './deskRow.js';
import { axeViolations } from './axe.js';
import { answerOf, newAdmin, newcomer, signedIn } from './people.js';
import { randomInt } from './random.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

test('a dispatcher raises the offer of a waiting trip, notes something about the rider, and leaves a note that the next shift acknowledges', async ({
  browser,
  cleanUp,
}, info) => {
  test.slow();
  // In Iceland, where the demo has no drivers.
  const place = { latitude: 64 + randomInt(2000) / 1000, longitude: -23 + randomInt(8000) / 1000 };
  const at = { viewport: phone, at: place };
  const rider = await newcomer(browser, 'rider', { firstName: 'Sif', ...at });
  const driver = await newcomer(browser, 'driver', { firstName: 'Near', ...at });
  const { latitude: lat, longitude: lng } = place;
  const trip = {
    pickup: { lat, lng, add: 'Hallgrímskirkja' },
    drop: { lat: lat + 0.01, lng, add: 'Harpa' },
    carType: 'Economy',
  };
  const { id, reference } = await answerOf(await rider.context.request.post('/api/bookings', { data: trip }));
  cleanUp.cancel(id);
  const admins = await signedIn(browser, 'admin', desktop);
  const page = await admins.newPage();
  await page.goto('/desk');
  await (await deskRow(page, reference)).click();
  const chosen = page.getByRole('region', { name: reference });
  await chosen.getByRole('button', { name: 'Raise the offer' }).click();
  const raising = page.getByRole('dialog', { name: 'Raise what the driver gets' });
  await raising.getByRole('textbox', { name: /^On top of the share/ }).fill('7.5');
  await takePicture(page, info, 'raising an offer');
  expect(await axeViolations(page)).toEqual([]);
  await raising.getByRole('button', { name: 'Raise the offer' }).click();
  await expect(raising).toBeHidden();

  const offers = await driver.context.newPage();
  await offers.goto('/bookings');
  await expect(offers.getByText('$7.50 more than usual')).toBeVisible();
  await takePicture(offers, info, 'a raised offer');

  await chosen.getByRole('button', { name: 'Note about this trip' }).click();
  const noteDialog = page.getByRole('dialog', { name: 'Note about this trip' });
  const text = `The rider waits at the church ${id.slice(-6)}`;
  cleanUp.removeNamed('shiftnotes', text);
  await noteDialog.getByRole('textbox', { name: 'Note' }).fill(text);
  await takePicture(page, info, 'a note for the next shift');
  await noteDialog.getByRole('button', { name: 'Note for the next shift' }).click();
  await expect(noteDialog).toBeHidden();
  await expect(page.getByText(text)).toBeHidden();

  await page.goto(`/bookings/${id}/show`);
  await expect(page.getByText(/^Raised by /)).toBeVisible();
  await takePicture(page, info, 'the money of a raised trip', true);

  const { mobile } = await answerOf(await rider.context.request.get('/api/auth/me'));
  await page.goto(`/desk?phone=${encodeURIComponent(mobile)}`);
  const card = page.getByRole('article', { name: 'Sif Newcomer' });
  await card.getByRole('textbox', { name: 'Add a note' }).fill('Needs a ramp.');
  await card.getByRole('button', { name: 'Add a note' }).click();
  await expect(card.getByRole('listitem').filter({ hasText: 'Needs a ramp.' })).toBeVisible();
  await takePicture(page, info, 'a note about a caller');

  const colleague = await newAdmin(browser, 'Late', desktop);
  const later = await colleague.context.newPage();
  await later.goto('/desk');
  const notes = later.getByRole('region', { name: 'Shift notes' });
  const line = notes.getByRole('listitem').filter({ hasText: text });
  await expect(line.getByRole('link', { name: reference })).toBeVisible();
  await takePicture(later, info, 'the notes of the shift before');
  expect(await axeViolations(later)).toEqual([]);
  await line.getByRole('button', { name: 'I have read it' }).click();
  await expect(line).toBeHidden();
  await page.goto('/shiftnotes');
  await expect(page.getByRole('row').filter({ hasText: text })).toContainText('Late Newcomer');
  await takePicture(page, info, 'all shift notes');
  await page.setViewportSize(phone);
  await takePicture(page, info, 'all shift notes on a phone');
  for (const { context } of [rider, driver, colleague]) await context.close();
  await admins.close();
});
