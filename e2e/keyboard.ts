import { expect, type Locator, type Page } from '@playwright/test';

/** A control that needs more key presses than this counts as unreachable. */
const MOST_TABS = 200;

/** Moves the focus to an element with the Tab key alone, from wherever it is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; !(await isThere()); tabs++) {
    if (tabs === MOST_TABS) throw new Error(`${String(target)} is not reached by the Tab key.`);
    await page.keyboard.press('Tab');
  }
}

/** Moves the focus to an element and activates it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves the focus to a field and replaces its contents. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

/**
 * Moves the focus to a field with suggestions, types until the first suggestion contains a text, and selects
 * it.
 */
export async function chooseIn(page: Page, field: Locator, typed: string, chosen = typed): Promise<void> {
  await typeInto(page, field, typed);
  const option = page.getByRole('option').first();
  await expect(option).toContainText(chosen);
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveClass(/Mui-focused/);
  await page.keyboard.press('Enter');
}
