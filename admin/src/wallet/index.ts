import { lazyScreen } from '../layout/lazyScreen.js';

export const AddToWalletPage = lazyScreen(() => import('./AddToWallet.js'), 'AddToWallet');
export const LedgerProofPage = lazyScreen(() => import('./LedgerProof.js'), 'LedgerProof');
