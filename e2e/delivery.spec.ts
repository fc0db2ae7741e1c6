import { expect, type Page, test } from '@playwright/test';
import { pageRoutes } from '@wayfare/shared';
import { choosePlace } from './bookingSteps.js';
import { DELIVERY_URL, startDeliveryCopy } from './deliveryCopy.js';
import { expectTablesToFit, rawKeysOn, settled } from './looks.js';
import { answerOf, aPicture, newcomer, type Person, signedIn, TIMES_SQUARE } from './people.js';
import type { ProductCopy } from './productCopy.js';
import { desktop, phone } from './screens.js';
import { expectParcelWording } from './wording.js';

test.use({ baseURL: DELIVERY_URL });

let copy: ProductCopy;
test.beforeAll(async () => {
  copy = await startDeliveryCopy();
});
test.afterAll(() => copy?.close());

const CAR_TYPE = 'Scooter';

/**
 * Requests the price of a parcel with the last type and the first option of the car type, and books it.
 * Returns the booking's id.
 */
async function book(page: Page): Promise<string> {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Send a parcel' });
  await choosePlace(page, 'Pickup', 'times sq', /Times Square/);
  await choosePlace(page, 'Drop', 'brooklyn bri', /Brooklyn Bridge/);
  await page.getByRole('radio', { name: new RegExp(`^${CAR_TYPE}`) }).check();
  await form.getByRole('button', { name: 'Book now' }).click();

  const parcel = page.getByRole('dialog', { name: 'Parcel details' });
  await parcel.getByRole('radiogroup', { name: 'Parcel type' }).getByRole('radio').last().check();
  // The others name a proof of the handover, in place of the recipient's code.
  await parcel.getByRole('radiogroup', { name: 'Option' }).getByRole('radio').first().check();
  await parcel.getByRole('textbox', { name: 'Recipient', exact: true }).fill('Ann Lee');
  await parcel.getByRole('button', { name: 'See the price' }).click();
  const missing = 'Please enter the recipient’s name and a valid phone number.';
  await expect(parcel.getByText(missing)).toBeVisible();
  await parcel.getByRole('textbox', { name: 'Recipient’s phone' }).fill('212 555 0187');
  await parcel.getByRole('textbox', { name: 'Pickup instructions' }).fill('Ring twice');
  await parcel.getByRole('textbox', { name: 'Delivery instructions' }).fill('Leave it with Ann');
  const asked = page.waitForRequest('**/api/estimates');
  await parcel.getByRole('button', { name: 'See the price' }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    parcelTypeSelected: { description: expect.any(String) },
    optionSelected: { description: expect.any(String) },
  });

  const price = page.getByRole('dialog', { name: 'Delivery price' });
  await expect(price.getByText(/^\$\d+\.\d{2}$/)).toBeVisible();
  await expect(price.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expectParcelWording(page);
  const booked = page.waitForResponse(
    (response) => response.url().endsWith('/api/bookings') && response.request().method() === 'POST',
  );
  await price.getByRole('button', { name: 'Book', exact: true }).click();
  return (await (await booked).json()).id;
}

test('a parcel goes from its booking through payment, code and pictures to its recipient [2.17, 2.55, 3.14, 3.16, 3.18, 4.27, 4.30, 4.36, 5.11, 9.10, 9.12]', async ({
  browser,
}) => {
  const admin = await signedIn(browser, 'admin', desktop);
  const data = {
    otp_secure: true,
    AllowDeliveryPickupImageCapture: true,
    AllowFinalDeliveryImageCapture: true,
  };
  await answerOf(await admin.request.put('/api/settings', { data }));
  const at = TIMES_SQUARE;
  const sender = await newcomer(browser, 'rider', { firstName: 'Rhea', viewport: phone, at });
  const courier = await newcomer(browser, 'driver', {
    firstName: 'Dora',
    viewport: phone,
    at,
    carType: CAR_TYPE,
  });
  const [rider, driver] = await Promise.all([sender.context.newPage(), courier.context.newPage()]);
  await driver.goto('/bookings');
  await expect(driver.getByRole('img', { name: 'Your location' })).toBeVisible();
  const bookingNow = async (id: string) => answerOf(await admin.request.get(`/api/bookings/${id}`));

  // Without its payment, the booking is canceled a while after the dialog is closed.
  const abandoned = await book(rider);
  const providers = rider.getByRole('dialog', { name: 'Choose how to pay' });
  await expect(providers.getByRole('button', { name: 'Pay with test' })).toBeVisible();
  const cancel = rider.waitForRequest(`**/api/bookings/${abandoned}/cancel`);
  const closedAt = Date.now();
  await providers.getByRole('button', { name: 'Cancel the booking' }).click();
  expect((await cancel).postDataJSON()).toEqual({ reason: 'cancel_reason_incomplete_booking' });
  expect(Date.now() - closedAt).toBeGreaterThanOrEqual(1_500);
  await expect(rider.getByText('The payment was not completed, so the booking was canceled.')).toBeVisible();
  expect(await bookingNow(abandoned)).toMatchObject({ status: 'CANCELLED', cancelledBy: 'rider' });

  const id = await book(rider);
  const unpaid = await bookingNow(id);
  expect(unpaid).toMatchObject({ status: 'PAYMENT_PENDING', prepaid: false });
  await providers.getByRole('button', { name: 'Pay with test' }).click();
  await expect(rider.getByText(`Wayfare: delivery ${id}`)).toBeVisible();
  await rider.getByRole('button', { name: 'Approve' }).click();
  await expect(rider.getByText('Payment received. Thank you.')).toBeVisible();
  await expect(rider).toHaveURL(new RegExp(`/bookings/${id}`));
  const status = rider.getByRole('heading', { level: 2 }).first();
  await expect(status).toContainText('Looking for a driver');
  await expectParcelWording(rider);

  const offer = driver.getByRole('article').filter({ hasText: 'New delivery' });
  const { parcelTypeSelected, optionSelected } = unpaid;
  await expect(offer).toContainText(`${parcelTypeSelected.description} · ${optionSelected.description}`);
  await expect(offer.getByText('Ann Lee')).toHaveCount(0);
  await expectParcelWording(driver);
  await offer.getByRole('button', { name: 'Accept' }).click();
  const callRecipient = driver.getByRole('link', { name: 'Call the recipient: Ann Lee' });
  await expect(callRecipient).toHaveAttribute('href', 'tel:+12125550187');
  await expect(status).toContainText('is on the way to the pickup');
  await expect(rider.getByText('Give this code to the driver at the pickup:')).toBeVisible();
  const { otp } = await answerOf(await sender.context.request.get(`/api/bookings/${id}`));
  await expect(rider.getByText(otp, { exact: true })).toBeVisible();

  await driver.getByRole('button', { name: 'I am at the pickup' }).click();
  await expect(driver.getByText('Ring twice')).toBeVisible();
  const start = driver.getByRole('button', { name: 'Start the delivery' });
  await driver.getByRole('textbox', { name: 'Sender’s code' }).fill(otp);
  await expect(start).toBeDisabled();
  const atPickup = driver.getByRole('region', { name: 'Parcel at pickup' });
  await atPickup.getByLabel('Take a picture').setInputFiles(aPicture);
  await expect(start).toBeEnabled();
  await expectParcelWording(driver);
  await start.click();
  await expect(status).toContainText('Your parcel is on the way');
  await expectParcelWording(rider);

  await expect(driver.getByText('Leave it with Ann')).toBeVisible();
  const delivered = driver.getByRole('button', { name: 'Parcel delivered' });
  await expect(delivered).toBeDisabled();
  const { handover } = await bookingNow(id);
  await expect(rider.getByText(handover.code, { exact: true })).toBeVisible();
  await driver.getByRole('textbox', { name: 'Recipient’s code' }).fill(handover.code);
  await expect(delivered).toBeDisabled();
  const atDrop = driver.getByRole('region', { name: 'Parcel at delivery' });
  await atDrop.getByLabel('Take a picture').setInputFiles(aPicture);
  await expect(delivered).toBeEnabled();
  await expectParcelWording(driver);
  await delivered.click();
  await expect(status).toContainText('Delivered and paid');
  const pictures = rider.getByRole('region', { name: 'Parcel pictures' });
  await expect(pictures.getByRole('img', { name: 'Parcel at pickup' })).toBeVisible();
  await expect(pictures.getByRole('img', { name: 'Parcel at delivery' })).toBeVisible();
  await expect(rider.getByText('Ann Lee')).toBeVisible();
  // The driver's device is still at the pickup.
  await expect(
    rider.getByRole('region', { name: 'Was your parcel delivered to the right place?' }),
  ).toBeVisible();
  await expectParcelWording(rider);

  await rider.locator('label', { hasText: '5 stars' }).click();
  await rider.getByRole('button', { name: 'Send rating' }).click();
  await expect(status).toContainText('Delivery completed');
  const trip = await bookingNow(id);
  expect(trip).toMatchObject({
    status: 'COMPLETE',
    rating: 5,
    prepaid: true,
    gateway: 'test',
    payment_mode: 'card',
    cardPaymentAmount: trip.trip_cost,
    cashPaymentAmount: 0,
    usedWalletMoney: 0,
    discount_amount: 0,
    deliveryPerson: 'Ann Lee',
    deliveryPersonPhone: '+12125550187',
    pickUpInstructions: 'Ring twice',
    deliveryInstructions: 'Leave it with Ann',
    parcelTypeSelected,
    optionSelected,
  });
  const office = await admin.newPage();
  await office.goto(`/bookings/${id}/show`);
  await expect(office.getByText('Ann Lee').first()).toBeVisible();
  await expectParcelWording(office);
  await Promise.all([sender.context, courier.context, admin].map((context) => context.close()));
});

/** Pages below those in the table of pages. */
const morePages: Partial<Record<Person, string[]>> = {
  rider: ['/profile/wallet'],
  admin: ['/riders/create'],
};

for (const who of [null, 'rider', 'driver', 'fleet', 'admin'] as const) {
  test(`no page for ${who ?? 'anyone'} speaks of taxi trips where parcels have their own wording, and tables fit`, async ({
    browser,
  }) => {
    const usertype = who === 'fleet' ? 'fleetadmin' : who;
    const own = pageRoutes.filter(({ roles }) =>
      roles === 'public' ? usertype === null : usertype !== null && roles.includes(usertype),
    );
    const context = await signedIn(browser, who, desktop);
    const page = await context.newPage();
    const [first = '/', ...others] = [...own.map(({ path }) => path), ...((who && morePages[who]) ?? [])];
    await page.goto(first);
    await settled(page);
    await expectParcelWording(page);
    for (const path of others) {
      // Like following a link: the app is not loaded again.
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await settled(page);
      expect(new URL(page.url()).pathname).toBe(path);
      await expectParcelWording(page);
      expect.soft(await rawKeysOn(page), path).toEqual([]);
      await test.step(path, () => expectTablesToFit(page));
    }
    await context.close();
  });
}
