import { Button } from '@mui/material';
import type { Alert } from '@wayfare/shared';
import { useState } from 'react';
import { useStaffMay } from '../../frame/access/useStaffMay.js';
import { useText } from '../../frame/texts/useText.js';
import { LazyEndTripDialog } from '../../trips/booking/lazyDialogs.js';
import type { OpenTrip } from '../../trips/booking/useCandidates.js';
import { useFixes } from './useFixes.js';

/**
 * Buttons that help the chosen trip of an alert: with one click, or with the dialog that ends the trip. Calls
 * and the cancellation have buttons elsewhere.
 */
export function QuickFixes({ alert, trip }: { alert: Alert; trip: OpenTrip }) {
  const t = useText();
  const mayEnd = useStaffMay('endTrips');
  const [isEnding, setEnding] = useState(false);
  const { steps, fits } = useFixes(alert, trip);
  return (
    <>
      {steps.map(({ key, label, isPending, run }) => (
        <Button key={key} size="small" variant="outlined" disabled={isPending} onClick={run} sx={{ m: 0.25 }}>
          {label}
        </Button>
      ))}
      {mayEnd && fits.includes('end') && (
        <Button size="small" variant="outlined" onClick={() => setEnding(true)} sx={{ m: 0.25 }}>
          {t('panel_end_trip')}
        </Button>
      )}
      {isEnding && <LazyEndTripDialog id={trip.id} onClose={() => setEnding(false)} />}
    </>
  );
}
