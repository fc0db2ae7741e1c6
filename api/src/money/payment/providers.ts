import { randomBytes } from 'node:crypto';
import type { ProviderName } from '@wayfare/shared';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.js';
import type { Config } from '../../platform/config/environment.js';
import type { MoneyServices } from '../services.js';
import type { Metrics } from '../../platform/run/metrics.js';
import type { HostedCheckout } from './hosted/hostedCheckout.js';
import { hostedProvider, noReplyAddress } from './hosted/hostedProvider.js';
import { watchedCheckout } from './hosted/watchedCheckout.js';
import type { Payables } from './payable.js';
import type { PaymentProviders } from './paymentProvider.js';
import { sandboxProvider } from './sandbox/sandboxProvider.js';

/** The dependencies of the choice of providers. */
interface ProviderParts {
  config: Config;
  db: MoneyServices['db'];
  clock: Clock;
  log: Logger;
  secret: string;
  /** Everything that orders can pay for. */
  payables: Payables;
  metrics: Pick<Metrics, 'cardProviderAsked'>;
}

/** The payment providers of an installation, each by its keys; this is the only place that selects them. */
export async function paymentProviders(parts: ProviderParts): Promise<PaymentProviders> {
  const { config, db, clock, log, secret, payables, metrics } = parts;
  const newAttemptId = () => randomBytes(16).toString('hex');
  const checkoutParts = { clock, timeoutMs: config.PAYMENT_TIMEOUT_MS };
  const checkouts = await Promise.all(
    configuredOptions(config).map((chosen) => chosen.checkout(config, checkoutParts)),
  );
  const hosted = checkouts.map((checkout) =>
    hostedProvider(watchedCheckout(checkout, metrics), {
      config,
      db,
      clock,
      log,
      payables,
      newAttemptId,
      publicUrl: config.PUBLIC_URL,
    }),
  );
  return hasSandbox(config) ? [...hosted, sandboxProvider({ db, config, payables, secret })] : hosted;
}

/** The dependencies of every hosted checkout, in addition to its own variables. */
interface CheckoutParts {
  clock: Clock;
  timeoutMs: number;
}

/** A provider with hosted checkouts that an installation may use. */
export interface HostedOption {
  name: ProviderName;
  /** The variables that turn it on, all of them together. */
  keys: readonly (keyof Config)[];
  /**
   * Its checkout, for a configuration with all `keys`. Its client is imported on demand: each slows down
   * startup.
   */
  checkout(config: Config, parts: CheckoutParts): Promise<HostedCheckout>;
}

function option<Key extends keyof Config>(
  name: ProviderName,
  keys: readonly Key[],
  checkout: (config: Config & Record<Key, string>, parts: CheckoutParts) => Promise<HostedCheckout>,
): HostedOption {
  // Its keys are known to be set: only configured options are asked for a checkout.
  return { name, keys, checkout: checkout as HostedOption['checkout'] };
}

/** Every provider with hosted checkouts, in display order. */
export const HOSTED_OPTIONS: readonly HostedOption[] = [
  option(
    'paypal',
    ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
    async (config, parts) => {
      const { paypalCheckout } = await import('./paypal/paypalCheckout.js');
      const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_URL: url } = config;
      return paypalCheckout({ clientId, clientSecret, webhookId: config.PAYPAL_WEBHOOK_ID, url, ...parts });
    },
  ),
  option(
    'braintree',
    ['BRAINTREE_PUBLIC_KEY', 'BRAINTREE_PRIVATE_KEY', 'BRAINTREE_MERCHANT_ACCOUNTS'],
    async (config, parts) => {
      const { braintreeCheckout } = await import('./braintree/braintreeCheckout.js');
      const { BRAINTREE_PUBLIC_KEY: publicKey, BRAINTREE_PRIVATE_KEY: privateKey } = config;
      const { BRAINTREE_URL: url, BRAINTREE_SCRIPT_URL: scriptUrl } = config;
      return braintreeCheckout({
        publicKey,
        privateKey,
        url,
        scriptUrl,
        ...parts,
        merchantAccounts: Object.fromEntries(
          config.BRAINTREE_MERCHANT_ACCOUNTS.split(',').map((pair) => pair.split('=') as [string, string]),
        ),
        threeDSecure: config.BRAINTREE_3D_SECURE,
      });
    },
  ),
  option('stripe', ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'], async (config, parts) => {
    const { stripeCheckout } = await import('./stripe/stripeCheckout.js');
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_URL: url } = config;
    return stripeCheckout({ secretKey, webhookSecret, url, ...parts });
  }),
  option(
    'flutterwave',
    ['FLUTTERWAVE_SECRET_KEY', 'FLUTTERWAVE_WEBHOOK_HASH'],
    async (config, { timeoutMs }) => {
      const { flutterwaveCheckout } = await import('./flutterwave/flutterwaveCheckout.js');
      const { FLUTTERWAVE_SECRET_KEY: secretKey, FLUTTERWAVE_WEBHOOK_HASH: webhookHash } = config;
      return flutterwaveCheckout({ secretKey, webhookHash, url: config.FLUTTERWAVE_URL, timeoutMs });
    },
  ),
  option('paystack', ['PAYSTACK_SECRET_KEY'], async (config, parts) => {
    const { paystackCheckout } = await import('./paystack/paystackCheckout.js');
    const { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_URL: url, PUBLIC_URL } = config;
    return paystackCheckout({ secretKey, url, host: new URL(PUBLIC_URL).hostname, ...parts });
  }),
  option('paytm', ['PAYTM_MID', 'PAYTM_MERCHANT_KEY'], async (config, { timeoutMs }) => {
    const { paytmCheckout } = await import('./paytm/paytmCheckout.js');
    const { PAYTM_MID: merchantId, PAYTM_MERCHANT_KEY: merchantKey } = config;
    const { PAYTM_WEBSITE_NAME: websiteName, PAYTM_URL: url } = config;
    return paytmCheckout({ merchantId, merchantKey, websiteName, url, timeoutMs });
  }),
  option(
    'payulatam',
    ['PAYU_MERCHANT_ID', 'PAYU_ACCOUNT_ID', 'PAYU_API_LOGIN', 'PAYU_API_KEY'],
    async (config, { timeoutMs }) => {
      const { payuCheckout } = await import('./payulatam/payuCheckout.js');
      const { PAYU_MERCHANT_ID: merchantId, PAYU_ACCOUNT_ID: accountId } = config;
      const { PAYU_API_LOGIN: apiLogin, PAYU_API_KEY: apiKey } = config;
      const { PAYU_CHECKOUT_URL: checkoutUrl, PAYU_URL: url } = config;
      return payuCheckout({ merchantId, accountId, apiLogin, apiKey, checkoutUrl, url, timeoutMs });
    },
  ),
  option(
    'securepay',
    ['SECUREPAY_CLIENT_ID', 'SECUREPAY_CLIENT_SECRET', 'SECUREPAY_MERCHANT_CODE'],
    async (config, parts) => {
      const { securepayCheckout } = await import('./securepay/securepayCheckout.js');
      const { SECUREPAY_CLIENT_ID: clientId, SECUREPAY_CLIENT_SECRET: clientSecret } = config;
      const { SECUREPAY_MERCHANT_CODE: merchantCode } = config;
      const { SECUREPAY_URL: url, SECUREPAY_TOKEN_URL: tokenUrl } = config;
      return securepayCheckout({ clientId, clientSecret, merchantCode, url, tokenUrl, ...parts });
    },
  ),
  option(
    'payfast',
    ['PAYFAST_MERCHANT_ID', 'PAYFAST_MERCHANT_KEY', 'PAYFAST_PASSPHRASE'],
    async (config, parts) => {
      const { payfastCheckout } = await import('./payfast/payfastCheckout.js');
      const { PAYFAST_MERCHANT_ID: merchantId, PAYFAST_MERCHANT_KEY: merchantKey } = config;
      const { PAYFAST_PASSPHRASE: passphrase, PAYFAST_CHECKOUT_URL: checkoutUrl, PAYFAST_URL: url } = config;
      return payfastCheckout({ merchantId, merchantKey, passphrase, checkoutUrl, url, ...parts });
    },
  ),
  option('liqpay', ['LIQPAY_PUBLIC_KEY', 'LIQPAY_PRIVATE_KEY'], async (config, { timeoutMs }) => {
    const { liqpayCheckout } = await import('./liqpay/liqpayCheckout.js');
    const { LIQPAY_PUBLIC_KEY: publicKey, LIQPAY_PRIVATE_KEY: privateKey, LIQPAY_URL: url } = config;
    return liqpayCheckout({ publicKey, privateKey, url, timeoutMs });
  }),
  option(
    'culqi',
    ['CULQI_PUBLIC_KEY', 'CULQI_SECRET_KEY', 'CULQI_WEBHOOK_USER', 'CULQI_WEBHOOK_PASSWORD'],
    async (config, parts) => {
      const { culqiCheckout } = await import('./culqi/culqiCheckout.js');
      const { CULQI_PUBLIC_KEY: publicKey, CULQI_SECRET_KEY: secretKey, CULQI_URL: url } = config;
      const { CULQI_WEBHOOK_USER: webhookUser, CULQI_WEBHOOK_PASSWORD: webhookPassword } = config;
      const { CULQI_SCRIPT_URL: scriptUrl, CULQI_CONFIRM_URL: confirmUrl } = config;
      const email = noReplyAddress(config.PUBLIC_URL);
      return culqiCheckout({
        publicKey,
        secretKey,
        url,
        webhookUser,
        webhookPassword,
        scriptUrl,
        confirmUrl,
        email,
        ...parts,
      });
    },
  ),
  option(
    'mercadopago',
    ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET'],
    async (config, { timeoutMs }) => {
      const { mercadopagoCheckout } = await import('./mercadopago/mercadopagoCheckout.js');
      const { MERCADOPAGO_ACCESS_TOKEN: accessToken, MERCADOPAGO_WEBHOOK_SECRET: webhookSecret } = config;
      return mercadopagoCheckout({ accessToken, webhookSecret, url: config.MERCADOPAGO_URL, timeoutMs });
    },
  ),
];

/** The providers with hosted checkouts that a configuration turns on, in display order. */
export const configuredOptions = (config: Config): HostedOption[] =>
  HOSTED_OPTIONS.filter(({ keys }) => keys.every((key) => config[key]));

/** The sandbox provider moves no real money: in production, it must be allowed explicitly. */
const hasSandbox = (config: Config): boolean =>
  config.NODE_ENV !== 'production' || config.ALLOW_TEST_PAYMENTS;

/** The names of the providers that a configuration turns on, in display order. */
export const configuredProviders = (config: Config): ProviderName[] => [
  ...configuredOptions(config).map(({ name }) => name),
  ...(hasSandbox(config) ? ['test' as const] : []),
];
