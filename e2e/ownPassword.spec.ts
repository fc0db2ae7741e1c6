import { expect, test } from '@playwright/test';
import { newcomer, NEWCOMER_PASSWORD, TIMES_SQUARE } from './people.js';
import { phone } from './screens.js';

test('a rider changes the password in the profile, and signs in with the new one', async ({ browser }) => {
  const rider = await newcomer(browser, 'rider', { firstName: 'Ada', viewport: phone, at: TIMES_SQUARE });
  const page = await rider.context.newPage();
  await page.goto('/profile');
  const own = page.getByRole('region', { name: 'Password' });
  await own.getByRole('button', { name: 'Change password' }).click();
  const field = own.getByRole('textbox', { name: 'Password' });
  await field.fill('short');
  await own.getByRole('button', { name: 'Save password' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('newcomer2nd');
  await own.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password has been changed. Please sign in.')).toBeVisible();
  const signIn = (password: string) =>
    rider.context.request.post('/api/auth/login', { data: { email: rider.email, password } });
  expect((await signIn(NEWCOMER_PASSWORD)).status()).toBe(401);
  expect((await signIn('newcomer2nd')).status()).toBe(200);
  await rider.context.close();
});
