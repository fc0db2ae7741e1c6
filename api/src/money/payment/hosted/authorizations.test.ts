import { parseEnvironment } from '../../../platform/config/environment.js';
import { braintreeProtocol } from '../../../../test/support/providers/braintreeProtocol.js';
import { paypalProtocol } from '../../../../test/support/providers/paypalProtocol.js';
import {
  type DoubleCheckout,
  type Mood,
  type ProviderDouble,
  startProviderDouble,
} from '../../../../test/support/providers/providerDouble.js';
import { stripeProtocol } from '../../../../test/support/providers/stripeProtocol.js';
import type { ProviderAuthorizations } from '../providerAuthorizations.js';
import { HOSTED_OPTIONS } from '../providers.js';
import type { HostedCheckout } from './hostedCheckout.js';
import type { PaymentAttempt } from './paymentAttempt.js';
import { ProviderError } from './providerRequest.js';

/**
 * The contract of every provider that holds an amount first, tested against a server with its documented
 * protocol.
 */
const protocols = [stripeProtocol, paypalProtocol, braintreeProtocol];
const BAD_MOODS: readonly Mood[] = ['hangs', 'fails', 'garbage', 'html', 'redirects'];
const HOUR = 60 * 60_000;

describe.each(protocols.map((protocol) => [protocol.name, protocol] as const))('%s', (name, protocol) => {
  let provider: ProviderDouble;
  let checkout: HostedCheckout;
  let held: ProviderAuthorizations;
  /** The same functions, with a short timeout. */
  let hasty: ProviderAuthorizations;
  let now = 1_800_000_000_000;
  let attempts = 0;

  beforeAll(async () => {
    provider = await startProviderDouble(protocol);
    const config = parseEnvironment({ NODE_ENV: 'test', ...protocol.environment(provider.url) });
    const option = HOSTED_OPTIONS.find((known) => known.name === name)!;
    const clock = { now: () => now };
    checkout = await option.checkout(config, { clock, timeoutMs: 10_000 });
    held = checkout.authorizations!;
    hasty = (await option.checkout(config, { clock, timeoutMs: 100 })).authorizations!;
  });
  afterAll(() => provider.close());
  afterEach(() => {
    provider.mood = 'normal';
  });

  const details = {
    product: 'Trip W-4F7K-25',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    cardPage: '/api/payments/card',
    webhookUrl: 'http://127.0.0.1:3000/webhook',
    returnUrl: 'http://127.0.0.1:3000/return',
  };

  /** A payer at the provider, who is about to let 23.50 be held. */
  async function atProvider(): Promise<{ attempt: PaymentAttempt; there: DoubleCheckout }> {
    attempts += 1;
    const attempt: PaymentAttempt = {
      id: `${name}a${attempts}a`.padEnd(32, '0'),
      order: 'order',
      provider: name,
      authorizes: true,
      amount: 23.5,
      currency: 'USD',
      createdAt: now,
      checks: 0,
    };
    const { session } = await checkout.open(attempt, details);
    // At a provider with a card form, the script knows the amount.
    const { id, currency } = attempt;
    provider.checkouts.open({ id, amount: '23.50', currency, returnUrl: details.returnUrl });
    return { attempt: { ...attempt, session }, there: provider.checkouts.byId(id)! };
  }

  /** The payer agrees. At a provider with a card form, the card is submitted. */
  async function agree(attempt: PaymentAttempt, there: DoubleCheckout): Promise<PaymentAttempt> {
    there.state = 'paid';
    if (!checkout.form) return attempt;
    const given = protocol.cardForm!.submits(there);
    const submitted = { ...attempt, card: { given, ip: '127.0.0.1', at: now } };
    expect(await checkout.form.charge(submitted, details)).toEqual({ state: 'pending' });
    return submitted;
  }

  async function authorized() {
    const { attempt, there } = await atProvider();
    const submitted = await agree(attempt, there);
    expect(await held.look(submitted)).toMatchObject({ state: 'authorized' });
    return { attempt: submitted, there };
  }
  const capturesOf = ({ held: authorization }: DoubleCheckout) => authorization?.captures;

  it('holds the exact amount once the payer agrees, and charges nothing', async () => {
    const { attempt, there } = await atProvider();
    expect(await held.look(attempt)).toEqual({ state: 'pending' });
    const submitted = await agree(attempt, there);
    const answer = await held.look(submitted);
    expect(answer).toMatchObject({ state: 'authorized', currency: 'USD' });
    expect(Number('amount' in answer && answer.amount)).toBe(23.5);
    expect(await held.look(submitted)).toEqual(answer);
    expect(capturesOf(there)).toBe(0);
    // It must not be taken for a payment.
    expect(await checkout.look(submitted)).toEqual({ state: 'pending' });
  });

  it.each([
    ['all of it', 23.5],
    ['a part of it, which releases the rest', 18.07],
  ])('captures %s, once', async (_title, amount) => {
    const { attempt, there } = await authorized();
    const first = await held.capture(attempt, amount);
    expect(first).toMatchObject({ state: 'captured', currency: 'USD' });
    expect(Number('amount' in first && first.amount)).toBe(amount);
    expect(there.held).toMatchObject({ state: 'captured', amount: amount.toFixed(2) });
    const again = await Promise.all([held.capture(attempt, amount), held.capture(attempt, 1)]);
    expect(again).toEqual([first, first]);
    expect(await held.look(attempt)).toEqual(first);
    expect(capturesOf(there)).toBe(1);
  });

  it('captures once when several requests do so at the same time', async () => {
    const { attempt, there } = await authorized();
    const answers = await Promise.all([1, 2, 3].map(() => held.capture(attempt, 12)));
    expect(answers.map(({ state }) => state)).toEqual(['captured', 'captured', 'captured']);
    expect(capturesOf(there)).toBe(1);
  });

  it('captures no more than is held, and nothing in another currency', async () => {
    const { attempt, there } = await authorized();
    const refused = { state: 'refused', reason: 'not_authorized' };
    expect(await held.capture(attempt, 23.51)).toEqual(refused);
    expect(await held.capture(attempt, 0)).toEqual(refused);
    expect(await held.capture({ ...attempt, currency: 'JPY' }, 10)).toEqual(refused);
    expect(await held.capture(attempt, 10.001)).toEqual({ state: 'refused', reason: 'payment_unsupported' });
    expect(there.held?.state).toBe('authorized');
  });

  it('releases what is held, once, and captures nothing of it any more', async () => {
    const { attempt, there } = await authorized();
    expect(await held.release(attempt)).toEqual({ state: 'gone' });
    expect(there.held?.state).toBe('voided');
    expect(await held.release(attempt)).toEqual({ state: 'gone' });
    expect(await held.capture(attempt, 5)).toEqual({ state: 'gone' });
    expect(capturesOf(there)).toBe(0);
  });

  it('leaves what was captured where it is when it is released too late', async () => {
    const { attempt, there } = await authorized();
    const captured = await held.capture(attempt, 20);
    expect(await held.release(attempt)).toEqual(captured);
    expect(there.held?.state).toBe('captured');
  });

  it('says that an expired authorization is gone', async () => {
    const { attempt, there } = await authorized();
    there.held!.state = 'expired';
    expect(await held.look(attempt)).toEqual({ state: 'gone' });
    expect(await held.capture(attempt, 5)).toEqual({ state: 'gone' });
    expect(await held.release(attempt)).toEqual({ state: 'gone' });
  });

  it.each(BAD_MOODS)('does not take an authorization for gone when the provider %s', async (mood) => {
    const { attempt, there } = await authorized();
    provider.mood = mood;
    const { look, capture, release } = mood === 'hangs' ? hasty : held;
    const asks = [() => look(attempt), () => capture(attempt, 5), () => release(attempt)];
    for (const ask of asks) await expect(ask()).rejects.toThrow(ProviderError);
    provider.mood = 'normal';
    expect(there.held?.state).toBe('authorized');
    expect(await held.capture(attempt, 5)).toMatchObject({ state: 'captured' });
  });

  it.each(['capture', 'release'] as const)('finds a %s whose answer was lost', async (what) => {
    const { attempt, there } = await authorized();
    const ask = () => (what === 'capture' ? held.capture(attempt, 17.25) : held.release(attempt));
    const { handle } = protocol;
    // The request is carried out, and the connection breaks.
    protocol.handle = (...request) => {
      const reply = handle(...request);
      if (there.held?.state !== 'authorized') provider.mood = 'fails';
      return reply;
    };
    await expect(ask()).rejects.toThrow(ProviderError);
    protocol.handle = handle;
    provider.mood = 'normal';
    const found = await ask();
    expect(found.state).toBe(what === 'capture' ? 'captured' : 'gone');
    if ('amount' in found) expect(Number(found.amount)).toBe(17.25);
    expect(capturesOf(there)).toBe(what === 'capture' ? 1 : 0);
  });

  it('holds nothing for a payer who never came, or was declined', async () => {
    const { attempt, there } = await atProvider();
    const { session: _none, ...unopened } = attempt;
    expect((await held.look(checkout.form ? attempt : unopened)).state).toBe(
      checkout.form ? 'pending' : 'gone',
    );
    if (!checkout.form) return;
    const card = { given: protocol.cardForm!.submits(there), ip: '127.0.0.1', at: now };
    there.state = 'declined';
    expect(await checkout.form.charge({ ...attempt, card }, details)).toMatchObject({ state: 'declined' });
    expect(await held.look({ ...attempt, card })).toEqual({ state: 'gone' });
    // The process died before the card was sent.
    const { attempt: unsent } = await atProvider();
    expect(await held.look({ ...unsent, card })).toEqual({ state: 'pending' });
    now += 2 * HOUR;
    expect(await held.look({ ...unsent, card })).toEqual({ state: 'gone' });
  });
});
