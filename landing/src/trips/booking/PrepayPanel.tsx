import { Button, Stack, Typography } from '@mui/material';
import CreditCardIcon from '@mui/icons-material/CreditCard';
import { useState } from 'react';
import { AmountPanel } from '../../money/payment/AmountPanel.js';
import type { OwnBooking } from './bookings.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { PaymentDialog } from '../../money/payment/PaymentDialog.js';
import { useBookingCheckout } from '../../money/payment/payments.js';
import { useAbandonBooking } from '../../money/payment/useAbandonBooking.js';

/**
 * For a booking that needs prepayment, or a hold on the rider's card: pay it or cancel it (rules 4.27, 9.10).
 */
export function PrepayPanel({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const format = useFormat();
  const abandon = useAbandonBooking();
  const [paying, setPaying] = useState(false);
  const [givenUp, setGivenUp] = useState(false);
  const checkout = useBookingCheckout(booking.id, paying);
  if (booking.status !== 'PAYMENT_PENDING') return null;
  const toHold = booking.cardHold?.amount ?? null;
  return (
    <AmountPanel
      title={t(toHold === null ? 'trip_pay_title' : 'pay_hold_title')}
      amount={toHold ?? booking.payableAmount}
    >
      {toHold !== null && <Typography>{t('pay_hold_text', { amount: format.money(toHold) })}</Typography>}
      <Stack sx={{ gap: 1.25, mt: 2 }}>
        <Button
          variant="contained"
          size="large"
          startIcon={<CreditCardIcon />}
          onClick={() => setPaying(true)}
          disabled={givenUp}
        >
          {t(toHold === null ? 'pay_now' : 'pay_hold_now')}
        </Button>
        <Button
          color="error"
          variant="outlined"
          loading={givenUp}
          onClick={() => {
            setGivenUp(true);
            abandon(booking.id);
          }}
        >
          {t('pay_give_up')}
        </Button>
      </Stack>
      <PaymentDialog
        open={paying}
        checkout={checkout.data ?? null}
        error={checkout.error}
        onRetry={() => void checkout.refetch()}
        onClose={() => setPaying(false)}
        closeLabel={t('pay_not_now')}
      />
    </AmountPanel>
  );
}
