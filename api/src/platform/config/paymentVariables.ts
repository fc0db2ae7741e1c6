import { z } from 'zod';
import { flag, url, wholeNumber } from './variableKinds.js';

/** The environment variables of payment providers. */
export const paymentVariables = {
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  /** The id of the webhook at PayPal, which its signatures cover. */
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_URL: url('http', 'https').default('https://api-m.paypal.com'),
  BRAINTREE_PUBLIC_KEY: z.string().optional(),
  BRAINTREE_PRIVATE_KEY: z.string().optional(),
  /** The merchant account of each currency: `USD=ride_us,EUR=ride_eu`. */
  BRAINTREE_MERCHANT_ACCOUNTS: z
    .string()
    .regex(
      /^[A-Z]{3}=[\w-]+(,[A-Z]{3}=[\w-]+)*$/,
      'must name a merchant account for each currency, such as USD=account,EUR=other',
    )
    .optional(),
  /** Asks the payers' banks to confirm payments; the account must have 3-D Secure. */
  BRAINTREE_3D_SECURE: flag,
  BRAINTREE_URL: url('http', 'https').default('https://payments.braintree-api.com'),
  BRAINTREE_SCRIPT_URL: url('http', 'https').default('https://js.braintreegateway.com'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_URL: url('http', 'https').default('https://api.stripe.com'),
  FLUTTERWAVE_SECRET_KEY: z.string().optional(),
  /** The secret hash that is set at Flutterwave, which its webhooks contain. */
  FLUTTERWAVE_WEBHOOK_HASH: z.string().optional(),
  FLUTTERWAVE_URL: url('http', 'https').default('https://api.flutterwave.com'),
  PAYSTACK_SECRET_KEY: z.string().optional(),
  PAYSTACK_URL: url('http', 'https').default('https://api.paystack.co'),
  PAYTM_MID: z.string().optional(),
  PAYTM_MERCHANT_KEY: z.string().length(16, 'must have 16 characters').optional(),
  PAYTM_WEBSITE_NAME: z.string().default('DEFAULT'),
  PAYTM_URL: url('http', 'https').default('https://secure.paytmpayments.com'),
  PAYU_MERCHANT_ID: z.string().optional(),
  /** The account of one country. */
  PAYU_ACCOUNT_ID: z.string().optional(),
  PAYU_API_LOGIN: z.string().optional(),
  PAYU_API_KEY: z.string().optional(),
  PAYU_CHECKOUT_URL: url('http', 'https').default('https://checkout.payulatam.com'),
  PAYU_URL: url('http', 'https').default('https://api.payulatam.com'),
  SECUREPAY_CLIENT_ID: z.string().optional(),
  SECUREPAY_CLIENT_SECRET: z.string().optional(),
  SECUREPAY_MERCHANT_CODE: z.string().optional(),
  SECUREPAY_URL: url('http', 'https').default('https://payments.auspost.net.au'),
  SECUREPAY_TOKEN_URL: url('http', 'https').default('https://welcome.api2.auspost.com.au'),
  PAYFAST_MERCHANT_ID: z.string().optional(),
  PAYFAST_MERCHANT_KEY: z.string().optional(),
  PAYFAST_PASSPHRASE: z.string().optional(),
  PAYFAST_CHECKOUT_URL: url('http', 'https').default('https://www.payfast.co.za'),
  PAYFAST_URL: url('http', 'https').default('https://api.payfast.co.za'),
  LIQPAY_PUBLIC_KEY: z.string().optional(),
  LIQPAY_PRIVATE_KEY: z.string().optional(),
  LIQPAY_URL: url('http', 'https').default('https://www.liqpay.ua'),
  CULQI_PUBLIC_KEY: z.string().optional(),
  CULQI_SECRET_KEY: z.string().optional(),
  /** The user name and password that are set for webhooks at Culqi, which its messages contain. */
  CULQI_WEBHOOK_USER: z.string().optional(),
  CULQI_WEBHOOK_PASSWORD: z.string().optional(),
  CULQI_URL: url('http', 'https').default('https://api.culqi.com/v2'),
  CULQI_SCRIPT_URL: url('http', 'https').default('https://js.culqi.com/checkout-js'),
  /** The script that asks the payer's bank. */
  CULQI_CONFIRM_URL: url('http', 'https').default('https://3ds.culqi.com'),
  MERCADOPAGO_ACCESS_TOKEN: z.string().optional(),
  MERCADOPAGO_WEBHOOK_SECRET: z.string().optional(),
  MERCADOPAGO_URL: url('http', 'https').default('https://api.mercadopago.com'),
  /** How long a payment provider may take to answer, in ms. */
  PAYMENT_TIMEOUT_MS: wholeNumber(100, 60_000).default(10_000),
  /** Allows the sandbox provider in production: payments that move no real money. */
  ALLOW_TEST_PAYMENTS: flag,
} as const;
