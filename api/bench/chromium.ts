import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

/** Starts the installed Chromium, with more arguments if given. @throws where there is none */
export async function launchChromium(...more: string[]): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (!existsSync(executablePath))
    throw new Error(`There is no Chromium at ${executablePath}: set CHROMIUM_PATH.`);
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...more],
  });
}
