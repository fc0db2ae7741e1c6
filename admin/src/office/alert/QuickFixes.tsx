import { Button } from '@mui/material';
import type { Alert } from '@wayfare/shared';
import type { OpenTrip } from '../../trips/booking/useCandidates.js';
import { useFixes } from './useFixes.js';

/**
 * Buttons that help the chosen trip of an alert with one click. Calls and the cancellation have buttons
 * elsewhere.
 */
export function QuickFixes({ alert, trip }: { alert: Alert; trip: OpenTrip }) {
  const { steps } = useFixes(alert, trip);
  return steps.map(({ key, label, isPending, run }) => (
    <Button key={key} size="small" variant="outlined" disabled={isPending} onClick={run} sx={{ m: 0.25 }}>
      {label}
    </Button>
  ));
}
