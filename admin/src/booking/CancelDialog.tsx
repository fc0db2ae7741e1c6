import type { Booking, CancelReason } from '@wayfare/shared';
import { CancelDialog as SharedCancelDialog } from '@wayfare/shared/web/booking';
import { useGetList } from 'react-admin';
import { useErrorText } from '../texts/useErrorText.js';
import { useText } from '../texts/useText.js';
import { useOperation } from '../providers/useOperation.js';

/** Cancels a booking with one of the reasons (rule 4.26), or with a custom reason. */
export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useText();
  const errorText = useErrorText();
  const reasons = useGetList<CancelReason>('cancelreasons', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'value', order: 'ASC' },
    filter: {},
  });
  const cancel = useOperation({
    run: (provider, reason: string) => provider.cancelBooking(booking.id, reason),
    done: 'panel_booking_cancelled',
    onDone: onClose,
    stale: ['bookings'],
  });

  return (
    <SharedCancelDialog
      texts={{
        title: t('panel_cancel_title', { id: booking.reference }),
        question: t('panel_cancel_why'),
        cancel: t('panel_cancel_booking'),
        keep: t('panel_keep_booking'),
        loading: t('loading'),
      }}
      reasons={reasons.isPending ? null : (reasons.data ?? [])}
      problem={reasons.error ? errorText(reasons.error) : undefined}
      other={{ choice: t('panel_other_reason'), field: t('panel_reason') }}
      isPending={cancel.isPending}
      onCancel={cancel.mutate}
      onClose={onClose}
    />
  );
}
