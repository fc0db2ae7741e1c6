import { withDecimals } from '@wayfare/shared';
import type { CardForm } from '../hosted/cardForm.js';
import { decimalsOf } from './currencyDecimals.js';

/** The version of Braintree's scripts. */
const SCRIPTS = 'web/3.144.0/js';

/**
 * Shows Braintree's Hosted Fields: number, date and code are frames of Braintree. On submitting, they are
 * turned into a nonce, which the payer's bank confirms if 3-D Secure is on.
 */
const SCRIPT = `(async () => {
  const form = document.getElementById('card');
  const button = document.getElementById('pay');
  const show = (text) => { document.getElementById('problem').textContent = text; };
  const selector = (id) => ({ container: '#' + id });
  try {
    const client = await braintree.client.create({ authorization: form.dataset.token });
    const fields = await braintree.hostedFields.create({
      client,
      styles: { input: { 'font-size': '16px', color: '#1b2430' } },
      fields: { number: selector('number'), expirationDate: selector('expires'), cvv: selector('code') },
    });
    const secure = form.dataset.secure ? await braintree.threeDSecure.create({ client, version: 2 }) : null;
    const confirmed = (card) => secure ? secure.verifyCard({
      amount: form.dataset.amount,
      nonce: card.nonce,
      bin: card.details.bin,
      onLookupComplete: (data, next) => next(),
    }) : card;
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      button.disabled = true;
      show('');
      try {
        const { nonce } = await confirmed(await fields.tokenize());
        form.elements.nonce.value = nonce;
        form.submit();
      } catch {
        show(form.dataset.invalid);
        button.disabled = false;
      }
    });
    button.disabled = false;
  } catch {
    show(form.dataset.problem);
  }
})();`;

/** The addresses that Braintree's scripts use, in its sandbox and in production. */
const ALLOWS = {
  script: ['https://assets.braintreegateway.com'],
  frame: ['https://assets.braintreegateway.com'],
  connect: [
    'https://api.braintreegateway.com',
    'https://api.sandbox.braintreegateway.com',
    'https://client-analytics.braintreegateway.com',
    'https://client-analytics.sandbox.braintreegateway.com',
    'https://*.braintree-api.com',
  ],
};

/** The same with 3-D Secure, which shows the page of any bank in a frame. */
const ALLOWS_SECURED = {
  ...ALLOWS,
  script: [...ALLOWS.script, 'https://*.cardinalcommerce.com'],
  connect: [...ALLOWS.connect, 'https://*.cardinalcommerce.com'],
  frame: ['https:'],
  form: ['https:'],
  image: ['https:', 'data:'],
  style: ['https://assets.braintreegateway.com'],
};

/** Braintree's card form. */
export function braintreeForm({
  scriptUrl,
  threeDSecure,
}: {
  scriptUrl: string;
  threeDSecure: boolean;
}): Pick<CardForm, 'page' | 'read'> {
  const files = ['client', 'hosted-fields', ...(threeDSecure ? ['three-d-secure'] : [])];
  return {
    page: ({ amount, currency, clientToken = '' }) => ({
      scripts: files.map((file) => `${scriptUrl}/${SCRIPTS}/${file}.min.js`),
      script: SCRIPT,
      data: {
        token: clientToken,
        amount: withDecimals(amount, decimalsOf(currency)) ?? '',
        currency,
        ...(threeDSecure && { secure: 'yes' }),
      },
      hidden: ['nonce'],
      fields: [
        { id: 'number', label: 'number' },
        { id: 'expires', label: 'expires' },
        { id: 'code', label: 'code' },
      ],
      allows: threeDSecure ? ALLOWS_SECURED : ALLOWS,
    }),
    read: ({ nonce }) => (nonce && nonce.length <= 300 ? { nonce } : null),
  };
}
