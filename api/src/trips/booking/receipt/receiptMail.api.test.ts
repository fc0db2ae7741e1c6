import type { StoredBooking } from '../store/storedBooking.js';
import { runEffects } from '../effects/runEffects.js';
import { type MailServer, startMailServer } from '../../../../test/support/mailServer.js';
import { aCarType, aTrip, DROP, newId } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { runDueWork } from '../../../process/dueWork.js';

/** Books, drives and pays a trip in cash. Returns the booking. */
async function paidTrip({ clock }: TestApp, rider: Client, driver: Client) {
  const { body } = await rider.post('/bookings', aTrip);
  for (const step of ['accept', 'arrive', 'start']) await driver.post(`/bookings/${body.id}/${step}`);
  // Long enough for the kilometer to the drop.
  clock.at += 30_000;
  await driver.post(`/bookings/${body.id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  const paid = await driver.post(`/bookings/${body.id}/pay`, { payment_mode: 'cash' });
  expect(paid.body).toMatchObject({ status: 'PAID' });
  return (await rider.get(`/bookings/${body.id}`)).body;
}

async function start(environment: Record<string, string>) {
  const app = await startTestApp({ PUBLIC_URL: 'https://ride.example', ...environment });
  await app.services.db.carTypes.insert(aCarType());
  return { app, driver: await app.signedIn('driver', { firstName: 'Ann', lastName: 'Lee' }) };
}

describe('with a mail server', () => {
  const UNKNOWN = 'unknown@example.com';
  let server: MailServer;
  let app: TestApp;
  let driver: Client;
  const deliver = () => app.services.mailer.deliverDue();
  const waiting = () => app.services.db.mails.countWaiting();

  beforeEach(async () => {
    server = await startMailServer({ refused: UNKNOWN });
    ({ app, driver } = await start({ SMTP_URL: server.url, MAIL_FROM: 'Wayfare <trips@ride.example>' }));
  });
  afterEach(async () => {
    await app.close();
    await server.close();
  });

  it('a paid trip mails its rider a receipt, as text and as HTML', async () => {
    const rider = await app.signedIn('rider', { firstName: 'Zoë', email: 'zoe@example.com' });
    const { id, reference, customer_paid, trip_cost } = await paidTrip(app, rider, driver);
    await deliver();

    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    const amount = `$${customer_paid.toFixed(2)}`;
    expect(trip_cost).toBe(customer_paid);
    expect(mail?.from).toMatchObject({ name: 'Wayfare', address: 'trips@ride.example' });
    expect(mail?.to).toMatchObject([{ address: 'zoe@example.com' }]);
    expect(mail?.subject).toBe(`Wayfare: receipt for ${amount}`);
    expect(mail?.messageId).toMatch(/^<[0-9a-f]{32}@ride\.example>$/);
    const lines = [
      'Hello Zoë!',
      `Trip: ${reference}`,
      'Date: March 2, 2026 at 10:00 AM UTC',
      'From: Times Square',
      'To: 40.767, -73.986',
      'Driver: Ann Lee',
      `Fare: ${amount}`,
      `Paid: ${amount}`,
      'Payment method: Cash',
      `See the trip: https://ride.example/bookings/${id}`,
    ];
    // Some versions of Intl write a narrow space before AM.
    expect(mail?.text?.replaceAll('\u202f', ' ').split(/\r?\n/)).toEqual(expect.arrayContaining(lines));
    expect(mail?.text).not.toContain('Discount');
    expect(mail?.html).toContain('lang="en" dir="ltr"');
    expect(mail?.html).toContain(`>${amount}</td>`);
  });

  it('is dated by the clocks at the pickup where the settings say so, also in the hour that comes twice [4.70]', async () => {
    await app.services.db.settings.saveSettings({ timeZone: 'America/Los_Angeles', pickupTimeZone: true });
    const dates = async (at: string) => {
      app.clock.at = Date.parse(at);
      const rider = await app.signedIn('rider');
      await paidTrip(app, rider, await app.signedIn('driver'));
      await deliver();
      const lines = server.received.at(-1)?.text?.replaceAll('\u202f', ' ').split(/\r?\n/);
      return lines?.find((line) => line.startsWith('Date:'));
    };
    expect(await dates('2026-03-02T13:00Z')).toBe('Date: March 2, 2026 at 8:00 AM New York time');
    expect(await dates('2026-11-01T05:30Z')).toBe('Date: November 1, 2026 at 1:30 AM EDT');
    expect(await dates('2026-11-01T06:30Z')).toBe('Date: November 1, 2026 at 1:30 AM EST');
  });

  it('names the company with its address, tax number and taxes', async () => {
    const company = {
      CompanyName: 'Cabs Ltd',
      CompanyAddress: '1 Main St',
      taxNumber: 'DE 42',
      taxNote: '7% VAT',
    };
    await app.services.db.settings.saveAppInfo(company);
    const rider = await app.signedIn('rider');
    await paidTrip(app, rider, driver);
    await deliver();
    const lines = ['Issued by: Cabs Ltd, 1 Main St', 'Tax number: DE 42', 'Taxes: 7% VAT'];
    expect(server.received[0]?.text?.split(/\r?\n/)).toEqual(expect.arrayContaining(lines));
  });

  it('writes to riders in their own language, with its numerals and direction [9.9]', async () => {
    await app.services.db.languages.insert({
      id: newId(),
      langName: 'العربية',
      langLocale: 'ar-EG',
      dateLocale: 'ar-EG',
      keyValuePairs: { receipt_subject: 'إيصال %{amount}', receipt_paid: 'المدفوع' },
      default: false,
      createdAt: '2026-03-02',
    });
    await app.services.db.settings.saveSettings({ symbol: 'E£', swipe_symbol: true });
    const rider = await app.signedIn('rider', { language: 'ar-EG' });
    const { customer_paid } = await paidTrip(app, rider, driver);
    await deliver();

    const digits = new Intl.NumberFormat('ar-EG', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }).format(customer_paid);
    const [mail] = server.received;
    expect(mail?.subject).toBe(`إيصال \u2068${digits} E£\u2069`);
    expect(mail?.text).toContain(`المدفوع: \u2068${digits}\u00a0E£\u2069`);
    expect(mail?.html).toContain('lang="ar-EG" dir="rtl"');
  });

  it('shows user-entered text as typed and never as markup', async () => {
    const firstName = '<img src=x onerror="alert(1)">';
    const rider = await app.signedIn('rider', { firstName });
    await paidTrip(app, rider, driver);
    await deliver();
    const [mail] = server.received;
    expect(mail?.text).toContain(`Hello ${firstName}!`);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain('Hello &lt;img src=x onerror=&quot;alert(1)&quot;&gt;!');
  });

  it('formats numbers in English if the language name is not a valid locale', async () => {
    const rider = await app.signedIn('rider', { language: 'x1-' });
    await paidTrip(app, rider, driver);
    await deliver();
    expect(server.received[0]?.subject).toMatch(/^Wayfare: receipt for \$\d+\.\d\d$/);
  });

  it('sends one mail per payment, even with concurrent deliveries and repeated requests', async () => {
    const rider = await app.signedIn('rider');
    const { id } = await paidTrip(app, rider, driver);
    const booking = await app.services.db.bookings.findById(id);
    await Promise.all([deliver(), deliver(), deliver()]);
    const effects = [{ key: 'paid:receipt', kind: 'mail', data: { mail: 'receipt' } }] as const;
    await runEffects({ ...(booking as StoredBooking), effects: [...effects] }, app.services);
    app.clock.at += 60 * 60_000;
    await deliver();
    expect(server.received).toHaveLength(1);
  });

  it('is mailed again when the rider asks, once a minute, and only once the trip is paid', async () => {
    const rider = await app.signedIn('rider', { email: 'zoe@example.com' });
    const { body: booked } = await rider.post('/bookings', aTrip);
    expect((await rider.post(`/bookings/${booked.id}/receipt`)).status).toBe(409);
    await rider.post(`/bookings/${booked.id}/cancel`, { reason: 'Other' });
    const { id } = await paidTrip(app, rider, driver);
    for (const after of [0, 60_000, 0]) {
      app.clock.at += after;
      expect(await rider.post(`/bookings/${id}/receipt`)).toMatchObject({
        status: 200,
        body: { to: 'zoe@example.com' },
      });
    }
    await deliver();
    expect(server.received.map(({ subject }) => subject)).toHaveLength(3);
    expect(new Set(server.received.map(({ subject }) => subject)).size).toBe(1);
    // The mail that every paid trip sends has no file; those asked for have the receipt as a PDF.
    const files = server.received.map(({ attachments }) => attachments);
    expect(files.map(({ length }) => length).sort((a, b) => a - b)).toEqual([0, 1, 1]);
    const [file] = files.flat();
    expect(file).toMatchObject({ filename: expect.stringMatching(/\.pdf$/), mimeType: 'application/pdf' });
    expect(Buffer.from(file?.content as ArrayBuffer).toString('latin1')).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/);
    expect(await waiting()).toBe(0);
    const [stored] = await app.connection
      .collection('mails')
      .find({ attachments: { $exists: true } })
      .toArray();
    expect(stored).toBeUndefined();
  });

  it('can be downloaded as a PDF by its rider and by admins, once the trip is paid', async () => {
    const rider = await app.signedIn('rider');
    const { body: booked } = await rider.post('/bookings', aTrip);
    expect((await rider.get(`/bookings/${booked.id}/receipt.pdf`)).status).toBe(409);
    await rider.post(`/bookings/${booked.id}/cancel`, { reason: 'Other' });
    const { id, reference } = await paidTrip(app, rider, driver);
    const admin = await app.signedIn('admin');
    for (const who of [rider, admin]) {
      const { status, headers } = await who.get(`/bookings/${id}/receipt.pdf`);
      expect({ status, ...Object.fromEntries(headers) }).toMatchObject({
        status: 200,
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename=${reference}.pdf`,
        'cache-control': 'no-store',
      });
    }
    const stranger = await app.signedIn('rider');
    expect((await stranger.get(`/bookings/${id}/receipt.pdf`)).status).toBe(404);
    expect((await driver.get(`/bookings/${id}/receipt.pdf`)).status).toBe(403);
  });

  it('cannot be mailed again to a rider without an email address', async () => {
    const rider = await app.signedIn('rider', { email: null });
    const { id } = await paidTrip(app, rider, driver);
    expect(await rider.post(`/bookings/${id}/receipt`)).toMatchObject({
      status: 409,
      body: { error: 'receipt_no_email' },
    });
  });

  it('mails nothing to a rider without an email address', async () => {
    const rider = await app.signedIn('rider', { email: null });
    await paidTrip(app, rider, driver);
    expect(await waiting()).toBe(0);
  });

  it('a server that is down holds up neither the payment nor its effects, and gets the mail later', async () => {
    await server.close();
    const rider = await app.signedIn('rider');
    const { id } = await paidTrip(app, rider, driver);
    expect((await app.services.db.bookings.findById(id))?.effects).toEqual([]);
    expect((await app.services.db.users.findById(driver.user.id))?.queue).toBe(false);

    await deliver();
    expect(await waiting()).toBe(1);
    await server.open();
    await deliver();
    expect(server.received).toEqual([]);
    app.clock.at += 30_000;
    await deliver();
    expect(server.received).toHaveLength(1);
    expect(await waiting()).toBe(0);
  });

  it('waits longer after each failure, and gives up after three days', async () => {
    await server.close();
    await paidTrip(app, await app.signedIn('rider'), driver);
    const pauses: number[] = [];
    let last = app.clock.at;
    while ((await waiting()) > 0) {
      app.clock.at = (await app.services.db.mails.nextDue()) as number;
      pauses.push(Math.round((app.clock.at - last) / 1000));
      last = app.clock.at;
      await deliver();
    }
    expect(pauses.slice(0, 10)).toEqual([0, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(3 * 24 * 3600);
    await server.open();
  });

  it('gives up immediately on an address that does not exist, and continues with the next', async () => {
    await paidTrip(app, await app.signedIn('rider', { email: UNKNOWN }), driver);
    await paidTrip(app, await app.signedIn('rider', { email: 'next@example.com' }), driver);
    await deliver();
    expect(server.received.map(({ to }) => to?.[0]?.address)).toEqual(['next@example.com']);
    expect(await waiting()).toBe(0);
  });
});

describe('without a mail server', () => {
  it('the receipt is in the outbox for admins to read', async () => {
    const { app, driver } = await start({});
    try {
      await paidTrip(app, await app.signedIn('rider', { email: 'zoe@example.com' }), driver);
      await runDueWork(app.services);
      const admin = await app.signedIn('admin');
      const filter = encodeURIComponent(JSON.stringify({ channel: 'mail' }));
      for (const path of ['/outbox', '/dev/outbox']) {
        const { status, body } = await admin.get(`${path}?filter=${filter}`);
        expect(status).toBe(200);
        expect(body).toMatchObject([
          { to: 'zoe@example.com', title: expect.stringMatching(/^Wayfare: receipt for \$/) },
        ]);
      }
    } finally {
      await app.close();
    }
  });

  it('no user can read the outbox in production', async () => {
    const app = await startTestApp({
      NODE_ENV: 'production',
      ALLOW_EMBEDDED_DATABASE: '1',
      SESSION_SECRET: '0f9c1d7e5b3a2846fedcba9876543210',
    });
    try {
      await app.services.db.outbox.add({
        id: 'm1',
        channel: 'mail',
        to: 'a@b.c',
        title: 't',
        body: 'b',
        at: 1,
      });
      const admin = await app.signedIn('admin');
      for (const path of ['/outbox', '/outbox/m1', '/dev/outbox'])
        expect((await admin.get(path)).status).toBe(404);
      expect((await (await app.signedIn('rider')).get('/dev/outbox')).status).toBe(403);
      expect((await app.anonymous.get('/dev/outbox')).status).toBe(401);
    } finally {
      await app.close();
    }
  });
});
