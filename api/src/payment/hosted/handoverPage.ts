import type { TranslationKey } from '@wayfare/shared';
import { escapeHtml } from '../../operation/escapeHtml.js';
import type { Page } from '../../operation/page.js';
import { filled } from '../../language/translate.js';

/**
 * Leads the payer on to a provider's page, at once and by a link. A plain redirect would not do: browsers apply the site's
 * `form-action` policy to redirects after a form.
 */
export function handoverPage(
  { locale, translate }: { locale: string; translate(key: TranslationKey): string },
  provider: string,
  target: string,
): Page {
  const say = (key: TranslationKey) => filled(translate(key), { provider });
  return {
    locale,
    title: say('payment_handover_title'),
    refreshTo: target,
    body: `<p>${escapeHtml(say('payment_handover_text'))}</p>
<p><a href="${escapeHtml(target)}">${escapeHtml(say('payment_handover_continue'))}</a></p>`,
  };
}
