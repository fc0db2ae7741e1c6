import { formatAmount } from '@wayfare/shared';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useSession } from '../../frame/session/session.js';

/** An amount in the currency it was paid in: the settings may have changed since. */
export function CardMoney({ amount, currency }: { amount: number; currency: string }) {
  const { settings } = useSession();
  const locale = useDateLocale();
  if (currency === settings.code) return <bdi>{formatAmount(amount, settings, locale)}</bdi>;
  return (
    <bdi>
      {new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(amount)} {currency}
    </bdi>
  );
}
