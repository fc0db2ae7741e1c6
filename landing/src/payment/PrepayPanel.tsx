import { Box, Button, Stack, Typography } from '@mui/material';
import CreditCardIcon from '@mui/icons-material/CreditCard';
import { useState } from 'react';
import type { OwnBooking } from '../booking/bookings.js';
import { useFormat } from '../language/useFormat.js';
import { useText } from '../language/LanguageProvider.js';
import { PaymentDialog } from './PaymentDialog.js';
import { useBookingCheckout } from './payments.js';
import { useAbandonBooking } from './useAbandonBooking.js';

/** For a booking that needs prepayment, or a hold on the rider's card: pay it or cancel it (rules 4.27, 9.10). */
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
    <Box sx={{ bgcolor: '#fff4e2', borderRadius: 5, p: 2.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <Typography variant="h3" component="h3">
          {t(toHold === null ? 'trip_pay_title' : 'pay_hold_title')}
        </Typography>
        <Typography sx={{ fontWeight: 800, fontSize: '1.7rem' }} dir="ltr">
          {format.money(toHold ?? booking.payableAmount)}
        </Typography>
      </Stack>
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
    </Box>
  );
}
