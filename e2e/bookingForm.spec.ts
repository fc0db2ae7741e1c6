import { expect, test } from '@playwright/test';
import { axeViolations } from './axe.js';
import { choosePlace, fillIn } from './bookingSteps.js';
import { holdBack } from './heldRequests.js';
import { signedIn } from './people.js';
import { desktop, phone } from './screens.js';

test('the form reports missing input and focuses it, and closing an estimate leaves the form unchanged [3.48, 4.37, 4.39, 4.55]', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'rider', phone);
  const page = await context.newPage();
  await page.goto('/');
  const bookNow = page.getByRole('button', { name: 'Book now' });
  await bookNow.click();
  const bar = page.getByRole('alert').filter({ hasText: 'Please choose a pickup, a drop and a car type.' });
  await expect(bar).toBeVisible();
  const pickup = page.getByRole('combobox', { name: 'Pickup' });
  await expect(pickup).toBeFocused();
  // Everything that is missing is marked at once, at its field.
  const drop = page.getByRole('combobox', { name: 'Drop' });
  for (const field of [pickup, drop]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Choose a place from the list or on the map.');
  }
  await choosePlace(page, 'Pickup', 'times sq');
  await bookNow.click();
  await expect(drop).toBeFocused();
  await expect(pickup).not.toHaveAttribute('aria-invalid');

  await fillIn(page, 'times sq', 'brooklyn bri');
  await bookNow.click();
  const estimate = page.getByRole('dialog', { name: 'Estimated fare' });
  await expect(estimate.getByText(/^\$\d+\.\d{2}$/)).toBeVisible();
  await expect(bar).toBeHidden();
  await estimate.getByRole('button', { name: 'Cancel' }).click();
  await expect(estimate).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Pickup' })).toHaveValue(/Times Square/);
  await expect(page.getByRole('radio', { name: /^Economy/ })).toBeChecked();
  await context.close();
});

test('the first car type is chosen, places are put on the map without a search, and unusual trips are asked about before they are priced', async ({
  browser,
}) => {
  const context = await signedIn(browser, null, phone);
  const page = await context.newPage();
  await page.goto('/');
  const carTypes = page.getByRole('radiogroup', { name: 'Car type' }).getByRole('radio');
  await expect(carTypes.first()).toBeChecked();
  const bookNow = page.getByRole('button', { name: 'Book now' });
  // It stays on the screen of a phone, over its whole width.
  await expect(bookNow).toBeInViewport({ ratio: 1 });
  expect((await bookNow.boundingBox())?.width).toBeGreaterThan(phone.width * 0.75);

  await page.getByRole('button', { name: 'Choose on the map' }).click();
  await page.getByRole('button', { name: 'Put the pin in the middle' }).click();
  const pickup = page.getByRole('combobox', { name: 'Pickup' });
  await expect(pickup).toHaveValue(/\S/);
  await expect(page.getByText('Drop: tap the map where it is.')).toBeVisible();
  await page.getByRole('group', { name: 'Map of pickup and drop' }).click({ position: { x: 60, y: 60 } });
  await expect(page.getByRole('combobox', { name: 'Drop' })).toHaveValue(/\S/);
  await expect(bookNow).toHaveAccessibleName('Book now');
  await expect(bookNow).toHaveAccessibleDescription(/^\$\d+\.\d{2} · .+ away$/);

  await choosePlace(page, 'Pickup', 'boston', /MA, United/);
  const asked = page.getByRole('alert').filter({ hasText: /These places are about [\d,]+ mi apart/ });
  await expect(asked).toBeVisible();
  await expect(bookNow).toHaveAccessibleName('Book now');
  await bookNow.click();
  await expect(page.getByRole('button', { name: 'Yes, show the price' })).toBeFocused();
  await page.keyboard.press('Enter');
  // No driver is there: it is said before anyone books.
  await expect(bookNow).toHaveAccessibleDescription(/^\$[\d,]+\.\d{2}$/);
  await expect(page.getByText('No cars nearby right now. You can book for later.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await context.close();
});

test('a place whose coordinates arrive late undoes nothing: neither a stop added in between nor a later choice', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'rider', phone);
  const page = await context.newPage();
  /** Lets the answers that are held back arrive, in turn. */
  const held: (() => void)[] = [];
  await page.route('**/api/googleapis-getcoords', async (route) => {
    const answer = await route.fetch();
    await new Promise<void>((resolve) => held.push(resolve));
    await route.fulfill({ response: answer });
  });
  const choose = async (field: string, typed: string, name: RegExp) => {
    await page.getByRole('combobox', { name: field }).fill(typed);
    await page.getByRole('option', { name }).first().click();
  };
  const isHeld = (count: number) => expect.poll(() => held.length).toBe(count);
  await page.goto('/');
  await page.getByRole('button', { name: 'Add a stop' }).click();
  await choose('Stop 1', 'grand central', /Grand Central/);
  await isHeld(1);
  await page.getByRole('button', { name: 'Add a stop' }).click();
  await choose('Stop 2', 'bryant', /Bryant Park/);
  await isHeld(2);
  await page.getByRole('button', { name: 'Move stop 2 up' }).click();
  for (const arrive of held) arrive();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Stop 1' })).toHaveValue(/Bryant Park/);
  await expect(page.getByRole('combobox', { name: 'Stop 2' })).toHaveValue(/Grand Central/);

  await choose('Pickup', 'times sq', /Times Square/);
  await isHeld(3);
  await choose('Pickup', 'brooklyn bri', /Brooklyn Bridge/);
  await isHeld(4);
  const answered = page.waitForResponse('**/api/googleapis-getcoords');
  held[3]?.();
  await answered;
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const late = page.waitForResponse('**/api/googleapis-getcoords');
  held[2]?.();
  await late;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(page.getByRole('combobox', { name: 'Pickup' })).toHaveValue(/Brooklyn Bridge/);
  await context.close();
});

test('a stranger sees what each car type costs and how far it is, and is asked who they are only on booking', async ({
  browser,
}) => {
  const context = await signedIn(browser, null, phone);
  const page = await context.newPage();
  await page.goto('/');
  const carTypes = page.getByRole('radiogroup', { name: 'Car type' }).getByRole('radio');
  await expect(carTypes.first()).toBeVisible();
  await fillIn(page, 'times sq', 'brooklyn bri');
  for (const carType of await carTypes.all())
    await expect(carType).toHaveAccessibleDescription(/^\$\d+\.\d{2} (\d+ min away|No cars nearby)$/);
  const rates = page.getByRole('button', { name: 'Rates of Economy' });
  await rates.click();
  await expect(rates).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Base fare')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await carTypes.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(carTypes.nth(1)).toBeChecked();
  await page.getByRole('button', { name: 'Book now' }).click();
  const estimate = page.getByRole('dialog', { name: 'Estimated fare' });
  await estimate.getByRole('button', { name: 'Book', exact: true }).click();
  const identity = page.getByRole('dialog', { name: 'Book with your phone' });
  await expect(identity.getByRole('textbox', { name: 'Phone number' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await identity.getByRole('link', { name: 'Sign in another way' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await context.close();
});

test('pins are moved by dragging and with arrow keys, and only their latest address counts', async ({
  browser,
}) => {
  const context = await signedIn(browser, null, phone);
  const page = await context.newPage();
  const answers: ((address: string | null) => Promise<void>)[] = [];
  await page.route('**/api/googleapis-getaddress', (route) => {
    answers.push((address) =>
      address === null ? route.abort() : route.fulfill({ json: { address } }).catch(() => undefined),
    );
  });
  const answered = async (index: number, address: string | null) => {
    await expect.poll(() => answers.length).toBeGreaterThan(index);
    await answers[index]?.(address);
  };
  await page.goto('/');
  await fillIn(page, 'times sq', 'brooklyn bri');
  const [pickup, drop] = [
    page.getByRole('combobox', { name: 'Pickup' }),
    page.getByRole('combobox', { name: 'Drop' }),
  ];
  const before = await drop.inputValue();
  await page.getByRole('button', { name: 'Adjust on the map' }).click();
  const pins = {
    pickup: page.getByRole('application', { name: 'Pickup' }),
    drop: page.getByRole('application', { name: 'Drop' }),
  };
  await expect(pins.pickup).toHaveAccessibleDescription(/arrow keys/);

  // Dragged: the place counts only once its address is known.
  await pins.pickup.scrollIntoViewIfNeeded();
  const at = await pins.pickup.boundingBox();
  if (!at) throw new Error('the pin is not visible');
  await page.mouse.move(at.x + 18, at.y + 20);
  await page.mouse.down();
  await page.mouse.move(at.x + 48, at.y + 30, { steps: 4 });
  await page.mouse.up();
  await expect(pickup).toHaveValue('');
  // Moved again before the first answer, which comes last.
  await expect.poll(() => answers.length).toBe(1);
  await pins.pickup.focus();
  await page.keyboard.press('ArrowRight');
  await answered(1, '12 Latest Street');
  await expect(pickup).toHaveValue('12 Latest Street');
  await answered(0, '1 Stale Street');
  await expect(page.getByRole('status').filter({ hasText: 'Pickup: 12 Latest Street' })).toBeVisible();
  await expect(pins.pickup).toBeFocused();

  // An address that cannot be found is asked for again, or the pin goes back.
  await pins.drop.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await answered(2, null);
  const failed = page.getByRole('status').filter({ hasText: 'could not be found' });
  await expect(failed).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await answered(3, null);
  await expect(failed).toBeVisible();
  await page.getByRole('button', { name: 'Put the pin back' }).click();
  await expect(drop).toHaveValue(before);
  await expect(pickup).toHaveValue('12 Latest Street');
  await context.close();
});

test('a refused booking shows its own message and closes its estimate [4.39, 4.55, 8.15]', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'rider', desktop);
  const page = await context.newPage();
  await page.goto('/');
  // The demo has no drivers here.
  await fillIn(page, 'honolulu', 'pearl city');
  await page.getByRole('button', { name: 'Book now' }).click();
  const estimate = page.getByRole('dialog', { name: 'Estimated fare' });
  await estimate.getByRole('button', { name: 'Book', exact: true }).click();
  const message = page
    .getByRole('alert')
    .filter({ hasText: 'No drivers are available near the pickup right now.' });
  await expect(message).toBeVisible();
  await expect(estimate).toBeHidden();
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(message).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Pickup' })).toHaveValue(/Honolulu/);

  // A failed estimate also shows its own message and leaves no dialog open.
  await page.route('**/api/estimates', (route) => route.abort());
  await page.getByRole('button', { name: 'Book now' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Fetch Call Error' })).toBeVisible();
  await expect(estimate).toBeHidden();
  await context.close();
});

test('places are searched in the country of the settings, 200 ms after typing stops [7.14, 9.12]', async ({
  browser,
}) => {
  const context = await signedIn(browser, null, desktop);
  const page = await context.newPage();
  const searches: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/googleapis-autocomplete')) searches.push(request.postDataJSON());
  });
  await page.clock.install();
  await page.goto('/');
  const pickup = page.getByRole('combobox', { name: 'Pickup' });
  // The server draws the field. With its clock paused, a page that does not respond yet never would.
  await pickup.fill('central');
  await expect(page.getByRole('option').first()).toBeVisible();
  searches.length = 0;
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await pickup.fill('tim');
  await page.clock.runFor(199);
  await pickup.fill('times');
  await page.clock.runFor(199);
  expect(searches).toEqual([]);
  await page.clock.runFor(1);
  await expect
    .poll(() => searches)
    .toEqual([{ searchKeyword: 'times', country: 'US', sessiontoken: expect.stringMatching(/^\w{32}$/) }]);
  await context.close();
});

test('a place without coordinates is not selected, and an alert explains it [7.15]', async ({ browser }) => {
  const context = await signedIn(browser, null, phone);
  const page = await context.newPage();
  await page.goto('/');
  const pickup = page.getByRole('combobox', { name: 'Pickup' });
  await pickup.fill('times sq');
  await page.route('**/api/googleapis-getcoords', (route) => route.abort());
  await page.getByRole('option').first().click();
  const alert = page.getByRole('dialog', { name: 'Alert' });
  await expect(alert).toContainText('This place could not be found on the map.');
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(pickup).toHaveValue('');

  await page.unroute('**/api/googleapis-getcoords');
  const searched = page.waitForRequest('**/api/googleapis-autocomplete');
  const looked = page.waitForRequest('**/api/googleapis-getcoords');
  await pickup.fill('times squ');
  // The token makes the searches and the place one session, which map services bill as one.
  const { sessiontoken } = (await searched).postDataJSON();
  await page.getByRole('option').first().click();
  expect((await looked).postDataJSON()).toEqual({ place_id: expect.any(String), sessiontoken });
  await expect(pickup).toHaveValue(/Times Square/);
  await context.close();
});

test('until a newly chosen place has coordinates, the previous one is not booked [7.15]', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'rider', desktop);
  const page = await context.newPage();
  await page.goto('/');
  await fillIn(page, 'times sq', 'brooklyn bri');
  const pickup = page.getByRole('combobox', { name: 'Pickup', includeHidden: true });
  const bookNow = page.getByRole('button', { name: 'Book now' });
  const letThrough = await holdBack(page, '**/api/googleapis-getcoords');
  await pickup.fill('wall street');
  // The suggestions for the previous text stay until the new ones are there.
  await page.getByRole('option', { name: /wall/i }).first().click();
  await expect(pickup).toHaveValue(/wall/i);
  await bookNow.click();
  const waiting = page.getByRole('form', { name: 'Where to?' }).getByRole('progressbar');
  await expect(waiting.first()).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Estimated fare' })).toHaveCount(0);
  const asked = page.waitForRequest('**/api/estimates');
  letThrough();
  const trip = (await asked).postDataJSON() as { pickup: { add: string } };
  expect(trip.pickup.add).toMatch(/wall/i);
  await expect(pickup).toHaveValue(/wall/i);
  await expect(page.getByRole('dialog', { name: 'Estimated fare' })).toBeVisible();
  await context.close();
});
