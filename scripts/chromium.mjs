import { existsSync } from 'node:fs';
import { runQuietly } from './commands.mjs';
import { Precondition } from './preconditions.mjs';

/**
 * The browser of the browser tests: CHROMIUM_PATH, or the system's, installed first where that needs no asking.
 * @returns its path
 */
export async function ensureChromium(env) {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Precondition(`There is no browser at CHROMIUM_PATH (${env.CHROMIUM_PATH}).`);
  }
  const system = '/usr/bin/chromium';
  if (existsSync(system)) return system;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    throw new Precondition(
      'The browser tests need Chromium: install it, or set CHROMIUM_PATH to a Chromium or Chrome.',
    );
  }
  const unattended = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  await runQuietly('Refreshing package lists', 'apt-get', ['-q', 'update'], unattended);
  const install = ['-q', 'install', '-y', '--no-install-recommends', 'chromium'];
  await runQuietly('Installing Chromium', 'apt-get', install, unattended);
  return system;
}
