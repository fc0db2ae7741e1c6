import { existsSync } from 'node:fs';
import { runQuietly } from './commands.mjs';
import { Precondition } from './preconditions.mjs';

const WHOLE = '/usr/bin/chromium';
const HEADLESS = '/usr/bin/chromium-headless-shell';

/**
 * Makes sure browser tests have a browser: CHROMIUM_PATH, or the system's, which is installed if that needs
 * no confirmation.
 * @throws Precondition if there is none and none can be installed
 */
export async function ensureChromium(env) {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return;
    throw new Precondition(`There is no browser at CHROMIUM_PATH (${env.CHROMIUM_PATH}).`);
  }
  const missing = [WHOLE, HEADLESS].filter((path) => !existsSync(path));
  if (missing.length === 0) return;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    // The headless one is only faster.
    if (!missing.includes(WHOLE)) return;
    throw new Precondition(
      'The browser tests need Chromium: install it, or set CHROMIUM_PATH to a Chromium or Chrome executable.',
    );
  }
  const unattended = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['-q', 'install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell'];
  await runQuietly('Refreshing package lists', 'apt-get', ['-q', 'update'], unattended);
  await runQuietly('Installing Chromium', 'apt-get', install, unattended);
}
