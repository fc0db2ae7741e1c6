import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { FareReviewDetails, FareReviewRow } from '@wayfare/shared';
import { Link, Show, useCreatePath, useDataProvider, useRecordContext } from 'react-admin';
import { useText } from '../../../frame/texts/useText.js';
import { LoadFailed } from '../../../frame/feedback/ErrorPage.js';
import { LoadingPage } from '../../../frame/feedback/LoadingPage.js';
import { Section, Sections } from '../../../frame/layout/Section.js';
import type { PanelDataProvider } from '../../../frame/providers/dataProvider.js';
import { DecideFareReview } from './DecideFareReview.js';
import { FareReviewAmounts } from './FareReviewAmounts.js';
import { FareReviewEvidence } from './FareReviewEvidence.js';
import { ReviewStatus } from './FareReviewList.js';
import { FareReviewMap } from './FareReviewMap.js';

/** One fare review with everything needed to decide it: map, track, estimate and both amounts. */
export function FareReviewShow() {
  return (
    <Show actions={false} component="div">
      <FareReviewPage />
    </Show>
  );
}

function FareReviewPage() {
  const id = useRecordContext<FareReviewRow>()?.id;
  const provider = useDataProvider<PanelDataProvider>();
  const review = useQuery({
    queryKey: ['fare-reviews', 'details', id],
    queryFn: () => provider.fareReview(id as string),
    enabled: id !== undefined,
  });
  if (review.isPending) return <LoadingPage />;
  if (review.isError) return <LoadFailed onRetry={() => void review.refetch()} />;
  return <Review review={review.data} />;
}

function Review({ review }: { review: FareReviewDetails }) {
  const t = useText();
  const createPath = useCreatePath();
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h2" component="p">
          <bdi>{review.reference}</bdi>
        </Typography>
        <ReviewStatus status={review.status} />
        <Link to={createPath({ resource: 'bookings', id: review.id, type: 'show' })}>
          {t('panel_review_booking')}
        </Link>
      </Box>
      <Sections>
        <Section title={t('panel_route')}>
          <FareReviewMap review={review} />
        </Section>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <Section title={t('panel_money')}>
            <FareReviewAmounts review={review} />
          </Section>
          <Section title={t('panel_review_decision')}>
            <DecideFareReview review={review} />
          </Section>
        </Box>
        <Section title={t('panel_review_evidence')}>
          <FareReviewEvidence review={review} />
        </Section>
      </Sections>
    </Box>
  );
}
