import { formatPaid, type Settings, type TranslationKey } from '@wayfare/shared';
import { fill } from '../../../basics/language/translate.js';
import { escapeHtml } from '../../../platform/operation/escapeHtml.js';
import type { Page } from '../../../platform/operation/page.js';
import type { CardForm } from './cardForm.js';
import type { PaymentAttempt } from './paymentAttempt.js';

interface ShownCard {
  form: CardForm;
  attempt: PaymentAttempt;
  /** The provider's name as shown to payers. */
  title: string;
  product: string;
  /** The address to which the token is posted. */
  submitTo: string;
  settings: Pick<Settings, 'code' | 'symbol' | 'decimal' | 'swipe_symbol'>;
}

/**
 * A page where the payer enters a card in fields of the provider. It needs scripts, and shows a message
 * without them. Its button is disabled until the provider's fields are there.
 */
export function cardPage(
  { locale, translate }: { locale: string; translate(key: TranslationKey): string },
  { form, attempt, title, product, submitTo, settings }: ShownCard,
): Page {
  const { scripts, script, data, hidden, fields, allows } = form.page(attempt);
  const phrase = (key: TranslationKey) => escapeHtml(fill(translate(key), { provider: title }));
  const amount = formatPaid(attempt, settings, locale);
  const attributes = Object.entries({
    ...data,
    problem: fill(translate('payment_card_problem'), { provider: title }),
    invalid: translate('payment_card_invalid'),
  }).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const labels = fields.map(
    ({ id, label }) =>
      `<label class="field-label" for="${id}">${phrase(`payment_card_${label}`)}</label><div class="field" id="${id}"></div>`,
  );
  const inputs = hidden.map((name) => `<input type="hidden" name="${name}">`);
  const confirming = attempt.card?.confirm ? `<p class="note">${phrase('payment_card_confirm')}</p>` : '';
  return {
    locale,
    title: fill(translate('payment_handover_title'), { provider: title }),
    body: `<p>${escapeHtml(product)}</p><p class="sum">${escapeHtml(amount)}</p>
<p>${phrase('payment_card_text')}</p>${confirming}
<noscript><p class="problem">${phrase('payment_card_scripts')}</p></noscript>
<form id="card" method="post" action="${escapeHtml(submitTo)}"${attributes.join('')}>${labels.join('')}${inputs.join('')}
<p class="problem" id="problem" role="alert"></p>
<button class="main" id="pay" disabled>${escapeHtml(fill(translate('payment_card_pay'), { amount }))}</button></form>
<p><a href="${escapeHtml(submitTo)}">${phrase('payment_card_back')}</a></p>`,
    scripts: { files: scripts, inline: script, allows },
  };
}
