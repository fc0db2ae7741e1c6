import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { textKey } from '../texts/useText.js';
import { lazyScreen } from '../layout/lazyScreen.js';

export const withdraw = {
  list: lazyScreen(() => import('./WithdrawList.js'), 'WithdrawList'),
  icon: PaymentsIcon,
  options: { label: textKey('panel_withdraw_name') },
  recordRepresentation: 'name',
};
