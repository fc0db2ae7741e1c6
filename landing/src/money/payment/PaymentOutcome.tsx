import { Alert, type AlertColor, Skeleton } from '@mui/material';
import type { Payment, TranslationKey } from '@wayfare/shared';
import { useSearchParams } from 'react-router';
import { useText } from '../../frame/language/LanguageProvider.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import { usePayment } from './payments.js';

/** The result of the card payment that the user has returned from: the order is `payment` in the address. */
export function PaymentOutcome() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const id = search.get('payment');
  const payment = usePayment(id);
  if (id === null) return null;
  if (payment.error && !payment.data) {
    return <LoadError error={payment.error} onRetry={() => void payment.refetch()} />;
  }
  if (!payment.data) return <Skeleton variant="rounded" height={48} />;
  const { severity, text } = outcomeOf(payment.data);
  const putAway = () => {
    search.delete('payment');
    setSearch(search, { replace: true });
  };
  return (
    <Alert severity={severity} role="status" onClose={putAway} closeText={t('close')}>
      {t(text)}
    </Alert>
  );
}

function outcomeOf(payment: Payment): { severity: AlertColor; text: TranslationKey } {
  if (payment.status === 'DECLINED') return { severity: 'warning', text: 'pay_outcome_declined' };
  if (payment.status === 'HELD') return { severity: 'success', text: 'pay_outcome_held' };
  if (payment.status !== 'SETTLED') return { severity: 'info', text: 'pay_outcome_open' };
  const isRefunded = payment.purpose === 'booking' && payment.settledAs === 'wallet';
  return { severity: 'success', text: isRefunded ? 'pay_outcome_refunded' : 'pay_outcome_settled' };
}
