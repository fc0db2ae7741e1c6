import { returnPath } from '../returnPath.js';
import { type CheckoutForm, formatAmount, type TranslationKey } from '@wayfare/shared';
import type { Request } from 'express';
import type { Page } from '../../../platform/operation/page.js';
import { languageOf, type TextSources } from '../../../basics/language/translate.js';
import { escapeHtml } from '../../../platform/operation/escapeHtml.js';
import type { PaymentOrder } from '../paymentOrder.js';
import type { SandboxCharge } from './sandboxCharge.js';

/** How a payment is reported to the API: by the payer's browser, by webhook, or both. */
export const tellings = ['both', 'webhook', 'return'] as const;

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** The hosted page: shows what is due and lets the payer choose the outcome. It works without scripts. */
export async function orderPage(
  sources: TextSources,
  {
    order,
    form,
    session,
    request,
  }: { order: PaymentOrder; form: CheckoutForm; session: string; request: Request },
): Promise<Page> {
  const { locale, translate, say } = await textsIn(sources, request);
  const settings = await sources.db.settings.settings();
  const payer = `${form.first_name} ${form.last_name}`.trim();
  const lines: [TranslationKey, string][] = [
    ['test_payment_product', form.product_name],
    ['test_payment_order', order.id],
    ['test_payment_payer', payer],
    ['test_payment_email', form.email],
    ['test_payment_mobile', form.mobile_no],
  ];
  const rows = lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `<dt>${say(label)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`);
  const amount = `${formatAmount(order.amount, settings, locale)} ${order.currency}`;
  const choices = tellings.map(
    (telling, index) =>
      `<label><input type="radio" name="tell" value="${telling}"${index === 0 ? ' checked' : ''}> ${say(`test_payment_tell_${telling}`)}</label>`,
  );
  return {
    locale,
    title: translate('test_payment_title'),
    body: `<p class="note">${say('test_payment_no_money')}</p>
<dl>${rows.join('')}<dt>${say('test_payment_amount')}</dt><dd class="sum">${escapeHtml(amount)}</dd></dl>
<form method="post" action="/api/payments/test/charges">${hidden('session', session)}
<button class="main" name="outcome" value="approve">${say('test_payment_approve')}</button>
<button name="outcome" value="decline">${say('test_payment_decline')}</button>
<button name="outcome" value="hang" aria-describedby="hanging">${say('test_payment_hang')}</button>
<p id="hanging">${say('test_payment_hang_text')}</p>
<fieldset><legend>${say('test_payment_tell')}</legend>${choices.join('')}</fieldset></form>
<p><a href="${returnPath(order)}">${say('test_payment_leave')}</a></p>`,
  };
}

/** Shown when the payer is not sent back: whether the payment was reported yet, and a way to report it later. */
export async function leftPage(
  sources: TextSources,
  {
    order,
    charge,
    session,
    isTold,
    request,
  }: { order: PaymentOrder; charge: SandboxCharge; session: string; isTold: boolean; request: Request },
): Promise<Page> {
  const { locale, translate, say } = await textsIn(sources, request);
  const later = `<form method="post" action="/api/payments/test/webhooks">${hidden('session', session)}${hidden('reference', charge.id)}
<button class="main">${say('test_payment_tell_now')}</button></form>`;
  return {
    locale,
    title: translate(isTold ? 'test_payment_told' : 'test_payment_hanging'),
    body: `<p role="status">${say(isTold ? 'test_payment_told_text' : 'test_payment_hanging_text')}</p>${isTold ? '' : later}
<p><a href="${returnPath(order)}">${say('page_to_site')}</a></p>`,
  };
}

async function textsIn(sources: TextSources, request: Request) {
  const { locale, translate } = await languageOf(request, sources);
  return { locale, translate, say: (key: TranslationKey) => escapeHtml(translate(key)) };
}
