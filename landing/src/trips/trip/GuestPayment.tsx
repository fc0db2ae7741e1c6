import { Button, Typography } from '@mui/material';
import CreditCardIcon from '@mui/icons-material/CreditCard';
import { call } from '@wayfare/web/http';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { AmountPanel } from '../../money/payment/AmountPanel.js';
import { PaymentDialog } from '../../money/payment/PaymentDialog.js';
import { keepGuestToken } from './guestToken.js';

/** The amount that a guest has to pay by card before the trip is dispatched, and the ways to pay it. */
export function GuestPayment({ due, token }: { due: number; token: string }) {
  const t = useText();
  const [paying, setPaying] = useState(false);
  const checkout = useQuery({
    queryKey: ['guest checkout', token],
    queryFn: () => call.post('/guest-trips/payment', { body: { token } }),
    enabled: paying,
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <AmountPanel title={t('trip_pay_title')} amount={due}>
      <Typography sx={{ mt: 1 }}>{t('guest_trip_pay_text')}</Typography>
      <Button
        variant="contained"
        size="large"
        startIcon={<CreditCardIcon />}
        sx={{ mt: 2 }}
        onClick={() => {
          keepGuestToken(token);
          setPaying(true);
        }}
      >
        {t('pay_now')}
      </Button>
      <PaymentDialog
        open={paying}
        checkout={checkout.data ?? null}
        error={checkout.error}
        onRetry={() => void checkout.refetch()}
        onClose={() => setPaying(false)}
        closeLabel={t('pay_not_now')}
        isGuest
      />
    </AmountPanel>
  );
}
