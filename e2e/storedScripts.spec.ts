import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './cleanUp.js';
import { listOf } from './panelSteps.js';
import { answerOf, signedIn } from './people.js';
import { randomInt } from './random.js';
import { desktop } from './screens.js';

/** A name that contains scripts, in the usual injection variants. */
const SCRIPT = '"><img src=x onerror="hacked=1"><svg onload="hacked=1">';

/** Opens a page that shows such a text, and waits for the text: a script would have run by then. */
async function expectText(page: Page, path: string, text: string) {
  await page.goto(path);
  await expect(page.getByText(text).first()).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await page.locator('img[src="x"], svg[onload]').count()).toBe(0);
}

test('a script in a name, a reason, a link or a language text is displayed as text and does not run', async ({
  browser,
  cleanUp,
}) => {
  const admin = await signedIn(browser, 'admin', desktop);
  const rider = await signedIn(browser, null, desktop);
  const email = `${randomUUID()}@wayfare.example`;
  const regData = {
    firstName: SCRIPT,
    lastName: 'Example',
    email,
    password: 'newcomer1',
    mobile: `+1556${String(randomInt(10_000_000)).padStart(7, '0')}`,
  };
  const { uid } = await answerOf(await rider.request.post('/api/user_signup', { data: { regData } }));
  cleanUp.remove(`riders/${uid}`);
  await rider.request.post('/api/auth/login', { data: { email, password: 'newcomer1' } });
  const add = async (list: string, data: object): Promise<string> => {
    const { id } = await answerOf(await admin.request.post(`/api/${list}`, { data }));
    cleanUp.remove(`${list}/${id}`);
    return id;
  };
  const reason = await add('cancelreasons', { label: SCRIPT });
  const language = await add('languages', {
    langName: SCRIPT.slice(0, 40),
    langLocale: 'xx',
    dateLocale: 'en',
  });
  const changed = await admin.request.put(`/api/languages/${language}`, {
    data: { keyValuePairs: { site_nav_about: SCRIPT, account_login_title: SCRIPT } },
  });
  expect(changed.status()).toBe(200);

  const panel = await admin.newPage();
  await expectText(panel, listOf('riders', { id: uid }), SCRIPT);
  await expectText(panel, listOf('cancelreasons', { id: reason }), SCRIPT);
  await expectText(panel, '/languagesetting', SCRIPT.slice(0, 40));

  const profile = await rider.newPage();
  await profile.goto('/profile');
  await expect(profile.getByRole('textbox', { name: 'First name' })).toHaveValue(SCRIPT);
  expect(await profile.evaluate(() => 'hacked' in window)).toBe(false);

  const visitor = await signedIn(browser, null, desktop, 'xx');
  await expectText(await visitor.newPage(), '/login', SCRIPT);

  await Promise.all([admin.close(), rider.close(), visitor.close()]);
});
