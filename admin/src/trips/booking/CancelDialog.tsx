import { Alert, Checkbox, FormControlLabel } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import {
  type Booking,
  isFittingReason,
  linkedTripOf,
  shownReason,
  staffCancelReasons,
} from '@wayfare/shared';
import { CancelDialog as SharedCancelDialog } from '@wayfare/web/booking';
import { useCallback, useMemo, useState } from 'react';
import { useLocale } from 'react-admin';
import { call } from '@wayfare/web/http';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { useCancelReasons } from '../cancelReason/useShownReason.js';
import { useOperation } from '../../frame/providers/useOperation.js';

/**
 * Cancels a booking with one of the reasons that staff have (rule 4.26), with one that the business lists for
 * them, or with a custom one. Built-in reasons are stored as keys, so that every reader sees them in
 * their own language.
 */
export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useText();
  const language = useLocale();
  const listed = useCancelReasons();
  const nameOf = useCallback(
    (reason: string) => shownReason(reason, t, { listed: listed.data ?? [], language }),
    [t, listed.data, language],
  );
  const reasons = useMemo(() => {
    const own = staffCancelReasons.map((key) => ({ id: key as string, label: key as string }));
    const more = (listed.data ?? []).filter(
      (reason) =>
        isFittingReason(reason, 'office', booking.status) &&
        !own.some(({ label }) => nameOf(label) === nameOf(reason.label)),
    );
    return [...own, ...more];
  }, [nameOf, listed.data, booking.status]);
  const format = useFormat();
  const linked = useLinkedTrip(booking);
  const [both, setBoth] = useState(false);
  const cancel = useOperation({
    run: (provider, reason: string) =>
      provider.cancelBooking(booking.id, { reason, ...(both && linked?.mayCancel && { both }) }),
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
      reasons={listed.isPending ? null : reasons}
      nameOf={nameOf}
      other={{ choice: t('panel_other_reason'), field: t('panel_reason') }}
      isPending={cancel.isPending}
      onCancel={(chosen) => cancel.mutate(chosen)}
      onClose={onClose}
    >
      {linked && !linked.mayCancel && (
        <Alert severity="info">{t('trip_linked_stays', { time: format.dateTime(linked.tripdate) })}</Alert>
      )}
      {linked?.mayCancel && (
        <FormControlLabel
          control={<Checkbox />}
          checked={both}
          onChange={(_, checked) => setBoth(checked)}
          label={t('trip_linked_both', { time: format.dateTime(linked.tripdate) })}
        />
      )}
    </SharedCancelDialog>
  );
}

/** The other trip of a return that is still to come. */
function useLinkedTrip(booking: Booking) {
  const { data } = useQuery({
    queryKey: ['bookings', 'cancellation', booking.id],
    queryFn: () => call.get('/bookings/{id}/cancellation', { path: { id: booking.id } }),
    enabled: linkedTripOf(booking) !== null,
    staleTime: 0,
  });
  return data?.linked;
}
