import { Alert } from '@mui/material';
import type { Booking } from '@wayfare/shared';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';

/** The proof that a parcel was handed over, and what its courier reported if it could not be. */
export function HandoverFacts({ booking: { handover } }: { booking: Booking }) {
  const t = useText();
  const format = useFormat();
  if (!handover) return null;
  const { proof, failure } = handover;
  return (
    <>
      {failure && (
        <Alert severity="warning">
          {t('panel_handover_failed')}: {t(`handover_fail_${failure.reason}`)} · {format.tripTime(failure.at)}
          {failure.meters !== null && (
            <> · {t('panel_handover_away', { distance: format.distance(failure.meters / 1000) })}</>
          )}
          {failure.note && (
            <>
              {' '}
              · <bdi>{failure.note}</bdi>
            </>
          )}
        </Alert>
      )}
      {proof && (
        <Alert severity="success">
          {t('panel_handover_proof')}: {t(`trip_proof_${proof}`)}
          {failure && ` · ${t('trip_proof_returned')}`}
        </Alert>
      )}
    </>
  );
}
