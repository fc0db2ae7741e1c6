import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import LocalTaxiIcon from '@mui/icons-material/LocalTaxi';
import { useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useDriverPosition } from './PositionProvider.js';
import { StepButton } from './StepButton.js';
import { useOffersStreet, useOwnCarType } from './streetTrips.js';
import { useDriverWork } from './WorkProvider.js';

/**
 * Starts a trip for a passenger who stops the driver on the street: with two taps, also without a network.
 */
export function StreetStart() {
  const t = useText();
  const isOffered = useOffersStreet();
  const carType = useOwnCarType();
  const [isOpen, setOpen] = useState(false);
  if (!isOffered || !carType) return null;
  return (
    <>
      <Button
        fullWidth
        variant="outlined"
        size="large"
        startIcon={<LocalTaxiIcon />}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 56 }}
      >
        {t('console_street')}
      </Button>
      <StartDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function StartDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
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
