/** English texts for a rider's wallet and for card payments. */
export const walletTexts = {
  wallet_title: 'Wallet',
  wallet_bonus: 'Bonus money',
  wallet_bonus_text: 'Pays service fees. It cannot be withdrawn.',
  wallet_go_to_unpaid_trip: 'Go to the unpaid trip',
  wallet_open: 'Open the wallet',
  wallet_top_up: 'Add money',
  wallet_top_up_text: 'You pay with a payment provider; the money is in your wallet as soon as it confirms.',
  wallet_top_up_amount: 'Amount to add',
  wallet_top_up_needed: 'Please enter an amount above 0.',

  pay_card: 'Pay by card',
  pay_title: 'Choose how to pay',
  pay_amount: 'Amount',
  pay_with: 'Pay with %{provider}',
  pay_loading: 'Looking for ways to pay …',
  pay_leaving: 'We are taking you to the payment page …',
  pay_not_now: 'Not now',
  pay_give_up: 'Cancel the booking',
  pay_given_up: 'The payment was not finished, so the booking was cancelled.',
  pay_now: 'Pay now',
  pay_outcome_settled: 'Your payment has arrived. Thank you.',
  pay_outcome_refunded:
    'Your payment has arrived. The trip needed no payment any more, so it is in your wallet.',
  pay_outcome_open: 'We are waiting for the payment provider. This page updates by itself.',
  pay_outcome_declined: 'The payment was declined. Nothing was taken.',
} as const;
