/** English texts for a rider's wallet and for card payments. */
export const walletTexts = {
  wallet_title: 'Wallet',
  wallet_bonus: 'Bonus money',
  wallet_bonus_text: 'Pays service fees. It cannot be withdrawn.',
  wallet_go_to_unpaid_trip: 'Go to the unpaid trip',
  wallet_open: 'Open the wallet',
  wallet_top_up: 'Add money',
  wallet_top_up_text:
    'You pay through a payment provider. The money is added to your wallet as soon as the payment is confirmed.',
  wallet_top_up_amount: 'Amount to add',
  wallet_top_up_needed: 'Please enter an amount above 0.',

  pay_card: 'Pay by card',
  pay_title: 'Choose how to pay',
  pay_amount: 'Amount',
  pay_with: 'Pay with %{provider}',
  pay_loading: 'Loading payment options…',
  pay_leaving: 'Taking you to the payment page…',
  pay_not_now: 'Not now',
  pay_give_up: 'Cancel the booking',
  pay_given_up: 'The payment was not completed, so the booking was canceled.',
  pay_now: 'Pay now',
  pay_outcome_settled: 'Payment received. Thank you.',
  pay_outcome_refunded:
    'Payment received. The trip no longer needed it, so the amount was added to your wallet.',
  pay_outcome_open: 'We are waiting for the payment provider. This page updates automatically.',
  pay_outcome_declined: 'The payment was declined. You were not charged.',
} as const;
