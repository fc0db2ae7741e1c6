import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Skeleton,
} from '@mui/material';
import { useState } from 'react';
import { errorTextKey } from '../api/errorText.js';
import { useFormat } from '../language/useFormat.js';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { useBookingCommand, useCancellation, useCancelReasons } from './bookings.js';

/** Asks for the reason before a trip is canceled (rule 4.26), and shows riders the fee (rule 3.27). */
export function CancelDialog({
  open,
  bookingId,
  onClose,
}: {
  open: boolean;
  bookingId: string;
  onClose: () => void;
}) {
  const t = useText();
  const format = useFormat();
  const isRider = useSession().user?.usertype === 'rider';
  const reasons = useCancelReasons(open);
  const cancellation = useCancellation(bookingId, open && isRider);
  const fee = (isRider && cancellation.data?.fee) || 0;
  const command = useBookingCommand(bookingId);
  const [reason, setReason] = useState('');
  const close = () => {
    setReason('');
    onClose();
  };
  const known = reasons.data ?? [];
  // Without a list of reasons, the user can still cancel.
  const sent = known.length > 0 ? reason : t('trip_cancel_other');
  return (
    <Dialog open={open} onClose={close} fullWidth maxWidth="xs" aria-labelledby="cancel-title">
      <DialogTitle id="cancel-title">{t('trip_cancel_title')}</DialogTitle>
      <DialogContent>
        {fee > 0 && (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {t('trip_cancel_fee_text', { fee: format.money(fee) })}
          </Alert>
        )}
        {isRider && cancellation.isError && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {t(errorTextKey(cancellation.error))}
          </Alert>
        )}
        {reasons.isPending && <Skeleton variant="rounded" height={140} />}
        {reasons.isError && <Alert severity="warning">{t(errorTextKey(reasons.error))}</Alert>}
        <RadioGroup
          aria-labelledby="cancel-title"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        >
          {known.map(({ id, label }) => (
            <FormControlLabel key={id} value={label} control={<Radio />} label={label} />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('trip_keep')}</Button>
        <Button
          color="error"
          variant="contained"
          disabled={reasons.isPending || (isRider && !cancellation.data) || sent === ''}
          loading={command.isPending}
          onClick={() => command.mutate({ name: 'cancel', body: { reason: sent } }, { onSuccess: close })}
        >
          {t('trip_cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
