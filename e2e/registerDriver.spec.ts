import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { axeViolations } from './axe.js';
import { pictureUploaded } from './panelSteps.js';
import { answerOf, aPicture, signedIn } from './people.js';
import { randomInt } from './random.js';
import { phone } from './screens.js';

/** A one-megabyte picture: noise cannot be compressed. */
async function aLargePicture() {
  const [width, height] = [600, 600];
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  return { name: 'licence.png', mimeType: 'image/png', buffer: await noise.png().toBuffer() };
}

test('a driver uploads the license first, by keyboard, in pieces that resume after a failure; an admin views it, replaces it and approves [6.24, 9.16]', async ({
  browser,
}) => {
  const context = await signedIn(browser, null, phone);
  const page = await context.newPage();
  await page.goto('/');
  await page.goto('/register?as=driver');
  const email = `${randomUUID()}@wayfare.example`;
  const fields = {
    'First name': 'Dora',
    'Last name': 'Drive',
    Email: email,
    Password: 'newcomer1',
    'Phone number': `555${randomInt(1_000_000, 10_000_000)}`,
  };
  for (const [name, value] of Object.entries(fields))
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  const license = page.getByRole('region', { name: 'Your driver’s license' });
  const button = license.getByLabel('Add a picture of the license');

  await page.getByRole('button', { name: 'Register' }).click();
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleDescription('Add a picture of your driver’s license first.');
  expect(await axeViolations(page)).toEqual([]);

  const notOne = { name: 'licence.png', mimeType: 'image/png', buffer: Buffer.from('<svg></svg>') };
  // A busy browser opens no chooser for a key pressed while it handles the one before.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 3_000 });
    await button.press('Enter');
    await (await chooser).setFiles(notOne);
  }).toPass();
  await expect(license.getByRole('alert')).toHaveText('This image could not be read.');
  const pieces: string[] = [];
  await page.route('**/api/uploads/*', async (route) => {
    const request = route.request();
    pieces.push(`${request.method()} ${new URL(request.url()).searchParams.get('from')}`);
    // The second piece fails, which the page must report before it requests the offset to resume from.
    if (pieces.length === 3) await license.getByText('Trying again').waitFor();
    await (pieces.length === 2 ? route.abort('connectionreset') : route.continue());
  });
  await license.getByLabel('Replace the picture of the license').setInputFiles(await aLargePicture());
  await expect(license.getByText('Your license picture was uploaded.')).toBeVisible();
  const after = 256 * 1024;
  expect(pieces.slice(0, 4)).toEqual(['PUT 0', `PUT ${after}`, 'GET null', `PUT ${after}`]);
  await expect(license.getByRole('img', { name: 'Your driver’s license' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const signedUp = page.waitForResponse('**/api/user_signup');
  await page.getByRole('button', { name: 'Register' }).click();
  const { uid } = await (await signedUp).json();
  await context.close();

  const admin = await signedIn(browser, 'admin', phone);
  const panel = await admin.newPage();
  await panel.goto(`/drivers/${uid}`);
  const shown = panel.getByRole('img', { name: 'License' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
  await panel.getByRole('button', { name: 'Enlarge: License' }).press('Enter');
  const large = panel.getByRole('dialog', { name: 'License' });
  await expect(large.getByRole('img', { name: 'License' })).toBeVisible();
  expect(await axeViolations(panel)).toEqual([]);
  await panel.keyboard.press('Escape');
  const documents = panel.getByRole('region', { name: 'Documents and approval' });
  await documents.locator('input[type=file]').setInputFiles(aPicture);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await pictureUploaded(documents);
  await panel.getByRole('combobox', { name: 'Car type' }).click();
  await panel.getByRole('option', { name: 'Economy' }).click();
  for (const field of ['Vehicle make', 'Vehicle model', 'Vehicle number'])
    await panel.getByLabel(field).fill('Kia 1');
  await documents.getByRole('switch', { name: 'Approved' }).press('Space');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await panel.waitForURL('**/drivers');
  const driver = await answerOf(await admin.request.get(`/api/drivers/${uid}`));
  expect(driver.approved).toBe(true);
  const now = await admin.request.get(driver.licenseImage);
  expect((await sharp(await now.body()).metadata()).width).toBe(1);
  await admin.close();
});
