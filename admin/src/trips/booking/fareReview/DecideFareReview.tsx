import { Alert, Box, Button, Typography } from '@mui/material';
import type { DecideFareReviewInput, FareReviewDetails } from '@wayfare/shared';
import { useState } from 'react';
import { useFormat } from '../../../frame/texts/useFormat.js';
import { useText } from '../../../frame/texts/useText.js';
import { useOperation } from '../../../frame/providers/useOperation.js';
import { DecisionNote, sentNote } from '../DecisionNote.js';
import { statusWords } from './fareReviewWords.js';

/** Approves or rejects the part of the fare that is out of bounds, with a note; or shows the decision. */
export function DecideFareReview({ review }: { review: FareReviewDetails }) {
  const t = useText();
  const format = useFormat();
  const [note, setNote] = useState('');
  const decide = useOperation({
    run: (provider, input: DecideFareReviewInput) => provider.decideFareReview(review.id, input),
    done: 'panel_review_decided',
    stale: ['fare-reviews', 'bookings'],
  });
  if (review.status !== 'open') {
    return (
      <>
        <Alert severity="info">
          {t(statusWords[review.status])}
          {review.decidedAt ? ` · ${format.dateTime(review.decidedAt)}` : ''}
        </Alert>
        {review.note && (
          <Typography dir="auto" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {review.note}
          </Typography>
        )}
      </>
    );
  }
  // Its decisions are on the page of the booking, beside the evidence.
  if (review.reasons.includes('no_show')) return <Alert severity="info">{t('panel_review_no_show')}</Alert>;
  const amount = format.money(Math.abs(review.difference));
  const effect = review.difference >= 0 ? 'panel_review_approve_charges' : 'panel_review_approve_refunds';
  const send = (decision: DecideFareReviewInput['decision']) =>
    decide.mutate({ decision, ...sentNote(note) });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>{t(effect, { amount })}</Typography>
      <DecisionNote note={note} onChange={setNote} minRows={2} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" loading={decide.isPending} onClick={() => send('approve')}>
          {t('panel_review_approve')}
        </Button>
        <Button variant="outlined" loading={decide.isPending} onClick={() => send('reject')}>
          {t('panel_review_reject')}
        </Button>
      </Box>
    </Box>
  );
}
