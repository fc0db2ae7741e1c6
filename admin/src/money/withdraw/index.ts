import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { textKey } from '../../frame/texts/useText.js';
import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const withdraw = {
  list: lazyScreen(() => import('./WithdrawList.js'), 'WithdrawList'),
  icon: PaymentsIcon,
  options: { label: textKey('panel_withdraw_name') },
  recordRepresentation: 'name',
};
