import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { axeViolations } from './axe.js';
import { pictureUploaded } from './panelSteps.js';
import { holdBack } from './heldRequests.js';
import { answerOf, aPicture, newcomer, signedIn, TIMES_SQUARE } from './people.js';
import { phone } from './screens.js';

for (const usertype of ['rider', 'driver'] as const) {
  test(`a ${usertype} adds and removes their own picture on the site; an admin sets another one [3.2, 7.36]`, async ({
    browser,
  }) => {
    const firstName = `P${randomUUID().slice(0, 6)}`;
    const { id, context } = await newcomer(browser, usertype, {
      firstName,
      viewport: phone,
      at: TIMES_SQUARE,
    });
    const page = await context.newPage();
    await page.goto('/profile');
    const own = page.getByRole('region', { name: 'Your picture' });
    const notOne = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg></svg>') };
    await own.getByLabel('Add a picture').setInputFiles(notOne);
    await expect(own.getByRole('alert')).toHaveText('This image could not be read.');
    await own.getByLabel('Replace the picture').setInputFiles(aPicture);
    await expect(page.getByText('Your profile has been saved.')).toBeVisible();
    await expect(own.getByRole('img', { name: 'Your picture' })).toBeVisible();
    const kept = async () => (await answerOf(await context.request.get('/api/auth/me'))).profile_image;
    const first = await kept();
    expect(first).toMatch(/^\/api\/images\//);
    expect(await axeViolations(page)).toEqual([]);

    const admin = await signedIn(browser, 'admin', phone);
    const panel = await admin.newPage();
    await panel.goto(`/${usertype}s/${id}`);
    const picture = panel.getByRole('group', { name: 'Picture', exact: true });
    await expect(picture.getByRole('img', { name: 'Picture' })).toHaveAttribute('src', first);
    await picture.locator('input[type=file]').setInputFiles(aPicture);
    await expect(picture.getByRole('img', { name: 'Picture' })).toHaveAttribute('src', /^blob:/);
    await pictureUploaded(picture);
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await panel.waitForURL(`**/${usertype}s`);
    await expect.poll(kept).not.toBe(first);
    await admin.close();

    await page.reload();
    await own.getByRole('button', { name: 'Remove the picture' }).press('Enter');
    await expect(own.getByRole('img')).toHaveCount(0);
    await expect.poll(kept).toBeFalsy();
    await context.close();
  });
}

test('a fleet admin can change names and picture in the panel’s profile, but not email, mobile or role [2.58, 7.36]', async ({
  browser,
}) => {
  const fleet = await signedIn(browser, 'fleet', phone);
  const page = await fleet.newPage();
  await page.goto('/profile');
  const field = (name: string) => page.getByRole('textbox', { name });
  await expect(field('Email').first()).toHaveValue('fleet@wayfare.example');
  for (const name of ['First name', 'Last name']) await expect(field(name)).toBeEditable();
  for (const name of ['Email', 'Mobile']) await expect(field(name)).toBeDisabled();
  await expect(field('User type')).toHaveValue('Fleet admin');
  await expect(field('User type')).not.toBeEditable();
  const picture = page.getByRole('group', { name: 'Picture' });
  const notOne = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg></svg>') };
  await picture.locator('input[type=file]').setInputFiles(notOne);
  await expect(picture.getByRole('alert')).toHaveText('This image could not be read.');
  // The same file would be refused again.
  await expect(picture.getByRole('button', { name: 'Upload again' })).toHaveCount(0);
  await picture.locator('input[type=file]').setInputFiles(aPicture);
  await expect(picture.getByRole('img')).toBeVisible();
  await pictureUploaded(picture);
  expect(await axeViolations(page)).toEqual([]);
  // A change right after saving is kept, even if the panel waits long for the name in its bar.
  const letThrough = await holdBack(page, '**/api/bootstrap');
  const reading = page.waitForRequest('**/api/bootstrap');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  await reading;
  await picture.getByRole('button', { name: 'Remove the picture' }).press('Enter');
  const read = page.waitForResponse('**/api/bootstrap');
  letThrough();
  await read;
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();
  await fleet.close();
});
