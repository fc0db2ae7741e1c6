import { type BrowserContext, expect, test } from '@playwright/test';
import { LONG } from './longWords/longRow.js';
import { expectToFit } from './looks.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { phone } from './screens.js';
import { takePicture } from './takePicture.js';

/** The demo has no drivers here. */
const WENATCHEE = { latitude: 47.4235, longitude: -120.3103 };
const LINK = `https://example.com/${'a'.repeat(60)}`;

async function expectPagesToFit(context: BrowserContext, paths: readonly string[], shown: RegExp) {
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByText(shown).first(), path).toBeVisible();
    await expectToFit(page);
  }
  return page;
}

test('a word of 60 letters widens no page of a trip on a phone', async ({ browser }, info) => {
  test.setTimeout(120_000);
  const rider = await newcomer(browser, 'rider', { firstName: LONG, viewport: phone, at: WENATCHEE });
  const driver = await newcomer(browser, 'driver', { firstName: LONG, viewport: phone, at: WENATCHEE });
  const { latitude: lat, longitude: lng } = WENATCHEE;
  const [asRider, asDriver] = [rider.context.request, driver.context.request];
  const drop = { lat: lat + 0.001, lng, add: `${LONG}, ${LONG}` };
  const data = {
    pickup: { lat, lng, add: `${LONG} railway station, ${LONG}` },
    drop,
    stops: [{ lat, lng, add: LONG }],
    carType: 'Economy',
    payment_mode: 'cash',
    pickUpInstructions: `${LONG} ${LINK}`,
  };
  const { id } = await answerOf(await asRider.post('/api/bookings', { data }));
  const trip = `/bookings/${id}`;
  const text = new RegExp(LONG.slice(0, 20));

  const console = await expectPagesToFit(driver.context, ['/bookings'], text);
  await takePicture(console, info, 'long-words-offer');
  await answerOf(await asDriver.post(`/api/bookings/${id}/accept`, { data: {} }));
  await answerOf(
    await asRider.post(`/api/bookings/${id}/messages`, { data: { message: `${LONG} ${LINK}` } }),
  );
  await expectPagesToFit(driver.context, ['/bookings', trip], text);
  const page = await expectPagesToFit(rider.context, ['/', '/bookings', trip], text);
  await page.goto(trip);
  await takePicture(page, info, 'long-words-rider');
  await page.getByRole('button', { name: 'Share trip' }).click();
  const { pathname, hash } = new URL(
    await page.getByRole('textbox', { name: 'Link to your trip' }).inputValue(),
  );
  const family = await signedIn(browser, null, phone);
  await expectPagesToFit(family, [pathname + hash], /on the way/);
  await family.close();

  for (const step of ['arrive', 'start', 'stops/0/reach', 'reach']) {
    await answerOf(
      await asDriver.post(`/api/bookings/${id}/${step}`, { data: step.endsWith('reach') ? drop : {} }),
    );
    await expectPagesToFit(driver.context, [trip], text);
    await expectPagesToFit(rider.context, [trip], text);
  }
  await answerOf(await asDriver.post(`/api/bookings/${id}/pay`, { data: { payment_mode: 'cash' } }));
  await answerOf(await asDriver.post(`/api/bookings/${id}/complete`, { data: {} }));
  await expectPagesToFit(driver.context, [trip], text);
  const finished = await expectPagesToFit(rider.context, [trip, '/bookings', `${trip}/receipt`], text);
  await takePicture(finished, info, 'long-words-receipt');
  await Promise.all([rider.context.close(), driver.context.close()]);
});
