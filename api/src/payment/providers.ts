import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../clock.js';
import type { Config } from '../config/environment.js';
import type { Repositories } from '../repositories.js';
import type { HostedCheckout } from './hosted/hostedCheckout.js';
import { hostedProvider } from './hosted/hostedProvider.js';
import type { PaymentProviders } from './paymentProvider.js';
import { sandboxProvider } from './sandbox/sandboxProvider.js';

/** What the choice of providers depends on. */
interface ProviderParts {
  config: Config;
  db: Repositories;
  clock: Clock;
  log: Logger;
  secret: string;
}

/**
 * The payment providers of an installation, each by its keys; this is the only place that selects them. The sandbox provider
 * moves no real money: it is available outside production, and in production only if explicitly allowed.
 */
export async function paymentProviders(parts: ProviderParts): Promise<PaymentProviders> {
  const { config, db, clock, log, secret } = parts;
  const newAttemptId = () => randomBytes(16).toString('hex');
  const hosted = (await hostedCheckouts(config, clock)).map((checkout) =>
    hostedProvider(checkout, { config, db, clock, log, newAttemptId, publicUrl: config.PUBLIC_URL }),
  );
  const withTest = config.NODE_ENV !== 'production' || config.ALLOW_TEST_PAYMENTS;
  return withTest ? [...hosted, sandboxProvider({ db, config, secret })] : hosted;
}

/** The configured providers with hosted checkouts. Their clients are imported on demand: each slows down startup. */
async function hostedCheckouts(config: Config, clock: Clock): Promise<HostedCheckout[]> {
  const timeoutMs = config.PAYMENT_TIMEOUT_MS;
  const checkouts: HostedCheckout[] = [];
  if (config.PAYPAL_CLIENT_ID && config.PAYPAL_CLIENT_SECRET && config.PAYPAL_WEBHOOK_ID) {
    const { paypalCheckout } = await import('./paypal/paypalCheckout.js');
    const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = config;
    const account = { clientId, clientSecret, webhookId: config.PAYPAL_WEBHOOK_ID };
    checkouts.push(paypalCheckout({ ...account, url: config.PAYPAL_URL, timeoutMs, clock }));
  }
  if (config.STRIPE_SECRET_KEY && config.STRIPE_WEBHOOK_SECRET) {
    const { stripeCheckout } = await import('./stripe/stripeCheckout.js');
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
    checkouts.push(stripeCheckout({ secretKey, webhookSecret, url: config.STRIPE_URL, timeoutMs, clock }));
  }
  if (config.FLUTTERWAVE_SECRET_KEY && config.FLUTTERWAVE_WEBHOOK_HASH) {
    const { flutterwaveCheckout } = await import('./flutterwave/flutterwaveCheckout.js');
    const { FLUTTERWAVE_SECRET_KEY: secretKey, FLUTTERWAVE_WEBHOOK_HASH: webhookHash } = config;
    checkouts.push(flutterwaveCheckout({ secretKey, webhookHash, url: config.FLUTTERWAVE_URL, timeoutMs }));
  }
  if (config.PAYSTACK_SECRET_KEY) {
    const { paystackCheckout } = await import('./paystack/paystackCheckout.js');
    const { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_URL: url } = config;
    checkouts.push(paystackCheckout({ secretKey, url, timeoutMs }));
  }
  if (config.MERCADOPAGO_ACCESS_TOKEN && config.MERCADOPAGO_WEBHOOK_SECRET) {
    const { mercadopagoCheckout } = await import('./mercadopago/mercadopagoCheckout.js');
    const { MERCADOPAGO_ACCESS_TOKEN: accessToken, MERCADOPAGO_WEBHOOK_SECRET: webhookSecret } = config;
    checkouts.push(
      mercadopagoCheckout({ accessToken, webhookSecret, url: config.MERCADOPAGO_URL, timeoutMs }),
    );
  }
  return checkouts;
}
