import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { textKey } from '../texts/useText.js';
import { lazyScreen } from '../layout/lazyScreen.js';

export const audit = {
  list: lazyScreen(() => import('./AuditList.js'), 'AuditList'),
  icon: HistoryIcon,
  options: { label: textKey('panel_audit') },
};
