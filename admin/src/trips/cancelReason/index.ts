import CancelIcon from '@mui/icons-material/EventBusyOutlined';
import { textKey } from '../../frame/texts/useText.js';
import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const cancelReason = {
  list: lazyScreen(() => import('./CancelReasonList.js'), 'CancelReasonList'),
  icon: CancelIcon,
  options: { label: textKey('panel_cancel_reason_name') },
  recordRepresentation: 'label',
};
