import type { TranslationKey } from '@wayfare/shared';
import { escapeHtml } from '../../../platform/operation/escapeHtml.js';
import type { Page } from '../../../platform/operation/page.js';
import { fill } from '../../../basics/language/translate.js';
import type { OpenedCheckout } from './hostedCheckout.js';

/**
 * Leads the payer on to a provider's page: by a link, which opens at once, or by the button of a form. A
 * plain redirect would not do: browsers apply the site's `form-action` policy to redirects after a form.
 */
export function handoverPage(
  { locale, translate }: { locale: string; translate(key: TranslationKey): string },
  provider: string,
  { page, fields }: Pick<OpenedCheckout, 'page' | 'fields'>,
): Page {
  const phrase = (key: TranslationKey) => escapeHtml(fill(translate(key), { provider }));
  const shown = { locale, title: fill(translate('payment_handover_title'), { provider }) };
  if (!fields)
    return {
      ...shown,
      refreshTo: page,
      body: `<p>${phrase('payment_handover_text')}</p>
<p><a href="${escapeHtml(page)}">${phrase('payment_handover_continue')}</a></p>`,
    };
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return {
    ...shown,
    formTo: page,
    body: `<p>${phrase('payment_handover_form')}</p>
<form method="post" action="${escapeHtml(page)}">${hidden.join('')}
<button class="main">${phrase('payment_handover_continue')}</button></form>`,
  };
}
