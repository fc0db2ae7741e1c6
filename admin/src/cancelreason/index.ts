import CancelIcon from '@mui/icons-material/EventBusyOutlined';
import { textKey } from '../texts/useText.js';
import { lazyScreen } from '../layout/lazyScreen.js';

export const cancelReason = {
  list: lazyScreen(() => import('./CancelReasonList.js'), 'CancelReasonList'),
  icon: CancelIcon,
  options: { label: textKey('panel_cancel_reason_name') },
  recordRepresentation: 'label',
};
