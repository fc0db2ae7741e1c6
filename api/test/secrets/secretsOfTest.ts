import { generateKeyPairSync } from 'node:crypto';
import { SECRET_VARIABLES } from '../../src/platform/config/secretFiles.js';

/** Nothing listens on port 1: every service fails, which is when secrets get into messages. */
const NOWHERE = '127.0.0.1:1';

const appleKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
}) as string;

const googleKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
}) as string;

/** A value that occurs nowhere else, of the length that the variable needs. */
const secretOf = (name: string) =>
  name === 'PAYTM_MERCHANT_KEY' ? 'Qx7paytmKEYzz91q' : `Qx7-${name}-zz91qvalue-of-a-test`;

/** Secrets that are part of a longer value, or have a form of their own. */
const SPECIAL: Readonly<Record<string, string>> = {
  APPLE_PRIVATE_KEY: appleKey,
  FCM_SERVICE_ACCOUNT: JSON.stringify({
    type: 'service_account',
    project_id: 'wayfare',
    client_email: 'wayfare@example.com',
    private_key: googleKey,
    token_uri: `http://${NOWHERE}/token`,
  }),
  MONGODB_URL: `mongodb://wayfare:${secretOf('MONGODB_URL')}@${NOWHERE}/`,
  REDIS_URL: `redis://:${secretOf('REDIS_URL')}@${NOWHERE}`,
  SMTP_URL: `smtp://mailer:${secretOf('SMTP_URL')}@${NOWHERE}`,
};

/** The other variables: the services' other settings, and addresses that do not answer. */
const REST = {
  S3_ENDPOINT: `http://${NOWHERE}`,
  S3_BUCKET: 'wayfare',
  TWILIO_FROM: '+12025550100',
  TWILIO_URL: `http://${NOWHERE}`,
  VONAGE_API_KEY: 'vonage-key',
  VONAGE_FROM: 'Wayfare',
  VONAGE_URL: `http://${NOWHERE}`,
  EXPO_PUSH: 'on',
  FCM_URL: `http://${NOWHERE}`,
  EXPO_URL: `http://${NOWHERE}`,
  GOOGLE_MAPS_URL: `http://${NOWHERE}`,
  GOOGLE_ROUTES_URL: `http://${NOWHERE}`,
  GOOGLE_PLACES_URL: `http://${NOWHERE}`,
  GOOGLE_CLIENT_ID: 'google-client',
  GOOGLE_ISSUER: `http://${NOWHERE}`,
  FACEBOOK_CLIENT_ID: 'facebook-client',
  FACEBOOK_ISSUER: `http://${NOWHERE}`,
  APPLE_CLIENT_ID: 'apple-client',
  APPLE_TEAM_ID: 'TEAM123456',
  APPLE_KEY_ID: 'KEY1234567',
  APPLE_ISSUER: `http://${NOWHERE}`,
  PAYPAL_CLIENT_ID: 'paypal-client',
  PAYPAL_WEBHOOK_ID: 'paypal-webhook',
  PAYPAL_URL: `http://${NOWHERE}`,
  BRAINTREE_PUBLIC_KEY: 'braintree-public',
  BRAINTREE_MERCHANT_ACCOUNTS: 'USD=ride_us',
  BRAINTREE_URL: `http://${NOWHERE}`,
  STRIPE_URL: `http://${NOWHERE}`,
  FLUTTERWAVE_URL: `http://${NOWHERE}`,
  PAYSTACK_URL: `http://${NOWHERE}`,
  PAYTM_MID: 'paytm-merchant',
  PAYTM_URL: `http://${NOWHERE}`,
  PAYU_MERCHANT_ID: '508029',
  PAYU_ACCOUNT_ID: '512321',
  PAYU_API_LOGIN: 'payu-login',
  PAYU_URL: `http://${NOWHERE}`,
  SECUREPAY_CLIENT_ID: 'securepay-client',
  SECUREPAY_MERCHANT_CODE: '5AR9999',
  SECUREPAY_URL: `http://${NOWHERE}`,
  SECUREPAY_TOKEN_URL: `http://${NOWHERE}`,
  PAYFAST_MERCHANT_ID: '10000100',
  PAYFAST_MERCHANT_KEY: '46f0cd694581a',
  PAYFAST_URL: `http://${NOWHERE}`,
  LIQPAY_PUBLIC_KEY: 'liqpay-public',
  LIQPAY_URL: `http://${NOWHERE}`,
  CULQI_PUBLIC_KEY: 'pk_test_culqi',
  CULQI_WEBHOOK_USER: 'culqi-messages',
  CULQI_URL: `http://${NOWHERE}`,
  MERCADOPAGO_URL: `http://${NOWHERE}`,
};

/** The environment of an installation with every secret set. */
export const environment: Readonly<Record<string, string>> = {
  ...REST,
  ...Object.fromEntries(SECRET_VARIABLES.map((name) => [name, SPECIAL[name] ?? secretOf(name)])),
};

/** Private keys: the first line is searched for. */
const keys: Readonly<Record<string, string>> = {
  APPLE_PRIVATE_KEY: appleKey,
  FCM_SERVICE_ACCOUNT: googleKey,
};

/**
 * The texts that must not be found anywhere, by variable: the secret as it is, and in its usual encodings.
 */
export const traces: readonly (readonly [name: string, trace: string])[] = SECRET_VARIABLES.flatMap(
  (name) => {
    const secret = keys[name]?.split('\n')[1] ?? secretOf(name);
    // A user name in front of it shifts its base64 by one or two bytes.
    const encoded = ['', 'x', 'xx'].map((before) =>
      withoutEdges(Buffer.from(before + secret).toString('base64')),
    );
    const hex = Buffer.from(secret).toString('hex');
    return [secret, encodeURIComponent(secret), hex, ...encoded].map((trace) => [name, trace] as const);
  },
);

/** Removes the first and last characters of a base64 text, because they depend on the neighboring text. */
function withoutEdges(text: string): string {
  return text.slice(4, -4);
}
