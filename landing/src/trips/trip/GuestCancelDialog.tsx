import { Alert } from '@mui/material';
import { type BookingStatus, shownReason } from '@wayfare/shared';
import { CancelDialog } from '@wayfare/web/booking';
import { errorTextKey } from '../../frame/api/errorText.js';
import { useCancelReasons } from '../booking/bookings.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useLanguage } from '../../frame/language/LanguageProvider.js';
import { useGuestCancellation } from './useGuestTrip.js';

/** Asks a guest for the reason before the trip is canceled, and shows the fee. */
export function GuestCancelDialog(props: {
  open: boolean;
  token: string;
  status: BookingStatus;
  onClose: () => void;
}) {
  const { open, token, status, onClose } = props;
  const { t, locale } = useLanguage();
  const format = useFormat();
  const reasons = useCancelReasons(open, 'rider', status);
  const { fee: preview, cancel } = useGuestCancellation(token, open);
  const fee = preview.data?.fee ?? 0;
  return (
    <CancelDialog
      open={open}
      texts={{
        title: t('trip_cancel_title'),
        cancel: t('trip_cancel'),
        keep: t('trip_keep'),
        loading: t('loading'),
      }}
      nameOf={(reason) => shownReason(reason, t, { listed: reasons.data ?? [], language: locale })}
      reasons={reasons.isPending ? null : (reasons.data ?? [])}
      problem={reasons.isError ? t(errorTextKey(reasons.error)) : undefined}
      fallback={t('trip_cancel_other')}
      isReady={preview.data !== undefined}
      isPending={cancel.isPending}
      onCancel={(reason) => cancel.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    >
      {fee > 0 && <Alert severity="warning">{t('trip_cancel_fee_text', { fee: format.money(fee) })}</Alert>}
      {preview.isError && <Alert severity="error">{t(errorTextKey(preview.error))}</Alert>}
    </CancelDialog>
  );
}
