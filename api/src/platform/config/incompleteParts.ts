import type { Parsed } from './environment.js';

/** Variables that must be set together, by prefix. */
const parts = {
  S3_: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  GOOGLE_: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  FACEBOOK_: ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  APPLE_: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  PAYPAL_: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  BRAINTREE_: ['BRAINTREE_PUBLIC_KEY', 'BRAINTREE_PRIVATE_KEY', 'BRAINTREE_MERCHANT_ACCOUNTS'],
  STRIPE_: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  FLUTTERWAVE_: ['FLUTTERWAVE_SECRET_KEY', 'FLUTTERWAVE_WEBHOOK_HASH'],
  PAYTM_: ['PAYTM_MID', 'PAYTM_MERCHANT_KEY'],
  PAYU_: ['PAYU_MERCHANT_ID', 'PAYU_ACCOUNT_ID', 'PAYU_API_LOGIN', 'PAYU_API_KEY'],
  SECUREPAY_: ['SECUREPAY_CLIENT_ID', 'SECUREPAY_CLIENT_SECRET', 'SECUREPAY_MERCHANT_CODE'],
  PAYFAST_: ['PAYFAST_MERCHANT_ID', 'PAYFAST_MERCHANT_KEY', 'PAYFAST_PASSPHRASE'],
  LIQPAY_: ['LIQPAY_PUBLIC_KEY', 'LIQPAY_PRIVATE_KEY'],
  CULQI_: ['CULQI_PUBLIC_KEY', 'CULQI_SECRET_KEY', 'CULQI_WEBHOOK_USER', 'CULQI_WEBHOOK_PASSWORD'],
  MERCADOPAGO_: ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET'],
  VONAGE_: ['VONAGE_API_KEY', 'VONAGE_API_SECRET', 'VONAGE_FROM', 'VONAGE_SIGNATURE_SECRET'],
  TWILIO_: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
} as const;

/** Variables that are set without others that they need. One line for each problem. */
export function incompleteParts(parsed: Parsed): string[] {
  const relayWithoutAccount =
    parsed.TWILIO_VOICE_NUMBERS.length > 0 && !parsed.TWILIO_AUTH_TOKEN
      ? ['TWILIO_AUTH_TOKEN: is missing, while TWILIO_VOICE_NUMBERS is set']
      : [];
  const expoTurnedOff =
    parsed.EXPO_ACCESS_TOKEN && parsed.EXPO_PUSH === 'off'
      ? ['EXPO_PUSH: must be on, because EXPO_ACCESS_TOKEN is set']
      : [];
  const noStore =
    parsed.S3_PUBLIC_ENDPOINT && !parsed.S3_ENDPOINT
      ? ['S3_ENDPOINT: is missing, while S3_PUBLIC_ENDPOINT is set']
      : [];
  return [
    ...relayWithoutAccount,
    ...expoTurnedOff,
    ...noStore,
    ...mapsProblems(parsed),
    ...incompleteGroups(parsed),
  ];
}

function mapsProblems(parsed: Parsed): string[] {
  const problems: string[] = [];
  if (parsed.NOMINATIM_URL && parsed.PHOTON_URL)
    problems.push('PHOTON_URL: is set, and so is NOMINATIM_URL; unset one of them');
  if (parsed.MAP_TILES_FILE && parsed.MAP_STYLE_URL)
    problems.push('MAP_STYLE_URL: is set, and so is MAP_TILES_FILE; unset one of them');
  if (!parsed.MAP_STYLE_URL && (parsed.MAP_STYLE_DARK_URL || parsed.MAP_STYLE_HOSTS.length > 0))
    problems.push('MAP_STYLE_URL: is missing, while other MAP_STYLE_ variables are set');
  return problems;
}

function incompleteGroups(parsed: Parsed): string[] {
  return Object.entries(parts).flatMap(([part, needed]) => {
    const missing = needed.filter((key) => !parsed[key]);
    if (missing.length === needed.length) return [];
    return missing.map((key) => `${key}: is missing, while other ${part} variables are set`);
  });
}
