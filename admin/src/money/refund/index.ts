import CardIcon from '@mui/icons-material/CreditCardOutlined';
import RefundIcon from '@mui/icons-material/CurrencyExchangeOutlined';
import { textKey } from '../../frame/texts/useText.js';
import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const cardPayment = {
  list: lazyScreen(() => import('./CardPaymentList.js'), 'CardPaymentList'),
  icon: CardIcon,
  options: { label: textKey('panel_card_payment_name') },
  recordRepresentation: 'id',
};

export const cardRefund = {
  list: lazyScreen(() => import('./CardRefundList.js'), 'CardRefundList'),
  icon: RefundIcon,
  options: { label: textKey('panel_card_refund_name') },
  recordRepresentation: 'id',
};
