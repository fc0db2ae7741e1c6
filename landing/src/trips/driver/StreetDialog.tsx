import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useDriverPosition } from './PositionProvider.js';
import { StepButton } from './StepButton.js';
import { useDriverWork } from './WorkProvider.js';

/** Asks before a trip begins for the passenger who is at the car. */
export function StreetDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText();
  const { position, placeOfStep } = useDriverPosition();
  const { takeStep } = useDriverWork();
  const from = placeOfStep() ?? position;
  const start = () => {
    const here = placeOfStep() ?? position;
    if (!here) return;
    const { lat, lng } = here;
    takeStep({ booking: crypto.randomUUID(), name: 'street', body: { lat, lng } });
    onClose();
  };
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="street-title">
      <DialogTitle id="street-title">{t('console_street_title')}</DialogTitle>
      <DialogContent>
        <Typography>{t('console_street_text')}</Typography>
        {!from && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {t('console_street_no_position')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexDirection: 'column', gap: 1, p: 2, '& > *': { m: '0 !important' } }}>
        <StepButton loading={false} disabled={!from} onClick={start}>
          {t('console_street_start')}
        </StepButton>
        <Button fullWidth onClick={onClose}>
          {t('cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
