import { formatPaid } from '@wayfare/shared';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useSession } from '../../frame/session/session.js';

/** An amount in the currency it was paid in: the settings may have changed since. */
export function CardMoney(paid: { amount: number; currency: string }) {
  const { settings } = useSession();
  const locale = useDateLocale();
  return <bdi>{formatPaid(paid, settings, locale)}</bdi>;
}
