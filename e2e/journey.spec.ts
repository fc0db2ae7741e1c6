import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { signedInByForm } from './people.js';
import { phone } from './screens.js';
import { brooklynBridge, rideFromBookingToRating, timesSquare } from './tripJourney.js';

/**
 * The product as it starts without any configuration: every service is embedded. `allServices.spec.ts` tests
 * the other half.
 */
test.describe.configure({ mode: 'serial' });

test('a trip works from booking to rating, with the rider on a phone [1.1, 1.2, 2.17, 2.29, 2.57, 4.35, 4.36, 4.37, 4.38, 4.40]', async ({
  browser,
}) => {
  await rideFromBookingToRating(browser, {
    screen: phone,
    pickup: timesSquare,
    drop: brooklynBridge,
    driverOf: () => signedInByForm(browser, 'driver', phone),
  });
});

test('the ledger balances afterward', async () => {
  const { stdout } = await promisify(execFile)('node', ['scripts/tool.mjs', 'audit-ledger'], {
    env: { ...process.env, DATA_DIR: process.env['WAYFARE_BROWSER_TEST_DATA'] as string },
  });
  expect(stdout).toMatch(/balance/i);
});
