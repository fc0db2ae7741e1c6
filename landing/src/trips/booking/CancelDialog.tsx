import { Alert, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { shownReason } from '@wayfare/shared';
import { CancelDialog as SharedCancelDialog } from '@wayfare/web/booking';
import { errorTextKey } from '../../frame/api/errorText.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useLanguage } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { type OwnBooking, useBookingCommand, useCancellation, useCancelReasons } from './bookings.js';

/** Asks for the reason before a trip is canceled (rule 4.26), and shows riders the fee (rule 3.27). */
export function CancelDialog({
  open,
  booking: { id: bookingId, status },
  command: name = 'cancel',
  onClose,
}: {
  open: boolean;
  booking: Pick<OwnBooking, 'id' | 'status'>;
  /** A driver gives the trip back, unless the rider did not come. */
  command?: 'cancel' | 'giveBack';
  onClose: () => void;
}) {
  const { t, locale } = useLanguage();
  const format = useFormat();
  const isRider = useSession().user?.usertype === 'rider';
  const reasons = useCancelReasons(open, isRider ? 'rider' : 'driver', status);
  const cancellation = useCancellation(bookingId, open && isRider);
  const fee = (isRider && cancellation.data?.fee) || 0;
  const command = useBookingCommand(bookingId);
  const [both, setBoth] = useState(false);
  const linked = cancellation.data?.linked;
  const alsoBack = both && linked?.mayCancel ? { both } : {};
  return (
    <SharedCancelDialog
      open={open}
      texts={{
        title: t(name === 'giveBack' ? 'console_give_back_title' : 'trip_cancel_title'),
        cancel: t(name === 'giveBack' ? 'console_give_back' : 'trip_cancel'),
        keep: t('trip_keep'),
        loading: t('loading'),
      }}
      nameOf={(reason) => shownReason(reason, t, { listed: reasons.data ?? [], language: locale })}
      reasons={reasons.isPending ? null : (reasons.data ?? [])}
      problem={reasons.isError ? t(errorTextKey(reasons.error)) : undefined}
      // Without a list of reasons, the user can still cancel.
      fallback={t('trip_cancel_other')}
      isReady={!isRider || cancellation.data !== undefined}
      isPending={command.isPending}
      onCancel={(reason) => command.mutate({ name, body: { reason, ...alsoBack } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {name === 'giveBack' && <Alert severity="info">{t('console_give_back_text')}</Alert>}
      {fee > 0 && <Alert severity="warning">{t('trip_cancel_fee_text', { fee: format.money(fee) })}</Alert>}
      {linked && !linked.mayCancel && (
        <Alert severity="info">{t('trip_linked_stays', { time: format.tripTime(linked.tripdate) })}</Alert>
      )}
      {linked?.mayCancel && (
        <FormControlLabel
          control={<Checkbox />}
          checked={both}
          onChange={(_, checked) => setBoth(checked)}
          label={t('trip_linked_both', { time: format.tripTime(linked.tripdate) })}
        />
      )}
      {isRider && cancellation.isError && (
        <Alert severity="error">{t(errorTextKey(cancellation.error))}</Alert>
      )}
    </SharedCancelDialog>
  );
}
