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
import type { Booking, RecordCardHoldInput } from '@wayfare/shared';
import { useId, useState } from 'react';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { Dialog } from '@wayfare/web/overlay';

type Outcome = RecordCardHoldInput['outcome'];

/** Records what staff found at a provider that does not answer whether it charged a card. */
export function RecordCaptureDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const title = useId();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [reference, setReference] = useState('');
  const record = useOperation({
    run: (provider, found: RecordCardHoldInput) => provider.recordCardHold(booking.id, found),
    done: 'panel_hold_recorded',
    onDone: onClose,
    stale: ['bookings'],
  });
  const isComplete = outcome === 'not_charged' || /^[\w.:-]{1,100}$/.test(reference.trim());
  const send = () => {
    if (outcome === 'charged') record.mutate({ outcome, reference: reference.trim() });
    else record.mutate({ outcome: 'not_charged' });
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('panel_hold_record_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('panel_hold_record_text')}</DialogContentText>
        <RadioGroup
          aria-labelledby={title}
          value={outcome}
          onChange={(_event, value) => setOutcome(value as Outcome)}
          sx={{ my: 1 }}
        >
          <FormControlLabel
            value="charged"
            control={<Radio />}
            label={t('panel_hold_found_charged', { amount: format.money(booking.cardHold?.capture ?? 0) })}
          />
          <FormControlLabel
            value="not_charged"
            control={<Radio />}
            label={t('panel_hold_found_not_charged')}
          />
        </RadioGroup>
        {outcome === 'charged' && (
          <TextField
            label={t('panel_hold_reference')}
            helperText={t('panel_hold_reference_help')}
            value={reference}
            onChange={(event) => setReference(event.target.value)}
            fullWidth
            required
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
        )}
        {outcome === 'not_charged' && (
          <DialogContentText>{t('panel_hold_not_charged_effect')}</DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button
          variant="contained"
          disabled={outcome === null || !isComplete || record.isPending}
          onClick={send}
        >
          {t('panel_hold_record')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
