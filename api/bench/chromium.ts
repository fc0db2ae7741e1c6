import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

/** Where the installed Chromium is. @throws where there is none */
export function chromiumPath(): string {
  const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (!existsSync(path)) throw new Error(`There is no Chromium at ${path}: set CHROMIUM_PATH.`);
  return path;
}

/** Starts the installed Chromium. @throws where there is none */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
