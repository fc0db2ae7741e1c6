import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectToFit, settled, violationsOn } from './looks.js';
import { openAs, rowOf } from './panelSteps.js';
import { newcomer, signedIn, TIMES_SQUARE } from './people.js';
import { desktop, phone } from './screens.js';
import { staleUntilProven } from './staleSignIn.js';

/** The demo's admin proves their identity when the panel asks for it. */
async function proves(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Password').fill(process.env['DEMO_PASSWORD'] as string);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
}

/** The key that the panel shows, once. Closes its dialog. */
async function shownKey(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Copy this key now' });
  const key = await dialog.getByRole('textbox', { name: 'Key' }).inputValue();
  expect(key).toMatch(/^wf_live_[\w-]{43}$/);
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  return key;
}

test('an admin creates a key for a partner after a step-up, replaces it and revokes it', async ({
  browser,
}) => {
  const firstName = `P${randomUUID().slice(0, 6)}`;
  const partner = await newcomer(browser, 'rider', { firstName, viewport: phone, at: TIMES_SQUARE });
  await partner.context.close();
  const page = await openAs(await signedIn(browser, 'admin', desktop), '/apikeys');
  await staleUntilProven(page, '**/api/apikeys', 'POST');
  const listed = async (key: string) => {
    const { status } = await fetch(new URL('/api/partner/bookings', page.url()), {
      headers: { authorization: `Bearer ${key}` },
    });
    return status;
  };

  await page.getByRole('button', { name: 'New API key' }).click();
  const dialog = page.getByRole('dialog', { name: 'New API key' });
  const name = `Front desk ${firstName}`;
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('combobox', { name: 'Partner account' }).fill(firstName);
  await page.getByRole('option', { name: firstName }).click();
  await dialog.getByRole('checkbox', { name: 'Cancel their bookings' }).uncheck();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await proves(page);
  const first = await shownKey(page);
  await expect(rowOf(page, name)).toContainText(`${firstName} Newcomer`);
  await expect(rowOf(page, name)).toContainText(first.slice(0, 14));
  await expect(page.getByText(first)).toHaveCount(0);
  expect(await listed(first)).toBe(200);

  await page.getByRole('button', { name: `Replace the key ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  const second = await shownKey(page);
  await expect(rowOf(page, name)).toContainText(`${first.slice(0, 14)}… works until`);
  expect([await listed(first), await listed(second)]).toEqual([200, 200]);

  await page.getByRole('button', { name: `Revoke the key ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(rowOf(page, name)).toContainText('Revoked');
  expect([await listed(first), await listed(second)]).toEqual([401, 401]);

  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await settled(page);
    await expectToFit(page);
    expect(await violationsOn(page)).toEqual([]);
  }
});
