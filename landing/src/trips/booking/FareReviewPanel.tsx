import { Alert, Box, Button, Typography } from '@mui/material';
import type { FareReviewSummary } from '@wayfare/shared';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { type OwnBooking, useBookingCommand } from './bookings.js';

/** Explains the part of a fare that the trip's evidence does not support, and lets the rider pay it. */
export function FareReviewPanel({ booking }: { booking: OwnBooking }) {
  const { fareReview: review } = booking;
  if (!review) return null;
  return review.status === 'open' ? (
    <OpenReview booking={booking} review={review} />
  ) : (
    <DecidedReview review={review} />
  );
}

function OpenReview({ booking, review }: { booking: OwnBooking; review: FareReviewSummary }) {
  const t = useText();
  const format = useFormat();
  const command = useBookingCommand(booking.id);
  const amounts = {
    measured: format.money(review.measured.trip_cost),
    settled: format.money(review.settled.trip_cost),
  };
  return (
    <Box
      component="section"
      aria-labelledby="fare-review"
      sx={{ bgcolor: 'var(--tint)', borderRadius: 5, p: 2.5 }}
    >
      <Typography variant="h4" component="h3" id="fare-review" sx={{ mb: 1 }}>
        {t('trip_review_title')}
      </Typography>
      {review.reasons.includes('drop_disputed') && <Typography>{t('trip_review_disputed')}</Typography>}
      {review.difference > 0 && <Typography>{t('trip_review_more', amounts)}</Typography>}
      {review.difference < 0 && <Typography>{t('trip_review_less', amounts)}</Typography>}
      {review.difference > 0 && (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          loading={command.isPending}
          onClick={() => command.mutate({ name: 'fare-review/confirm', body: {} })}
        >
          {t('trip_review_agree', { amount: format.money(review.difference) })}
        </Button>
      )}
    </Box>
  );
}

function DecidedReview({
  review: { status, difference, measured, correctedFor },
}: {
  review: FareReviewSummary;
}) {
  const t = useText();
  const format = useFormat();
  if (correctedFor) {
    const amount = format.money(measured.trip_cost);
    return <Alert severity="info">{t('trip_fare_corrected', { amount, reason: correctedFor })}</Alert>;
  }
  const amount = format.money(Math.abs(difference));
  if (status === 'rejected' || difference === 0)
    return <Alert severity="info">{t('trip_review_done_kept')}</Alert>;
  return (
    <Alert severity="info">
      {t(difference > 0 ? 'trip_review_done_paid' : 'trip_review_done_refunded', { amount })}
    </Alert>
  );
}
