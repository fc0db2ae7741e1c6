import { expect } from '@playwright/test';
import { test } from './cleanUp.js';
import { signedIn } from './people.js';
import { readers, textsFor } from './readers.js';

for (const { viewport, locale } of readers)
  test(`a dialog that cannot be loaded without a network leaves the page as it is, and opens once the network is back, ${locale}-${viewport.width}`, async ({
    browser,
  }) => {
    const context = await signedIn(browser, 'admin', viewport, locale);
    try {
      const text = await textsFor(context, locale);
      const page = await context.newPage();
      const crashes: Error[] = [];
      page.on('pageerror', (crash) => crashes.push(crash));
      await page.goto('/desk');
      const button = page.getByRole('button', { name: text('panel_shift_note_add') });
      await expect(button).toBeVisible();
      await context.setOffline(true);
      await button.click();
      await expect(page.getByText(text('dialog_load_failed'))).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(button).toBeVisible();

      await context.setOffline(false);
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(crashes).toEqual([]);
    } finally {
      await context.close();
    }
  });
