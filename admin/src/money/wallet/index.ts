import BalanceIcon from '@mui/icons-material/BalanceOutlined';
import ApprovalIcon from '@mui/icons-material/FactCheckOutlined';
import { textKey } from '../../frame/texts/useText.js';
import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const AddToWalletPage = lazyScreen(() => import('./AddToWallet.js'), 'AddToWallet');
export const LedgerProofPage = lazyScreen(() => import('./LedgerProof.js'), 'LedgerProof');

export const adjustment = {
  list: lazyScreen(() => import('./AdjustmentList.js'), 'AdjustmentList'),
  icon: ApprovalIcon,
  options: { label: textKey('panel_adjustment_name') },
};

export const entry = {
  list: lazyScreen(() => import('./EntryList.js'), 'EntryList'),
  icon: BalanceIcon,
  options: { label: textKey('panel_entry_name') },
};
