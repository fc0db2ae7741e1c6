import type { FareReviewReason, FareReviewStatus, TrackFlag, TranslationKey } from '@wayfare/shared';

export const statusWords: Record<FareReviewStatus, TranslationKey> = {
  open: 'panel_review_open',
  confirmed: 'panel_review_confirmed',
  approved: 'panel_review_approved',
  rejected: 'panel_review_rejected',
  corrected: 'panel_review_corrected',
};

export const reasonWords: Record<FareReviewReason, TranslationKey> = {
  above_bound: 'panel_review_above',
  below_bound: 'panel_review_below',
  drop_disputed: 'panel_review_disputed',
  unbelieved: 'panel_review_doubted',
  corrected: 'panel_review_by_office',
  no_show: 'panel_review_no_show',
};

export const flagWords: Record<TrackFlag, TranslationKey> = {
  implausible_points: 'track_flag_implausible_points',
  end_not_believed: 'track_flag_end_not_believed',
  start_far_from_pickup: 'track_flag_start_far_from_pickup',
  arrival_unproven: 'track_flag_arrival_unproven',
};
