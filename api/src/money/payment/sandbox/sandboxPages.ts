import { type CheckoutForm, formatPaid, type TranslationKey } from '@wayfare/shared';
import type { Request } from 'express';
import type { Page } from '../../../platform/operation/page.js';
import { languageOf, type TextSources } from '../../../basics/language/translate.js';
import { escapeHtml } from '../../../platform/operation/escapeHtml.js';
import type { MoneyServices } from '../../services.js';
import type { Payables } from '../payable.js';
import type { PaymentOrder } from '../paymentOrder.js';
import type { SandboxCharge } from './sandboxCharge.js';

/** The dependencies of the sandbox provider's pages. */
export interface PageSources extends TextSources {
  db: MoneyServices['db'];
  /** Everything that orders can pay for. */
  payables: Payables;
}

/** How a payment is reported to the API: by the payer's browser, by webhook, or both. */
export const channels = ['both', 'webhook', 'return'] as const;

const hiddenInput = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/**
 * The hosted page, which shows the due amount and lets the payer choose the outcome. It works without
 * scripts.
 */
export async function orderPage(
  sources: PageSources,
  {
    order,
    form,
    session,
    request,
  }: { order: PaymentOrder; form: CheckoutForm; session: string; request: Request },
): Promise<Page> {
  const { locale, translate, phrase } = await textsIn(sources, request);
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
    .map(([label, value]) => `<dt>${phrase(label)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`);
  const amount = formatPaid(order, settings, locale);
  const choices = channels.map(
    (channel, index) =>
      `<label><input type="radio" name="tell" value="${channel}"${index === 0 ? ' checked' : ''}> ${phrase(`test_payment_tell_${channel}`)}</label>`,
  );
  return {
    locale,
    title: translate('test_payment_title'),
    body: `<p class="note">${phrase('test_payment_no_money')}</p>
<dl>${rows.join('')}<dt>${phrase('test_payment_amount')}</dt><dd class="sum">${escapeHtml(amount)}</dd></dl>
<form method="post" action="/api/payments/test/charges">${hiddenInput('session', session)}
<button class="main" name="outcome" value="approve">${phrase('test_payment_approve')}</button>
<button name="outcome" value="decline">${phrase('test_payment_decline')}</button>
<button name="outcome" value="hang" aria-describedby="hanging">${phrase('test_payment_hang')}</button>
<p id="hanging">${phrase('test_payment_hang_text')}</p>
<fieldset><legend>${phrase('test_payment_tell')}</legend>${choices.join('')}</fieldset></form>
<p><a href="${sources.payables[order.purpose].returnPath(order)}">${phrase('test_payment_leave')}</a></p>`,
  };
}

/**
 * Shown when the payer is not sent back: whether the payment was reported yet, and a way to report it later.
 */
export async function leftPage(
  sources: PageSources,
  {
    order,
    charge,
    session,
    isReported,
    request,
  }: { order: PaymentOrder; charge: SandboxCharge; session: string; isReported: boolean; request: Request },
): Promise<Page> {
  const { locale, translate, phrase } = await textsIn(sources, request);
  const later = `<form method="post" action="/api/payments/test/webhooks">${hiddenInput('session', session)}${hiddenInput('reference', charge.id)}
<button class="main">${phrase('test_payment_tell_now')}</button></form>`;
  return {
    locale,
    title: translate(isReported ? 'test_payment_told' : 'test_payment_hanging'),
    body: `<p role="status">${phrase(isReported ? 'test_payment_told_text' : 'test_payment_hanging_text')}</p>${isReported ? '' : later}
<p><a href="${sources.payables[order.purpose].returnPath(order)}">${phrase('page_to_site')}</a></p>`,
  };
}

async function textsIn(sources: TextSources, request: Request) {
  const { locale, translate } = await languageOf(request, sources);
  return { locale, translate, phrase: (key: TranslationKey) => escapeHtml(translate(key)) };
}
