import { Box, Typography } from '@mui/material';
import type { Booking, Stop } from '@wayfare/shared';
import { takenPictures, TripPictures } from '@wayfare/web/booking';
import { ShownAddress } from '../../frame/texts/ShownAddress.js';
import { Section } from '../../frame/layout/Section.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';

/**
 * The stops of a trip before its drop, with their recipients and what happened there; nothing without stops.
 */
export function StopsSection({ booking: { stops } }: { booking: Booking }) {
  const t = useText();
  if (!stops?.length) return null;
  return (
    <Section title={t('stops_title')}>
      <Box
        component="ol"
        sx={{ m: 0, paddingInlineStart: 3, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {stops.map((stop, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- stops keep their index for good
          <Box component="li" key={index} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <StopFacts stop={stop} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}

function StopFacts({ stop }: { stop: Stop }) {
  const t = useText();
  const format = useFormat();
  const { handover, reachedAt, deliveryPerson, deliveryPersonPhone, deliveryInstructions } = stop;
  const pictures = takenPictures(stop);
  const failure = handover?.failure;
  return (
    <>
      <Typography>
        <ShownAddress place={stop} isInFull />
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {failure
          ? `${t('stop_failed')}: ${t(`handover_fail_${failure.reason}`)} · ${format.tripTime(failure.at)}`
          : reachedAt
            ? t('stop_done', { time: format.tripTime(reachedAt) })
            : t('stop_ahead')}
        {handover?.proof && ` · ${t(`trip_proof_${handover.proof}`)}`}
      </Typography>
      {(deliveryPerson || deliveryPersonPhone) && (
        <Typography variant="body2">
          <bdi>{deliveryPerson}</bdi> <bdi dir="ltr">{deliveryPersonPhone}</bdi>
        </Typography>
      )}
      {deliveryInstructions && (
        <Typography variant="body2">
          <bdi>{deliveryInstructions}</bdi>
        </Typography>
      )}
      {pictures.length > 0 && (
        <Box sx={{ maxWidth: 320, mt: 1 }}>
          <TripPictures pictures={pictures} text={t} />
        </Box>
      )}
    </>
  );
}
