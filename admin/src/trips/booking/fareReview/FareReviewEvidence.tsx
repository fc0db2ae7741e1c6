import { Box, Chip } from '@mui/material';
import type { FareReviewDetails } from '@wayfare/shared';
import { useFormat } from '../../../frame/texts/useFormat.js';
import { useText } from '../../../frame/texts/useText.js';
import { FactList } from '../FactList.js';
import { flagWords, reasonWords } from './fareReviewWords.js';

/** The evidence of the track, and its problems. */
export function FareReviewEvidence({ review }: { review: FareReviewDetails }) {
  const t = useText();
  const format = useFormat();
  const unbelieved = review.track.filter(({ flagged }) => flagged).length;
  const facts: [string, string][] = [
    [t('panel_review_why'), review.reasons.map((reason) => t(reasonWords[reason])).join(', ')],
    [t('panel_review_distance_estimated'), format.distance(review.estimateDistance)],
    [t('panel_review_distance_measured'), format.distance(review.distance)],
    [t('panel_review_time_estimated'), format.duration(review.estimateTime)],
    [t('panel_review_time_measured'), format.duration(review.seconds)],
    [t('panel_review_waiting'), format.duration(review.waitingSeconds)],
    [t('panel_review_detour'), format.distance(review.detourKm)],
    [t('panel_review_points'), format.number(review.track.length)],
    [t('panel_review_unbelieved'), format.number(unbelieved)],
  ];
  return (
    <>
      <FactList facts={facts} />
      {review.flags.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {review.flags.map((flag) => (
            <Chip key={flag} size="small" color="warning" variant="outlined" label={t(flagWords[flag])} />
          ))}
        </Box>
      )}
    </>
  );
}
