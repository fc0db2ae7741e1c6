import { expect, type Page } from '@playwright/test';

/**
 * Searches for a place on the site's booking form, chooses the first suggestion whose name matches, and waits
 * for its coordinates: before it has them, it cannot be booked [7.15].
 */
export async function choosePlace(page: Page, label: string, typed: string, name?: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page
    .getByRole('option', { ...(name && { name }) })
    .first()
    .click();
  await expect(page.getByRole('form').getByRole('progressbar')).toHaveCount(0);
}

/** Fills in the site's booking form: from a pickup to a drop with an Economy car. */
export async function fillIn(page: Page, pickup: string, drop: string): Promise<void> {
  await choosePlace(page, 'Pickup', pickup);
  await choosePlace(page, 'Drop', drop);
  await page.getByRole('radio', { name: /^Economy/ }).check();
}
