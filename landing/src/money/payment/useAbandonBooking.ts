import { useQueryClient } from '@tanstack/react-query';
import { delays, type OwnCancelReason } from '@wayfare/shared';
import { call } from '@wayfare/web/http';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';

/**
 * Cancels a booking whose payment was abandoned, after a short delay and without asking for a reason (rule
 * 4.27).
 */
export function useAbandonBooking() {
  const t = useText();
  const queries = useQueryClient();
  const { notify, notifyError } = useMessages();
  const cancel = async (bookingId: string) => {
    try {
      await call.post('/bookings/{id}/cancel', {
        path: { id: bookingId },
        body: {
          reason: 'cancel_reason_incomplete_booking' satisfies OwnCancelReason,
        },
      });
      notify(t('pay_given_up'), 'info');
    } catch (error) {
      notifyError(error);
    } finally {
      void queries.invalidateQueries({ queryKey: ['bookings'] });
    }
  };
  return (bookingId: string) => {
    setTimeout(() => void cancel(bookingId), delays.paymentClose);
  };
}
