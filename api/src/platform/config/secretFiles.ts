import { readFileSync } from 'node:fs';

/**
 * Variables that hold secrets: each may be given as a file instead, named by the variable with `_FILE` at its
 * end.
 */
export const SECRET_VARIABLES = [
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'METRICS_TOKEN',
  'DEMO_PASSWORD',
  'MONGODB_URL',
  'REDIS_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'EXPO_ACCESS_TOKEN',
  'FCM_SERVICE_ACCOUNT',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'VONAGE_API_SECRET',
  'VONAGE_SIGNATURE_SECRET',
  'GOOGLE_MAPS_API_KEY',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_SECRET',
  'APPLE_PRIVATE_KEY',
  'PAYPAL_CLIENT_SECRET',
  'BRAINTREE_PRIVATE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'FLUTTERWAVE_SECRET_KEY',
  'FLUTTERWAVE_WEBHOOK_HASH',
  'PAYSTACK_SECRET_KEY',
  'PAYTM_MERCHANT_KEY',
  'PAYU_API_KEY',
  'SECUREPAY_CLIENT_SECRET',
  'PAYFAST_PASSPHRASE',
  'LIQPAY_PRIVATE_KEY',
  'CULQI_SECRET_KEY',
  'CULQI_WEBHOOK_PASSWORD',
  'MERCADOPAGO_ACCESS_TOKEN',
  'MERCADOPAGO_WEBHOOK_SECRET',
] as const;

/**
 * Reads the secrets that are given as files, without the newline at their end. Returns the variables with
 * them, and one line for each problem; empty variables count as unset.
 */
export function withSecretFiles(env: NodeJS.ProcessEnv): { env: NodeJS.ProcessEnv; problems: string[] } {
  const read: NodeJS.ProcessEnv = {};
  const problems: string[] = [];
  for (const name of SECRET_VARIABLES) {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (env[name]?.trim()) {
      problems.push(`${name}: is set, and so is ${name}_FILE; unset one of them`);
      continue;
    }
    try {
      read[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      if (!read[name].trim()) problems.push(`${name}_FILE: names an empty file`);
    } catch (error) {
      problems.push(
        `${name}_FILE: names a file that cannot be read (${(error as NodeJS.ErrnoException).code})`,
      );
    }
  }
  return { env: { ...env, ...read }, problems };
}
