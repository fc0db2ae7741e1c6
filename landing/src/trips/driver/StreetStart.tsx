import { Button } from '@mui/material';
import LocalTaxiIcon from '@mui/icons-material/LocalTaxi';
import { useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { StreetDialog } from './StreetDialog.js';
import { useOwnCarType } from './streetTrips.js';

/**
 * Starts a trip for a passenger who stops the driver on the street: with two taps, also without a network.
 */
export function StreetStart() {
  const t = useText();
  const carType = useOwnCarType();
  const [isOpen, setOpen] = useState(false);
  if (!carType) return null;
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
      <StreetDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
