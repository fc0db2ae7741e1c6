import { type Booking, staffCancelReasons } from '@wayfare/shared';
import { CancelDialog as SharedCancelDialog } from '@wayfare/web/booking';
import { useMemo } from 'react';
import { useText } from '../../frame/texts/useText.js';
import { useOperation } from '../../frame/providers/useOperation.js';

/**
 * Cancels a booking with one of the reasons that staff have (rule 4.26), or with a custom one. The riders'
 * reasons would say something else. Built-in reasons are stored as keys, so that every reader sees them in
 * their own language.
 */
export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useText();
  const reasons = useMemo(
    () => staffCancelReasons.map((key, value) => ({ id: key, value, label: t(key) })),
    [t],
  );
  const cancel = useOperation({
    run: (provider, reason: string) => provider.cancelBooking(booking.id, reason),
    done: 'panel_booking_cancelled',
    onDone: onClose,
    stale: ['bookings'],
  });
  const keyOf = (chosen: string) => reasons.find(({ label }) => label === chosen)?.id ?? chosen;

  return (
    <SharedCancelDialog
      texts={{
        title: t('panel_cancel_title', { id: booking.reference }),
        question: t('panel_cancel_why'),
        cancel: t('panel_cancel_booking'),
        keep: t('panel_keep_booking'),
        loading: t('loading'),
      }}
      reasons={reasons}
      other={{ choice: t('panel_other_reason'), field: t('panel_reason') }}
      isPending={cancel.isPending}
      onCancel={(chosen) => cancel.mutate(keyOf(chosen))}
      onClose={onClose}
    />
  );
}
