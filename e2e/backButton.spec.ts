import { expect, type Locator, type Page, test } from '@playwright/test';
import { fillIn } from './bookingSteps.js';
import { problemsOf } from './looks.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { desktop, phone } from './screens.js';

/** The demo has no drivers here. */
const LEWISTON = { latitude: 46.4165, longitude: -117.0177 };

/** Opens an overlay and goes back: it closes, the page stays, and the focus is where it was. */
async function expectBackCloses(page: Page, opener: Locator, overlay: Locator): Promise<void> {
  const address = page.url();
  await opener.click();
  await expect(overlay).toBeVisible();
  await page.goBack();
  await expect(overlay).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expect(opener).toBeFocused();
}

test('Back closes the menu, the price and the question for a phone number, one after the other', async ({
  browser,
}) => {
  const context = await signedIn(browser, null, phone);
  const page = await context.newPage();
  const problems = problemsOf(page);
  await page.goto('/about-us');
  await page.goto('/');
  const menu = page.getByRole('dialog', { name: 'Main' });
  await expectBackCloses(page, page.getByRole('button', { name: 'Open menu' }), menu);
  await fillIn(page, 'times square', 'grand central');
  const see = page.getByRole('button', { name: 'Book now' });
  const price = page.getByRole('dialog', { name: 'Estimated fare' });
  const identity = page.getByRole('dialog', { name: 'Book with your phone' });
  await see.click();
  const book = price.getByRole('button', { name: 'Book' });
  await book.click();
  await expect(identity).toBeVisible();
  await page.goBack();
  await expect(identity).toHaveCount(0);
  await expect(book).toBeFocused();
  await page.goBack();
  await expect(price).toHaveCount(0);
  await expect(see).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Pickup' })).not.toHaveValue('');
  await page.goBack();
  await page.waitForURL('/about-us');
  expect(problems).toEqual([]);
  await context.close();
});

test('Back closes the chat of a trip and its questions; what its own button closed costs no press of Back', async ({
  browser,
}) => {
  const rider = await newcomer(browser, 'rider', { firstName: 'Ines', viewport: phone, at: LEWISTON });
  const driver = await newcomer(browser, 'driver', { firstName: 'Timo', viewport: phone, at: LEWISTON });
  const { latitude: lat, longitude: lng } = LEWISTON;
  const data = {
    pickup: { lat, lng, add: 'Cathedral' },
    drop: { lat: lat + 0.02, lng, add: 'North Gate' },
    carType: 'Economy',
  };
  const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
  await answerOf(await driver.context.request.post(`/api/bookings/${id}/accept`, { data: {} }));
  const page = await rider.context.newPage();
  const problems = problemsOf(page);
  await page.goto('/bookings');
  await page.locator(`a[href="/bookings/${id}"]`).first().click();
  const [chatButton, chat] = (['button', 'dialog'] as const).map((role) =>
    page.getByRole(role, { name: 'Chat with Timo Newcomer' }),
  ) as [Locator, Locator];
  await expectBackCloses(page, chatButton, chat);
  const cancel = page.getByRole('button', { name: 'Cancel trip' });
  const question = page.getByRole('dialog', { name: 'Why are you canceling?' });
  await expectBackCloses(page, cancel, question);

  await chatButton.click();
  await chat.getByRole('button', { name: 'Close' }).click();
  await expect(chat).toHaveCount(0);
  await cancel.click();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.goBack();
  await page.waitForURL('/bookings');
  await page.goForward();
  await page.waitForURL(`/bookings/${id}`);
  await expectBackCloses(page, chatButton, chat);
  await page.getByRole('link', { name: 'All trips' }).click();
  await expect(page.getByRole('heading', { name: 'Active trips' })).toBeVisible();
  await page.goBack();
  await expect(chatButton).toBeVisible();
  await expect(chat).toHaveCount(0);

  // On the driver's page, Back puts the question away, too.
  const console = await driver.context.newPage();
  await console.goto('/bookings');
  const giveBack = console.getByRole('button', { name: 'Give the trip back' });
  await expectBackCloses(console, giveBack, console.getByRole('dialog', { name: 'Why can’t you come?' }));
  expect(problems).toEqual([]);
  await Promise.all([rider.context.close(), driver.context.close()]);
});

test('Back closes the dialogs of the panel', async ({ browser }) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  const problems = problemsOf(page);
  await page.goto('/dashboard');
  await page.goto('/riders');
  const search = page.getByRole('button', { name: 'Quick search' });
  await expectBackCloses(page, search, page.getByRole('dialog', { name: 'Quick search' }));
  await search.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await page.waitForURL('/dashboard');
  expect(problems).toEqual([]);
  await context.close();
});
