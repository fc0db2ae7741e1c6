import CompareIcon from '@mui/icons-material/CompareArrowsOutlined';
import { textKey } from '../../frame/texts/useText.js';
import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const paymentDifference = {
  list: lazyScreen(() => import('./PaymentDifferenceList.js'), 'PaymentDifferenceList'),
  icon: CompareIcon,
  options: { label: textKey('panel_difference_name') },
  recordRepresentation: 'id',
};
