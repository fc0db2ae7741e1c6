import type { Locator, Page, TestInfo } from '@playwright/test';

/**
 * Saves a picture of a page or a part of it for people to look at, if SCREENSHOTS=1 is set. No test reads it.
 */
export async function takePicture(
  shown: Page | Locator,
  info: TestInfo,
  name: string,
  fullPage = false,
): Promise<void> {
  if (process.env['SCREENSHOTS'] !== '1') return;
  const path = info.outputPath(`${name}.png`);
  await ('goto' in shown ? shown.screenshot({ path, fullPage }) : shown.screenshot({ path }));
}
