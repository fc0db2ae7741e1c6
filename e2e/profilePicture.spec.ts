import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { MAX_IMAGE_BYTES } from '@wayfare/shared';
import sharp from 'sharp';
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

test('a photo of 48 megapixels is made smaller before it is sent; HEIC is said to be unsupported, on site and panel [7.36]', async ({
  browser,
}) => {
  const { context } = await newcomer(browser, 'rider', {
    firstName: 'Photo',
    viewport: phone,
    at: TIMES_SQUARE,
  });
  const page = await context.newPage();
  await page.goto('/profile');
  const own = page.getByRole('region', { name: 'Your picture' });
  const unsupported = /^This format of pictures is not supported/;
  await own.getByLabel('Add a picture').setInputFiles(HEIC);
  await expect(own.getByRole('alert')).toHaveText(unsupported);
  await own.getByLabel('Replace the picture').setInputFiles({
    name: 'camera.jpg',
    mimeType: 'image/jpeg',
    buffer: await photoOf48Megapixels(),
  });
  await expect(page.getByText('Your profile has been saved.')).toBeVisible({ timeout: 60_000 });
  await context.close();

  const admin = await signedIn(browser, 'admin', phone);
  const panel = await admin.newPage();
  await panel.goto('/profile');
  const picture = panel.getByRole('group', { name: 'Picture', exact: true });
  await picture.locator('input[type=file]').setInputFiles(HEIC);
  await expect(picture.getByText(unsupported)).toBeVisible();
  await admin.close();
});

/** A picture as some cameras name it: a general brand, and the format behind it. */
const HEIC = {
  name: 'IMG_0001.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.concat([Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(5000, 7)]),
};

/** A photo with more pixels and bytes than a picture may have that is sent. */
async function photoOf48Megapixels(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = await sharp({ create: { width: 8064, height: 6048, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(MAX_IMAGE_BYTES);
  return photo;
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
