import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '@wayfare/web/http';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';

/**
 * Shows why a trip could not be booked. A rider with an unpaid trip gets a button that leads to its payment.
 */
export function useNotifyBookingError(): (error: unknown) => void {
  const t = useText();
  const navigate = useNavigate();
  const { notifyError, notifyWith } = useMessages();
  return useCallback(
    (error) => {
      const { key, booking } = error instanceof ApiError ? error : { key: null, booking: undefined };
      if (key === 'unpaid_trip' && booking)
        notifyWith(t('unpaid_trip'), 'error', {
          label: t('wallet_go_to_unpaid_trip'),
          onClick: () => void navigate(`/bookings/${booking}`),
        });
      else if (key === 'wallet_in_debt' || key === 'wallet_balance_low')
        notifyWith(t(key), 'error', {
          label: t('wallet_open'),
          onClick: () => void navigate('/profile/wallet'),
        });
      else notifyError(error);
    },
    [t, navigate, notifyError, notifyWith],
  );
}
