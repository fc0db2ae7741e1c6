import { expect, test } from '@playwright/test';
import { axeViolations } from './axe.js';
import { countedClicks, countedTask } from './countedClicks.js';
import { deskRow } from './deskRow.js';
import { answerOf, newcomer, type Place, signedIn } from './people.js';
import { randomInt } from './random.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

/** A place of its own for each test and each repetition: in Iceland, where the demo has no drivers. */
const quietPlace = () => ({
  latitude: 64 + randomInt(2000) / 1000,
  longitude: -23 + randomInt(8000) / 1000,
});
/** Several km from another place: dispatch asks the drivers around the pickup first. */
const outOfTown = ({ latitude, longitude }: Place): Place => ({ latitude: latitude - 0.0466, longitude });

test('a dispatcher asks another driver from the desk with two clicks, and sees the trip move between lanes', async ({
  browser,
}, info) => {
  const place = quietPlace();
  const at = { viewport: phone, at: place };
  const [rider, near] = [
    await newcomer(browser, 'rider', { firstName: 'Sif', ...at }),
    await newcomer(browser, 'driver', { firstName: 'Near', ...at }),
  ];
  const far = await newcomer(browser, 'driver', { firstName: 'Far', viewport: phone, at: outOfTown(place) });
  const admins = await signedIn(browser, 'admin', desktop);
  const page = await admins.newPage();
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'Live desk' })).toBeVisible();

  const { latitude: lat, longitude: lng } = place;
  const trip = {
    pickup: { lat, lng, add: 'Hallgrímskirkja' },
    drop: { lat: lat + 0.01, lng, add: 'Harpa' },
    carType: 'Economy',
  };
  const { id, reference } = await answerOf(await rider.context.request.post('/api/bookings', { data: trip }));
  const trips = page.getByRole('listbox', { name: 'Open trips' });
  const row = await deskRow(page, reference);
  await expect(row).toContainText(/Asked: Near Newcomer, \d+ s left/);
  await expect(trips.getByRole('group', { name: /^Without a driver/ }).getByText(reference)).toBeVisible();

  const mouse = countedClicks('Swapping a driver', 2);
  await mouse.click(row);
  await mouse.click(page.getByRole('button', { name: /^Ask Far Newcomer · \d+ min$/ }));
  await expect(row).toContainText('Asked: Far Newcomer');
  await takePicture(page, info, 'asked');
  expect((await near.context.request.post(`/api/bookings/${id}/accept`)).status()).toBe(409);
  await answerOf(await far.context.request.post(`/api/bookings/${id}/accept`));
  await expect(
    trips.getByRole('group', { name: /^On the way to pickup/ }).getByText(reference),
  ).toBeVisible();

  await trips.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/bookings/${id}/show`);
  const trace = page.getByRole('region', { name: 'Dispatch' });
  await expect(trace.getByRole('row').nth(1)).toContainText('Accepted');
  await expect(trace.getByRole('row').nth(2)).toContainText(/Asked by /);
  await expect(page.getByRole('link', { name: 'Far Newcomer' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^\+1555/ }).first()).toHaveAttribute('href', /^tel:\+1555/);
  for (const { context } of [rider, near, far]) await context.close();
  await admins.close();
});

test('the emergency button sounds on the desk, and a dispatcher takes and resolves the alert with one click each', async ({
  browser,
}, info) => {
  const place = quietPlace();
  const at = { viewport: phone, at: place };
  const rider = await newcomer(browser, 'rider', { firstName: 'Alma', ...at });
  const driver = await newcomer(browser, 'driver', { firstName: 'Birkir', ...at });
  const { latitude: lat, longitude: lng } = place;
  const trip = {
    pickup: { lat, lng, add: 'Perlan' },
    drop: { lat: lat + 0.01, lng, add: 'Harpa' },
    carType: 'Economy',
  };
  const { id, reference } = await answerOf(await rider.context.request.post('/api/bookings', { data: trip }));
  await answerOf(await driver.context.request.post(`/api/bookings/${id}/accept`));

  const admins = await signedIn(browser, 'admin', desktop);
  const page = await admins.newPage();
  await page.addInitScript(() => {
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      document.documentElement.dataset['sounded'] = 'yes';
      return create.call(this);
    };
  });
  await page.goto('/desk');
  const mouse = countedClicks('Taking and resolving an alert', 3);
  await mouse.click(await deskRow(page, reference));
  await expect(
    page
      .getByRole('button', { name: 'Call the rider' })
      .or(page.getByRole('link', { name: 'Call the rider' })),
  ).toBeVisible();

  const trips = await rider.context.newPage();
  await trips.goto(`/bookings/${id}`);
  await trips.getByRole('link', { name: /^Emergency call/ }).click();
  await expect(trips.getByText('Our staff has been told about the emergency.')).toBeVisible();

  const emergency = page
    .getByRole('region', { name: 'Emergencies' })
    .getByRole('listitem')
    .filter({ hasText: reference });
  await expect(emergency).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-sounded', 'yes');
  await expect(await deskRow(page, reference)).toContainText('Emergency');
  await mouse.click(emergency.getByRole('button', { name: 'Take' }));
  await expect(emergency).toContainText('You');
  await takePicture(page, info, 'emergency');
  await mouse.click(emergency.getByRole('button', { name: 'Resolve' }));
  await expect(emergency).toHaveCount(0);

  await page.goto(
    `/alerts?filter=${encodeURIComponent(JSON.stringify({ q: reference, state: 'resolved' }))}`,
  );
  await expect(page.getByRole('row').filter({ hasText: reference })).toContainText(
    /Resolved after \d+ min by /,
  );
  for (const { context } of [rider, driver]) await context.close();
  await admins.close();
});

test('a prebooking without a driver opens an alert, which assigns the nearest driver with one click or cancels from its menu', async ({
  browser,
}, info) => {
  const place = quietPlace();
  const at = { viewport: phone, at: place };
  const rider = await newcomer(browser, 'rider', { firstName: 'Unnur', ...at });
  const driver = await newcomer(browser, 'driver', { firstName: 'Steinar', ...at });
  const { latitude: lat, longitude: lng } = place;
  const trip = {
    pickup: { lat, lng, add: 'Perlan' },
    drop: { lat: lat + 0.01, lng, add: 'Harpa' },
    carType: 'Economy',
    bookLater: true,
    tripdate: Date.now() + 18 * 60_000,
  };
  const { id, reference } = await answerOf(await rider.context.request.post('/api/bookings', { data: trip }));
  const admins = await signedIn(browser, 'admin', desktop);
  const page = await admins.newPage();
  await page.goto('/desk');
  await (await deskRow(page, reference)).click();
  const alerts = page.getByRole('region', { name: 'Alerts of this trip' });
  await expect(alerts).toContainText('No driver ahead', { timeout: 60_000 });
  await alerts.getByRole('button', { name: 'Search twice as far' }).click();
  await expect(page.getByText('The search for a driver was widened')).toBeVisible();
  const mouse = countedTask('Assigning the nearest driver');
  await mouse.click(alerts.getByRole('button', { name: /^Assign nearest: Steinar Newcomer \(\d+ min\)$/ }));
  await expect(await deskRow(page, reference)).toContainText('Asked: Steinar Newcomer');
  await takePicture(page, info, 'fixes');

  await page.goto(`/alerts?filter=${encodeURIComponent(JSON.stringify({ q: reference, state: 'open' }))}`);
  await page.getByRole('button', { name: `Fix ${reference}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Call the rider' })).toHaveAttribute('href', /^tel:\+1555/);
  await expect(page.getByRole('menuitem', { name: 'Message rider' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'No car available in time' }).check();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Booking canceled.')).toBeVisible();
  expect(await answerOf(await admins.request.get(`/api/bookings/${id}`))).toMatchObject({
    status: 'CANCELLED',
    widened: 1,
  });
  for (const { context } of [rider, driver]) await context.close();
  await admins.close();
});

test('a caller is found by the last digits of their number, and booked for again with one click', async ({
  browser,
}, info) => {
  const place = quietPlace();
  const rider = await newcomer(browser, 'rider', { firstName: 'Katla', viewport: phone, at: place });
  const { latitude: lat, longitude: lng } = place;
  const trip = {
    pickup: { lat, lng, add: 'Perlan' },
    drop: { lat: lat + 0.01, lng, add: 'Harpa' },
    carType: 'Economy',
    bookLater: true,
    tripdate: Date.now() + 3 * 60 * 60_000,
  };
  const { reference, customer_contact } = await answerOf(
    await rider.context.request.post('/api/bookings', { data: trip }),
  );
  const { mobile } = await answerOf(await rider.context.request.get('/api/auth/me'));
  expect(customer_contact ?? mobile).toBeTruthy();
  const admins = await signedIn(browser, 'admin', desktop);
  const page = await admins.newPage();
  await page.goto(`/desk?phone=${encodeURIComponent(mobile)}`);
  const card = page.getByRole('article', { name: 'Katla Newcomer' });
  await expect(card).toBeVisible();
  await page.getByRole('textbox', { name: 'Caller’s phone number' }).fill(mobile.slice(-7));
  await expect(card.getByRole('link', { name: reference }).first()).toBeVisible();
  await takePicture(page, info, 'caller');
  const mouse = countedClicks('Booking again', 1);
  await mouse.click(card.getByRole('link', { name: 'Book again to Harpa' }));
  await page.waitForURL('**/addbookings');
  await expect(page.getByRole('combobox', { name: 'Pickup' })).toHaveValue('Perlan');
  await expect(page.getByRole('combobox', { name: 'Drop' })).toHaveValue('Harpa');
  await expect(page.getByRole('combobox', { name: 'Rider' })).toHaveValue(/Katla Newcomer/);
  for (const { context } of [rider]) await context.close();
  await admins.close();
});

test('free drivers are listed with one click, and blocking a driver during a trip asks first', async ({
  browser,
}) => {
  const place = quietPlace();
  const at = { viewport: phone, at: place };
  // No other driver has this name, also when the test is repeated.
  const name = `Jokull${randomInt(1e6)}`;
  const rider = await newcomer(browser, 'rider', { firstName: 'Hekla', ...at });
  const driver = await newcomer(browser, 'driver', { firstName: name, ...at });
  const { latitude: lat, longitude: lng } = place;
  const admins = await signedIn(browser, 'admin', desktop);
  const page = await admins.newPage();
  await page.goto(`/drivers?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await countedTask('Listing idle drivers').click(
    page.getByRole('group', { name: 'Drivers by state' }).getByRole('button', { name: /^Free/ }),
  );
  await expect(row).toBeVisible();

  const trip = {
    pickup: { lat, lng, add: 'Akureyrarkirkja' },
    drop: { lat: lat + 0.01, lng, add: 'Hof' },
    carType: 'Economy',
  };
  const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data: trip }));
  await answerOf(await driver.context.request.post(`/api/bookings/${id}/accept`));
  // Until then, the page shows the list from before the click.
  const listed = page.waitForResponse((response) => {
    const asked = decodeURIComponent(response.url());
    return asked.includes('"state":"busy"') && asked.includes('range=[0,24]');
  });
  await page
    .getByRole('group', { name: 'Drivers by state' })
    .getByRole('button', { name: /^On a trip/ })
    .click();
  await listed;

  // The menu of the row shows the driver on the map, writes to them, and blocks them.
  const choose = async (action: string) => {
    await row.getByRole('button', { name: `Actions for ${name} Newcomer` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('Locate');
  const map = page.getByRole('dialog', { name: `Position of ${name} Newcomer` });
  await expect(map.getByRole('group', { name: `Position of ${name} Newcomer` })).toBeVisible();
  await map.getByRole('button', { name: 'Close' }).click();
  await choose('Message driver');
  await page
    .getByRole('dialog', { name: `Message to ${name} Newcomer` })
    .getByRole('button', { name: 'Close' })
    .click();
  await choose('Block after this trip');
  await expect(row.getByRole('img', { name: 'Will be blocked after this trip' })).toBeVisible();
  await choose('Do not block after this trip');
  await expect(row.getByRole('img', { name: 'Will be blocked after this trip' })).toHaveCount(0);
  const question = page.getByRole('dialog', { name: 'Block' });
  await choose('Block now');
  await expect(question).toContainText(`${name} Newcomer is on a trip.`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row.getByRole('switch', { name: 'Approved' })).toBeChecked();
  const block = countedTask('Blocking a driver');
  await block.click(row.getByRole('switch', { name: 'Approved' }));
  await expect(question).toContainText(`${name} Newcomer is on a trip.`);
  await block.click(question.getByRole('button', { name: 'Block', exact: true }));
  await expect(row.getByRole('switch', { name: 'Approved' })).not.toBeChecked();
  for (const { context } of [rider, driver]) await context.close();
  await admins.close();
});

test('a dispatcher messages a driver with two clicks, and the driver answers', async ({ browser }, info) => {
  const place = quietPlace();
  const at = { viewport: phone, at: place };
  const rider = await newcomer(browser, 'rider', { firstName: 'Hekla', ...at });
  const driver = await newcomer(browser, 'driver', { firstName: 'Snorri', ...at });
  const { latitude: lat, longitude: lng } = place;
  const trip = {
    pickup: { lat, lng, add: 'Tjörnin' },
    drop: { lat: lat + 0.01, lng, add: 'Harpa' },
    carType: 'Economy',
  };
  const { id, reference } = await answerOf(await rider.context.request.post('/api/bookings', { data: trip }));
  await answerOf(await driver.context.request.post(`/api/bookings/${id}/accept`));
  // Repeated on one server, it must not be found twice.
  const answer = `Two streets away, ${reference}`;
  const driving = await driver.context.newPage();
  await driving.goto('/profile/messages');
  await expect(driving.getByText('There are no messages yet.')).toBeVisible();

  const admins = await signedIn(browser, 'admin', desktop);
  const page = await admins.newPage();
  await page.goto('/desk');
  await (await deskRow(page, reference)).click();
  const mouse = countedTask('Messaging a driver');
  await mouse.click(page.getByRole('button', { name: 'Message driver' }));
  const dialog = page.getByRole('dialog', { name: 'Message to Snorri Newcomer' });
  await expect(dialog).toBeVisible();
  await takePicture(page, info, 'message');
  expect(await axeViolations(page, { part: '[role=dialog]' })).toEqual([]);
  await mouse.click(dialog.getByRole('button', { name: 'Where are you now?' }));
  await expect(page.getByText('The message was sent.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const theirs = driving.getByRole('log', { name: 'Messages' });
  await expect(theirs.getByText('Where are you now?')).toBeVisible();
  await expect(theirs.getByText(`About ${reference}`)).toBeVisible();
  await expect(driving.getByRole('link', { name: 'Messages with the office (0 unread)' })).toBeVisible();
  await driving.getByRole('textbox', { name: 'Message' }).fill(answer);
  await driving.getByRole('button', { name: 'Send' }).click();
  await expect(theirs.getByText(answer)).toBeVisible();
  await takePicture(driving, info, 'answer');

  await page.goto('/conversations');
  await page.getByRole('link', { name: answer }).click();
  const log = page.getByRole('log', { name: 'Messages' });
  await expect(log.getByText(answer)).toBeVisible();
  await expect(log.getByText(/· Read$/)).toBeVisible();
  await expect(theirs.getByText(/· Read$/)).toBeVisible();
  await takePicture(page, info, 'conversation');
  for (const { context } of [rider, driver]) await context.close();
  await admins.close();
});

test('500 open trips are one list for keys and screen readers, and the page contains only the visible ones', async ({
  browser,
}, info) => {
  const admins = await signedIn(browser, 'admin', desktop);
  const page = await admins.newPage();
  await page.route(/\/api\/desk$/, async (route) => {
    const desk = await answerOf(await route.fetch());
    const copies = Array.from({ length: 500 }, (_, copy) => {
      const trip = desk.trips[copy % desk.trips.length];
      return { ...trip, id: `${copy}`, reference: `W-COPY-${copy}` };
    });
    await route.fulfill({ json: { ...desk, trips: copies } });
  });
  await page.goto('/desk');
  const list = page.getByRole('listbox', { name: 'Open trips' });
  const rows = list.getByRole('option');
  await expect(rows.first()).toHaveAttribute('aria-setsize', '500');
  await expect(rows.first()).toHaveAttribute('aria-posinset', '1');
  expect(await rows.count()).toBeLessThan(60);

  await list.focus();
  await page.keyboard.press('End');
  const last = list.getByRole('option', { selected: true });
  await expect(last).toHaveAttribute('aria-posinset', '500');
  await expect(last).toBeInViewport();
  expect(await last.getAttribute('id')).toBe(await list.getAttribute('aria-activedescendant'));
  await page.keyboard.press('ArrowUp');
  await expect(last).toHaveAttribute('aria-posinset', '499');
  await takePicture(page, info, 'many');
  await page.keyboard.press('Home');
  await expect(last).toHaveAttribute('aria-posinset', '1');
  await expect(last).toBeInViewport();
  expect(await axeViolations(page, { part: '[role=listbox]' })).toEqual([]);
  // The desk may be reading its trips again.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await admins.close();
});
