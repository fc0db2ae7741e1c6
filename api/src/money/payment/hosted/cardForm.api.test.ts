import { runDueWork } from '../../../process/dueWork.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';
import { checkAttempts } from './checkAttempts.js';
import { breakAfter } from '../../../../test/support/brokenServices.js';
import {
  browser,
  openProviderBusiness,
  type ProviderBusiness,
  requestsAbout,
} from '../../../../test/support/providers/providerBusiness.js';
import type { DoubleCheckout, ProviderDouble } from '../../../../test/support/providers/providerDouble.js';
import { protocols } from '../../../../test/support/providers/protocols.js';

/**
 * Providers without a payment page: the card is entered on our page, in the provider's fields, and charged by
 * us.
 */
const MINUTE = 60_000;
const withForms = protocols.filter(({ cardForm }) => cardForm);

let business: ProviderBusiness;
beforeAll(async () => {
  business = await openProviderBusiness(withForms);
});
afterAll(async () => {
  expect((await auditLedger(undefined, business.app.services)).problems).toEqual([]);
  await business.close();
});

describe.each(withForms.map((protocol) => [protocol.name, protocol] as const))('%s', (name, protocol) => {
  let provider: ProviderDouble;
  let requests: ReturnType<typeof requestsAbout>;
  beforeAll(async () => {
    provider = business.doubles.find((double) => double.protocol === protocol) as ProviderDouble;
    requests = requestsAbout(provider);
    await business.app.services.db.settings.saveSettings({ code: protocol.currency ?? 'USD' });
  });
  afterEach(async () => {
    provider.mood = 'normal';
    await business.app.connection.collection('payment_attempts').updateMany({}, { $unset: { checkDue: 1 } });
  });

  async function atForm() {
    const { id, checkout } = await business.trip();
    const { card, link } = await requests.show(business.app, checkout.fields);
    return {
      id,
      link,
      card,
      fields: checkout.fields,
      order: checkout.payment.id,
      opened: provider.checkouts.all.at(-1) as DoubleCheckout,
    };
  }
  const submit = (checkout: DoubleCheckout) => requests.returnFromProvider(business.app, checkout);
  const isPaid = async (id: string) => (await business.readStored(id)).status === 'PAID';

  it('shows the amount and the provider’s fields, under a policy of its own that lets only named scripts run', async () => {
    const { card, fields } = await atForm();
    expect(card).toMatchObject({ status: 200 });
    const { html = '', policy = '' } = card ?? {};
    expect(html).toContain(Number(fields.amount).toFixed(2));
    // No card data can get into the form, not even by mistake.
    expect(html).not.toMatch(/<input(?! type="hidden")/);
    expect(policy).toMatch(/default-src 'none'; style-src [^;]+; script-src 'sha256-[^ ]+' https?:/);
    expect(policy).not.toMatch(/script-src[^;]*('unsafe-inline'|'unsafe-eval'|\*( |;))/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('charges a card once, however often and at once the form is sent', async () => {
    const { id, opened } = await atForm();
    opened.state = 'paid';
    const answers = await Promise.all([submit(opened), submit(opened), submit(opened)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    await submit(opened);
    expect(opened.charges).toBe(1);
    expect(await isPaid(id)).toBe(true);
    const sent = provider.requests.filter(
      ({ text }) => text.includes(opened.id) && protocol.isCharge?.(text),
    );
    expect(sent).toHaveLength(1);
  });

  it('charges nothing when the trip was paid in another way in the meantime', async () => {
    const { id, opened } = await atForm();
    await business.driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
    opened.state = 'paid';
    expect((await submit(opened)).status).toBe(409);
    expect(opened.charges).toBe(0);
  });

  it('refuses a token that is not the provider’s, and lets the payer try again', async () => {
    const { id, opened, fields } = await atForm();
    const path = `/api/payments/${name}/return?attempt=${opened.id}`;
    const invented = Object.fromEntries(
      Object.keys(protocol.cardForm?.submits(opened) ?? {}).map((field) => [field, 'tkn_invented']),
    );
    const sent = await business.app
      .request('post', path)
      .set(browser)
      .send(new URLSearchParams(invented).toString());
    expect(sent.status).toBe(303);
    expect(opened.charges).toBe(0);
    const { card } = await requests.show(business.app, fields);
    expect(card?.status).toBe(200);
    const next = provider.checkouts.all.at(-1) as DoubleCheckout;
    expect(next.id).not.toBe(opened.id);
    next.state = 'paid';
    await submit(next);
    expect(await isPaid(id)).toBe(true);
  });

  it('shows the form no more once a card was submitted, and leads on to the result', async () => {
    const { link, opened, fields } = await atForm();
    opened.state = 'paid';
    provider.mood = 'losesAnswers';
    await submit(opened);
    const again = await business.app.request('get', link).set(browser);
    expect(again.status).toBe(409);
    provider.mood = 'normal';
    const shown = await requests.show(business.app, fields);
    expect(shown.link).toBe(`/api/payments/${name}/return?attempt=${opened.id}`);
    expect(opened.charges).toBe(1);
  });

  if (name === 'culqi')
    it('has the payer’s bank confirm the card before it is charged, if the provider wants that', async () => {
      const { id, link, opened } = await atForm();
      Object.assign(opened, { state: 'paid', wantsConfirmation: true });
      expect(await submit(opened)).toEqual({ status: 303, location: link });
      expect(opened.charges).toBe(0);
      const page = await requests.openCardPage(business.app, link);
      expect(page).toMatchObject({
        status: 200,
        html: expect.stringMatching('Your bank wants you to confirm'),
      });
      expect(page.html).toContain(`data-card="tkn_test_${opened.id}"`);
      const confirmed = {
        token: `tkn_test_${opened.id}`,
        confirmation: JSON.stringify({ eci: '05', xid: 'x' }),
      };
      const sendConfirmed = () =>
        business.app
          .request('post', new URL(opened.returnUrl).pathname + new URL(opened.returnUrl).search)
          .set(browser)
          .send(new URLSearchParams(confirmed).toString());
      await Promise.all([sendConfirmed(), sendConfirmed()]);
      expect(opened.charges).toBe(1);
      expect(await isPaid(id)).toBe(true);
    });

  it('shows no form for an unknown attempt, nor for one of another provider', async () => {
    for (const [path, status] of [
      [`/api/payments/${name}/card?attempt=${'0'.repeat(32)}`, 404],
      [`/api/payments/${name}/card?attempt=no`, 400],
      [`/api/payments/test/card?attempt=${'0'.repeat(32)}`, 404],
    ] as const)
      expect([path, (await business.app.request('get', path).set(browser)).status]).toEqual([path, status]);
  });

  it('keeps the token only until the charge is decided', async () => {
    const { opened } = await atForm();
    opened.state = 'paid';
    await submit(opened);
    const attempt = await business.app.services.db.paymentAttempts.findById(opened.id);
    expect(attempt?.card?.given).toEqual({});
    expect(attempt?.decided?.state).toBe('paid');
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'has charged once and settled, or not charged at all, after a crash %d writes in',
    async (writes) => {
      const { id, opened, fields } = await atForm();
      opened.state = 'paid';
      const repair = breakAfter(writes, business.app.services);
      await submit(opened);
      await runDueWork(business.app.services).catch(() => undefined);
      repair();
      for (const minutes of [6, 20, 60, 120]) {
        business.app.clock.at += minutes * MINUTE;
        await checkAttempts(100, business.app.services);
        await runDueWork(business.app.services);
      }
      expect(await isPaid(id)).toBe(opened.charges === 1);
      if (opened.charges === 0) {
        // The payer can pay with another attempt.
        await requests.show(business.app, fields);
        const next = provider.checkouts.all.at(-1) as DoubleCheckout;
        next.state = 'paid';
        await submit(next);
        expect(await isPaid(id)).toBe(true);
      }
      expect((await business.readStored(id)).payments).toHaveLength(1);
    },
  );
});
