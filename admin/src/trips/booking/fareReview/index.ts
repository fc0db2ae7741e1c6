import FareReviewIcon from '@mui/icons-material/PriceCheckOutlined';
import { textKey } from '../../../frame/texts/useText.js';
import { lazyScreen } from '../../../frame/layout/lazyScreen.js';

export const fareReview = {
  list: lazyScreen(() => import('./FareReviewList.js'), 'FareReviewList'),
  show: lazyScreen(() => import('./FareReviewShow.js'), 'FareReviewShow'),
  icon: FareReviewIcon,
  options: { label: textKey('panel_fare_reviews') },
  recordRepresentation: 'reference',
};
