import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { setUpOtherwise } from './business.js';

/** Opens a page of the panel with other settings. */
export async function openUnder(page: Page, path: string, settings: Record<string, unknown>) {
  await setUpOtherwise(page, (bootstrap) => Object.assign(bootstrap.settings, settings));
  await page.goto(path);
}

/** A list with nothing but some records: other tests fill the first page of any list at the same time. */
export const listOf = (list: string, filter: object) =>
  `/${list}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
/** The cancellation reasons of all tests on one page. */
export const ALL_CANCEL_REASONS = '/cancelreasons?perPage=100';

/** The table row that contains a text. */
export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
/** The column headers of a table. */
export const headings = (page: Page) => page.getByRole('columnheader');
/** Waits until the panel confirms that it has saved. */
export const saved = (page: Page) => expect(page.getByText('Saved.', { exact: true })).toBeVisible();

/** Edits the value in a row's cell in place. */
export async function editCell(page: Page, row: string, field: string, value: string) {
  await rowOf(page, row)
    .getByRole('button', { name: `Edit: ${field}` })
    .click();
  const input = page.getByRole('row').getByRole('textbox', { name: field }).first();
  await input.fill(value);
  await input.press('Enter');
}

/** Deletes a row and confirms the deletion. */
export async function deleteRow(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted.')).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
}

/** Waits until a chosen picture is uploaded: it is shown before that, and its form cannot be saved yet. */
export const pictureUploaded = (field: Locator) =>
  expect(field.getByRole('button', { name: 'Replace the picture' })).toBeEnabled();

/** Opens a page of the panel. */
export async function openAs(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
