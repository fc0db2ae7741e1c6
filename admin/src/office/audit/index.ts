import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { textKey } from '../../frame/texts/useText.js';
import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const audit = {
  list: lazyScreen(() => import('./AuditList.js'), 'AuditList'),
  icon: HistoryIcon,
  options: { label: textKey('panel_audit') },
};
