import { toMinorUnits } from '@wayfare/shared';
import { z } from 'zod';
import type { CardForm } from '../hosted/cardForm.js';
import { jsonOf } from '../hosted/providerRequest.js';

/** Culqi takes amounts in hundredths. */
export const DECIMALS = 2;

/**
 * Opens Culqi's window over the page, which turns the card into a token. If Culqi then wants the payer's bank
 * to confirm the payment, the page is shown again with that token, and Culqi's second script asks the bank.
 */
const SCRIPT = `(() => {
  const form = document.getElementById('card');
  const button = document.getElementById('pay');
  const { key, units, currency, card, email, invalid, problem } = form.dataset;
  const show = (text) => { document.getElementById('problem').textContent = text; };
  const fail = (text) => { show(text); button.disabled = false; };
  const send = (token, confirmation) => {
    form.elements.token.value = token;
    form.elements.confirmation.value = confirmation;
    form.submit();
  };
  const enterCard = () => {
    const checkout = new CulqiCheckout(key, {
      settings: { title: document.title, currency, amount: Number(units) },
      options: { lang: 'auto', modal: true, installments: false, paymentMethods: { tarjeta: true } },
    });
    let isSent = false;
    checkout.culqi = () => {
      if (isSent) return;
      if (!checkout.token) return show(invalid);
      isSent = true;
      checkout.close();
      send(checkout.token.id, '');
    };
    checkout.closeCheckout = () => { if (!isSent) button.disabled = false; };
    checkout.open();
  };
  const confirmCard = async () => {
    Culqi3DS.publicKey = key;
    Culqi3DS.settings = {
      charge: { totalAmount: Number(units), currency, returnUrl: location.href },
      card: { email },
    };
    addEventListener('message', ({ origin, data }) => {
      if (origin !== location.origin || !data) return;
      if (data.parameters3DS) send(card, JSON.stringify(data.parameters3DS));
      else if (data.error) fail(invalid);
    });
    await Culqi3DS.generateDevice();
    await Culqi3DS.initAuthentication(card);
  };
  if (card ? !window.Culqi3DS : !window.CulqiCheckout) return show(problem);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    show('');
    try {
      await (card ? confirmCard() : enterCard());
    } catch {
      fail(problem);
    }
  });
  button.disabled = false;
})();`;

/**
 * The sources that Culqi's scripts use. Culqi documents only that all hosts are its own. The bank's page may
 * have any host.
 */
const OWN = ['https://culqi.com', 'https://*.culqi.com'];
const ALLOWS = {
  script: OWN,
  connect: OWN,
  style: OWN,
  frame: ['https:'],
  form: ['https:'],
  image: ['https:', 'data:'],
  font: ['https:', 'data:'],
};

/** The bank's confirmation, as Culqi's script returns it and its API takes it. */
const confirmation = z.object({
  eci: z.string().max(100).optional(),
  xid: z.string().max(200).optional(),
  cavv: z.string().max(200).optional(),
  protocolVersion: z.string().max(20).optional(),
  directoryServerTransactionId: z.string().max(200).optional(),
});
export type Confirmation = z.output<typeof confirmation>;

/** The confirmation in a form's field; null if there is none. */
export function confirmationIn(text: string | undefined): Confirmation | null {
  const parsed = confirmation.safeParse(text ? jsonOf(text) : undefined);
  return parsed.success ? parsed.data : null;
}

/**
 * Culqi's card form. Banks get `email` instead of the payer's address: anyone who opens the page could read
 * that.
 */
export function culqiForm({
  publicKey,
  scriptUrl,
  confirmUrl,
  email,
}: {
  publicKey: string;
  scriptUrl: string;
  confirmUrl: string;
  email: string;
}): Pick<CardForm, 'page' | 'read'> {
  return {
    page: ({ amount, currency, card }) => ({
      scripts: [card?.confirm ? confirmUrl : scriptUrl],
      script: SCRIPT,
      data: {
        key: publicKey,
        units: String(toMinorUnits(amount, DECIMALS)),
        currency,
        ...(card?.confirm && { card: card.given.token ?? '', email }),
      },
      hidden: ['token', 'confirmation'],
      fields: [],
      allows: ALLOWS,
    }),
    read({ token, confirmation: text }) {
      if (!token || token.length > 100) return null;
      return { token, ...(confirmationIn(text) && text && { confirmation: text }) };
    },
  };
}
