import {
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { type HandoverFailureReason, handoverFailureReasons } from '@wayfare/shared';
import { useId, useState } from 'react';
import { useBookingCommand } from '../booking/bookings.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Dialog } from '@wayfare/web/overlay';

/** The longest note, in characters. */
const LONGEST_NOTE = 300;

/** Asks why a parcel could not be handed over, before it goes back to its sender. */
export function FailHandoverDialog({
  open,
  bookingId,
  stop,
  onClose,
}: {
  open: boolean;
  bookingId: string;
  /** The stop it is about; null for the drop. */
  stop: number | null;
  onClose: () => void;
}) {
  const t = useText();
  const titleId = useId();
  const [reason, setReason] = useState<HandoverFailureReason | null>(null);
  const [note, setNote] = useState('');
  const report = useBookingCommand(bookingId);
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('handover_fail_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {t(stop === null ? 'handover_fail_text' : 'handover_fail_stop_text')}
        </DialogContentText>
        <RadioGroup
          aria-labelledby={titleId}
          value={reason ?? ''}
          onChange={(_, chosen) => setReason(chosen as HandoverFailureReason)}
          sx={{ my: 1.5 }}
        >
          {handoverFailureReasons.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={t(`handover_fail_${one}`)} />
          ))}
        </RadioGroup>
        <TextField
          fullWidth
          multiline
          label={t('handover_fail_note')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST_NOTE } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          color="error"
          variant="contained"
          disabled={!reason}
          loading={report.isPending}
          onClick={() => {
            if (reason)
              report.mutate({ name: 'handover/fail', body: { reason, note, stop } }, { onSuccess: onClose });
          }}
        >
          {t(stop === null ? 'handover_fail_confirm' : 'handover_fail_stop_confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
