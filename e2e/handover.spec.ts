import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { choosePlace } from './bookingSteps.js';
import { HANDOVER_URL, startDeliveryCopy } from './deliveryCopy.js';
import { expectToFit, settled, violationsOn } from './looks.js';
import { answerOf, newcomer, signedIn, TIMES_SQUARE } from './people.js';
import type { ProductCopy } from './productCopy.js';
import { desktop, phone } from './screens.js';

test.use({ baseURL: HANDOVER_URL });

let copy: ProductCopy;
test.beforeAll(async () => {
  copy = await startDeliveryCopy(HANDOVER_URL);
});
test.afterAll(() => copy?.close());

const CAR_TYPE = 'Scooter';
/** The car type and the kind of parcel, as riders read them in English and Arabic. */
const carTypeName = /^(Scooter|سكوتر)/;
const smallParcel = /^(Small parcel|طرد صغير)/;

/** The texts of the site in one language, by key. */
type Phrase = (key: string, values?: Record<string, string>) => string;

async function phrasesIn(locale: string, { request }: BrowserContext): Promise<Phrase> {
  const texts = await answerOf(await request.get(`/api/translations/${locale}`));
  return (key, values = {}) => {
    if (texts[key] === undefined) throw new Error(`no text ${key}`);
    return String(texts[key]).replaceAll(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  };
}

/**
 * Books a parcel on the site and pays for it. `stops` adds stops before the drop. Returns the booking's id.
 */
async function bookAndPay(
  page: Page,
  phrase: Phrase,
  recipientPhone: string,
  stops: { add: () => Promise<void>; fill: (parcel: Locator) => Promise<void> } | null = null,
): Promise<string> {
  await page.goto('/');
  await choosePlace(page, phrase('site_pickup'), 'times sq', /Times Square|تايمز/);
  await choosePlace(page, phrase('site_drop'), 'brooklyn bri', /Brooklyn Bridge|بروكلين/);
  await stops?.add();
  await page.getByRole('radio', { name: carTypeName }).check();
  await page.getByRole('button', { name: phrase('site_book_now') }).click();
  const parcel = page.getByRole('dialog', { name: phrase('trip_delivery_details') });
  const small = parcel.getByRole('radio', { name: smallParcel });
  await expect(small).toHaveAccessibleName(/5.*40 × 30 × 20|٥.*٤٠ × ٣٠ × ٢٠/);
  await small.check();
  await stops?.fill(parcel);
  await parcel
    .getByRole('textbox', { name: phrase('trip_receiver_name'), exact: true })
    .last()
    .fill('Ann Lee');
  await parcel
    .getByRole('textbox', { name: phrase('trip_receiver_phone') })
    .last()
    .fill(recipientPhone);
  await parcel.getByRole('button', { name: phrase('trip_see_price') }).click();
  const price = page.getByRole('dialog', { name: phrase('trip_estimate') });
  const booked = page.waitForResponse(
    (response) => response.url().endsWith('/api/bookings') && response.request().method() === 'POST',
  );
  await price.getByRole('button', { name: phrase('trip_book'), exact: true }).click();
  const { id } = await (await booked).json();
  await page.getByRole('button', { name: phrase('pay_with', { provider: 'test' }) }).click();
  // The test provider’s page is in the language of the browser’s settings.
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(phrase('pay_outcome_settled'))).toBeVisible();
  return id;
}

/** The SMS that a number got last: its code and the token of its link. */
async function smsTo(number: string, { request }: BrowserContext) {
  const filter = new URLSearchParams({ filter: JSON.stringify({ to: number }), sort: '["at","DESC"]' });
  let found: { code: string; token: string } | undefined;
  await expect(async () => {
    const [sms] = await answerOf(await request.get(`/api/dev/outbox?${filter}`));
    const [, token] = /\/parcel#([\w-]{43})/.exec(sms?.body ?? '') ?? [];
    const [, code] = /\b(\d{5})\b/.exec(String(sms?.body).replaceAll(number, '')) ?? [];
    expect({ code, token }).toEqual({ code: expect.any(String), token: expect.any(String) });
    found = { code: code as string, token: token as string };
  }).toPass();
  return found as { code: string; token: string };
}

/** A sender and a courier, each with a page, and an admin. The settings allow the given proofs. */
async function people(
  browser: Browser,
  { viewport, locale, proofs }: { viewport: typeof phone; locale: string; proofs: object },
) {
  const admin = await signedIn(browser, 'admin', desktop);
  const data = {
    otp_secure: false,
    AllowDeliveryPickupImageCapture: false,
    AllowFinalDeliveryImageCapture: false,
    handoverCode: false,
    handoverSignature: false,
    handoverPhoto: false,
    ...proofs,
  };
  await answerOf(await admin.request.put('/api/settings', { data }));
  const with_ = { viewport, locale, at: TIMES_SQUARE };
  const sender = await newcomer(browser, 'rider', { firstName: 'Rhea', ...with_ });
  const courier = await newcomer(browser, 'driver', { firstName: 'Dora', carType: CAR_TYPE, ...with_ });
  const phrase = await phrasesIn(locale, admin);
  const pages = { sender: await sender.context.newPage(), courier: await courier.context.newPage() };
  await pages.courier.goto('/bookings');
  await expect(pages.courier.getByRole('img', { name: phrase('console_your_position') })).toBeVisible();
  const close = async () => {
    // Only three couriers are asked at a time: couriers of earlier tests must not take the offers of the next
    // test.
    const offline = { data: { driverActiveStatus: false } };
    await answerOf(await courier.context.request.put('/api/drivers/me/status', offline));
    await Promise.all([admin, sender.context, courier.context].map((context) => context.close()));
  };
  return { admin, phrase, ...pages, close };
}

/** The courier accepts the offered parcel and takes it to the recipient. */
async function deliver(courier: Page, phrase: Phrase) {
  await courier.getByRole('button', { name: phrase('console_accept') }).click();
  await courier.getByRole('button', { name: phrase('console_arrived') }).click();
  await courier.getByRole('button', { name: phrase('console_start') }).click();
}

let phones = 0;
/** A phone number that no other test uses: a number gets only some SMS an hour. */
const newPhone = () => `+1212555${String(2_000 + (phones += 1))}`;

for (const [screen, viewport, locale] of [
  ['a phone', phone, 'ar'],
  ['a desktop', desktop, 'en'],
] as const)
  test(`a prepaid parcel is handed over with the recipient’s code, on ${screen} in ${locale} [3.14, 3.26, 9.10]`, async ({
    browser,
  }) => {
    const { admin, phrase, sender, courier, close } = await people(browser, {
      viewport,
      locale,
      proofs: { handoverCode: true },
    });
    const number = newPhone();
    await bookAndPay(sender, phrase, number);
    await deliver(courier, phrase);

    // The courier can reach both, and needs the code.
    const call = (key: string, name: string) =>
      courier.getByRole('link', { name: `${phrase(key)}: ${name}` });
    await expect(call('console_call_recipient', 'Ann Lee')).toHaveAttribute('href', `tel:${number}`);
    await expect(call('console_text_recipient', 'Ann Lee')).toHaveAttribute('href', `sms:${number}`);
    await expect(call('console_call_rider', 'Rhea Newcomer')).toBeVisible();
    const delivered = courier.getByRole('button', { name: phrase('console_reach') });
    await expect(delivered).toBeDisabled();
    await settled(courier);
    await expectToFit(courier);
    expect(await violationsOn(courier)).toEqual([]);

    const { code, token } = await smsTo(number, admin);
    await expect(sender.getByText(code, { exact: true })).toBeVisible();
    const context = await signedIn(browser, null, viewport, locale);
    const recipient = await context.newPage();
    await recipient.goto(`/parcel#${token}`);
    const stage = recipient.getByRole('heading', { level: 2 }).first();
    await expect(stage).toHaveText(phrase('parcel_stage_on_the_way', { courier: 'Dora' }));
    await expect(recipient.getByText(code, { exact: true })).toBeVisible();
    await expect(recipient.getByText('NEW 1')).toBeVisible();
    expect(await recipient.locator('html').getAttribute('dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr');
    await settled(recipient);
    await expectToFit(recipient);
    expect(await violationsOn(recipient)).toEqual([]);

    const input = courier.getByRole('textbox', { name: phrase('handover_code') });
    await input.fill(code === '11111' ? '22222' : '11111');
    await delivered.click();
    await expect(input).toHaveAccessibleDescription(phrase('handover_code_wrong'));
    await input.fill(code);
    await delivered.click();
    await expect(stage).toHaveText(phrase('parcel_stage_delivered'));
    await expect(recipient.getByText(code, { exact: true })).toHaveCount(0);
    await expect(sender.getByText(phrase('trip_proof_code'))).toBeVisible();
    await Promise.all([context.close(), close()]);
  });

test('a parcel that cannot be handed over goes back to its sender, who signs for it', async ({ browser }) => {
  const { admin, phrase, sender, courier, close } = await people(browser, {
    viewport: phone,
    locale: 'en',
    proofs: { handoverSignature: true },
  });
  const number = newPhone();
  const id = await bookAndPay(sender, phrase, number);
  await deliver(courier, phrase);
  await courier.getByRole('button', { name: 'Could not hand it over' }).click();
  const dialog = courier.getByRole('dialog', { name: 'Why could you not hand it over?' });
  await expect(dialog.getByRole('button', { name: 'Return the parcel' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'The recipient was not there' }).check();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Rang twice');
  await dialog.getByRole('button', { name: 'Return the parcel' }).click();

  await expect(sender.getByRole('heading', { name: 'Your parcel is on its way back to you' })).toBeVisible();
  await expect(sender.getByText('The recipient was not there')).toBeVisible();
  await expect(courier.getByText('Take the parcel back to Rhea Newcomer at the pickup.')).toBeVisible();
  const returned = courier.getByRole('button', { name: 'Parcel returned' });
  await expect(returned).toBeDisabled();
  const sheet = courier.getByRole('img', { name: 'Signature' });
  await sheet.scrollIntoViewIfNeeded();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('no sheet to sign');
  await courier.mouse.move(box.x + 30, box.y + 60);
  await courier.mouse.down();
  for (const [dx, dy] of [
    [90, 30],
    [150, 90],
    [220, 40],
  ] as const)
    await courier.mouse.move(box.x + dx, box.y + dy, { steps: 4 });
  await courier.mouse.up();
  await courier.getByRole('button', { name: 'Save the signature' }).click();
  await expect(returned).toBeEnabled();
  await returned.click();

  await expect(sender.getByRole('heading', { name: 'Your parcel was returned to you' })).toBeVisible();
  const pictures = sender.getByRole('region', { name: 'Parcel pictures' });
  await expect(pictures.getByRole('img', { name: 'Signature' })).toBeVisible();
  const office = await admin.newPage();
  await office.goto(`/bookings/${id}/show`);
  await expect(office.getByText(/Could not be handed over: The recipient was not there/)).toBeVisible();
  await expect(office.getByText('Proof of handover: A signature · Returned to the sender')).toBeVisible();
  await close();
});

test('a delivery with five drops goes from one recipient to the next, and what one refuses comes back', async ({
  browser,
}) => {
  const { admin, phrase, sender, courier, close } = await people(browser, {
    viewport: phone,
    locale: 'en',
    proofs: { handoverCode: true },
  });
  const [first, second, third, fourth, last] = [newPhone(), newPhone(), newPhone(), newPhone(), newPhone()];
  await bookAndPay(sender, phrase, last, {
    async add() {
      await sender.getByRole('button', { name: 'Add a stop' }).click();
      await choosePlace(sender, 'Stop 1', 'grand central', /Grand Central/);
      await sender.getByRole('button', { name: 'Add a stop' }).click();
      await choosePlace(sender, 'Stop 2', 'bryant', /Bryant Park/);
      // The order is changed with the keyboard, and the focus stays with the stop.
      await sender.getByRole('button', { name: 'Move stop 2 up' }).focus();
      await sender.keyboard.press('Enter');
      await expect(sender.getByText('It is now stop 1 of 2.')).toBeVisible();
      await expect(sender.getByRole('combobox', { name: 'Stop 1' })).toHaveValue(/Bryant Park/);
      await expect(sender.getByRole('button', { name: 'Move stop 1 down' })).toBeFocused();
      for (const [stop, typed, name] of [
        ['Stop 3', 'wall street', /Wall/],
        ['Stop 4', 'union square', /Union/],
      ] as const) {
        await sender.getByRole('button', { name: 'Add a stop' }).click();
        await choosePlace(sender, stop, typed, name);
      }
      await settled(sender);
      await expectToFit(sender);
      expect(await violationsOn(sender)).toEqual([]);
    },
    async fill(parcel) {
      for (const [stop, name, number] of [
        ['Stop 1', 'Bo Park', first],
        ['Stop 2', 'Cy Moss', second],
        ['Stop 3', 'Di Reed', third],
        ['Stop 4', 'Ed Vale', fourth],
      ] as const) {
        const group = parcel.getByRole('group', { name: stop });
        await group.getByRole('textbox', { name: 'Recipient', exact: true }).fill(name);
        await group.getByRole('textbox', { name: phrase('trip_receiver_phone') }).fill(number);
      }
    },
  });
  await expect(courier.getByText(/4 more drops/)).toBeVisible();
  await deliver(courier, phrase);

  const at = (drop: string) => courier.getByRole('heading', { name: drop, exact: true });
  const handOver = async (phoneNumber: string, button: string) => {
    const { code } = await smsTo(phoneNumber, admin);
    await courier.getByRole('textbox', { name: phrase('handover_code') }).fill(code);
    await courier.getByRole('button', { name: button }).click();
  };
  await expect(at('Drop 1 of 5')).toBeVisible();
  const call = courier.getByRole('link', { name: `${phrase('console_call_recipient')}: Bo Park` });
  await expect(call).toHaveAttribute('href', `tel:${first}`);
  await settled(courier);
  await expectToFit(courier);
  expect(await violationsOn(courier)).toEqual([]);

  // The last recipient learns how many come first, and not where the courier is.
  const { token } = await smsTo(last, admin);
  const context = await signedIn(browser, null, phone, 'en');
  const recipient = await context.newPage();
  await recipient.goto(`/parcel#${token}`);
  await expect(recipient.getByText(/4 other deliveries come first/)).toBeVisible();
  await expect(recipient.getByText(/Bo Park|Cy Moss|Bryant/)).toHaveCount(0);

  await handOver(first, 'Parcel delivered, go on');
  await expect(at('Drop 2 of 5')).toBeVisible();
  await expect(sender.getByText(/^Delivered at/)).toBeVisible();
  await courier.getByRole('button', { name: 'Could not hand it over' }).click();
  const dialog = courier.getByRole('dialog', { name: 'Why could you not hand it over?' });
  await dialog.getByRole('radio', { name: 'The recipient did not accept it' }).check();
  await dialog.getByRole('button', { name: 'Go on without it' }).click();
  await expect(at('Drop 3 of 5')).toBeVisible();
  await handOver(third, 'Parcel delivered, go on');
  await expect(at('Drop 4 of 5')).toBeVisible();
  await handOver(fourth, 'Parcel delivered, go on');
  await expect(at('Drop 5 of 5')).toBeVisible();
  await expect(recipient.getByText(/other deliver/)).toHaveCount(0);
  await handOver(last, 'Parcel delivered, go on');

  await expect(at('Back to the sender')).toBeVisible();
  const returned = sender.getByText('Give this code to the courier when you have your parcel back:');
  const code = await returned
    .locator('..')
    .getByText(/^\d{5}$/)
    .innerText();
  await settled(sender);
  await expectToFit(sender);
  expect(await violationsOn(sender)).toEqual([]);
  await courier.getByRole('textbox', { name: phrase('handover_return_code') }).fill(code);
  await courier.getByRole('button', { name: 'Parcel returned' }).click();
  await expect(recipient.getByRole('heading', { name: phrase('parcel_stage_delivered') })).toBeVisible();
  await expect(sender.getByText(/Could not be handed over: The recipient did not accept it/)).toBeVisible();
  await Promise.all([context.close(), close()]);
});
