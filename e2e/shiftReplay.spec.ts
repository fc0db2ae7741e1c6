import { expect, test } from '@playwright/test';
import { axeViolations } from './axe.js';
import { signedIn } from './people.js';
import { desktop } from './screens.js';
import { takePicture } from './takePicture.js';

test('a dispatcher replays a past shift by keyboard, sees why trips were not served, and computes a larger radius', async ({
  browser,
}, info) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  await page.goto('/shiftreplay');
  const moment = page.getByRole('slider', { name: 'Replay position' });
  await moment.focus();
  const before = await moment.getAttribute('aria-valuetext');
  await page.keyboard.press('PageUp');
  await expect(moment).not.toHaveAttribute('aria-valuetext', before ?? '');
  await expect(page.getByRole('group', { name: 'Map of the shift' })).toBeVisible();

  await page.getByRole('button', { name: 'Play' }).press('Enter');
  const playing = await moment.getAttribute('aria-valuetext');
  await expect(moment).not.toHaveAttribute('aria-valuetext', playing ?? '');
  await page.getByRole('button', { name: 'Pause' }).press('Enter');

  const unserved = page.getByRole('table', { name: /^Trips not served/ });
  await expect(unserved.getByRole('row').nth(1)).toContainText(/No driver|Drivers asked/);
  await unserved.getByRole('button').first().press('Enter');

  await page.getByRole('textbox', { name: 'Search radius' }).fill('40');
  await page.getByRole('button', { name: 'Compute' }).press('Enter');
  await expect(page.getByText(/trips? would have been served\./)).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'What if' }).getByRole('row', { name: /^Served trips/ }),
  ).toBeVisible();
  await takePicture(page, info, 'shift-replay', true);
  expect(await axeViolations(page)).toEqual([]);
  await context.close();
});
