import { Alert } from '@mui/material';
import type { GuestTrip } from '@wayfare/shared';
import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '@wayfare/web/http';
import { useState } from 'react';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { PaymentDialog } from '../../money/payment/PaymentDialog.js';
import { TipForm } from '../booking/TipForm.js';
import { keepGuestToken } from './guestToken.js';

/** A guest's tip, which a card pays; afterward how much it was. */
export function GuestTip({ trip, token }: { trip: GuestTrip; token: string }) {
  const t = useText();
  const format = useFormat();
  const [amount, setAmount] = useState<number | null>(null);
  const checkout = useQuery({
    queryKey: ['guest tip', token, amount],
    queryFn: amount === null ? skipToken : () => call.post('/guest-trips/tip', { body: { token, amount } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (trip.tip)
    return <Alert severity="success">{t('trip_tip_thanks', { amount: format.money(trip.tip) })}</Alert>;
  if (!trip.canTip) return null;
  return (
    <>
      <TipForm
        driver={trip.driver ?? ''}
        cost={trip.cost}
        text={t('guest_trip_tip_text')}
        isBusy={checkout.isFetching}
        onGive={(given) => {
          keepGuestToken(token);
          setAmount(given);
        }}
      />
      <PaymentDialog
        open={amount !== null}
        checkout={checkout.data ?? null}
        error={checkout.error}
        onRetry={() => void checkout.refetch()}
        onClose={() => setAmount(null)}
        closeLabel={t('pay_not_now')}
        isGuest
      />
    </>
  );
}
