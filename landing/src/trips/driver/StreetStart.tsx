import { Button } from '@mui/material';
import LocalTaxiIcon from '@mui/icons-material/LocalTaxi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useIdle } from '../../frame/layout/useIdle.js';
import { useOwnCarType } from './streetTrips.js';

/** A trip may start without a network: its scripts come with those of the dialog. */
async function loadStreetDialog() {
  const [{ StreetDialog }] = await Promise.all([import('./StreetDialog.js'), import('./CurrentTrip.js')]);
  return { StreetDialog };
}

/**
 * Starts a trip for a passenger who stops the driver on the street: with two taps, also without a network.
 * The button can be used once all that the trip needs has loaded.
 */
export function StreetStart() {
  const t = useText();
  const carType = useOwnCarType();
  const [isOpen, setOpen] = useState(false);
  const isIdle = useIdle();
  const { data: loaded } = useQuery({
    queryKey: ['scripts', 'street'],
    queryFn: loadStreetDialog,
    enabled: isIdle && carType !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  if (!carType) return null;
  return (
    <>
      <Button
        fullWidth
        variant="outlined"
        size="large"
        startIcon={<LocalTaxiIcon />}
        disabled={!loaded}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 56 }}
      >
        {t('console_street')}
      </Button>
      {loaded && <loaded.StreetDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
