import { useLanguage } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';

/**
 * The enabled payment methods as part of a sentence, such as "in cash or from your wallet" (rule 2.25).
 * Deliveries are paid by card only (rule 9.10).
 */
export function usePaymentMethods(): string {
  const { t, locale } = useLanguage();
  const { category, cardPayments } = useSession().settings;
  const isTaxi = category === 'taxi';
  const methods = [
    ...(isTaxi ? [t('site_pay_by_cash')] : []),
    ...(cardPayments || !isTaxi ? [t('site_pay_by_card')] : []),
    ...(isTaxi ? [t('site_pay_by_wallet')] : []),
  ];
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(methods);
}
