import { expect, type Locator, type Page } from '@playwright/test';

/** More than this is no way to anything. */
const MOST_TABS = 200;

/** Goes to something by the Tab key alone, from wherever the focus is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; !(await isThere()); tabs++) {
    if (tabs === MOST_TABS) throw new Error(`${String(target)} is not reached by the Tab key.`);
    await page.keyboard.press('Tab');
  }
}

/** Goes to something and does what it is for. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field and writes into it, in place of what it holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

/** Goes to a field with suggestions, types until the one that holds a text comes first, and takes it. */
export async function chooseIn(page: Page, field: Locator, typed: string, chosen = typed): Promise<void> {
  await typeInto(page, field, typed);
  const option = page.getByRole('option').first();
  await expect(option).toContainText(chosen);
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveClass(/Mui-focused/);
  await page.keyboard.press('Enter');
}
