import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { exact, leftToPay, paidByCardHold, type PaymentMode, sumAmounts, toWire } from '@wayfare/shared';
import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWallet';
import CreditCardIcon from '@mui/icons-material/CreditCard';
import PaymentsIcon from '@mui/icons-material/Payments';
import { useState } from 'react';
import { useMe } from '../../people/account/useMe.js';
import { ApiError } from '@wayfare/web/http';
import { errorTextKey } from '../../frame/api/errorText.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { AmountPanel } from '../../money/payment/AmountPanel.js';
import { PaymentDialog } from '../../money/payment/PaymentDialog.js';
import { useBookingCheckout } from '../../money/payment/payments.js';
import { PromoChooser } from '../../money/promo/PromoChooser.js';
import { usePromoOnTrip } from '../../money/promo/promos.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { useBookingCommand, type OwnBooking } from './bookings.js';

/**
 * Payment of a completed trip (rules 1.1, 4.29): cash, which the driver confirms; the wallet, which pays
 * immediately; or a card, with a choice of provider as the next step. Deliveries can only be paid by
 * card (rule 9.10).
 */
export function PayPanel({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const format = useFormat();
  const command = useBookingCommand(booking.id);
  const me = useMe();
  const { category, cardPayments } = useSession().settings;
  const promo = usePromoOnTrip(booking.id);
  const [byCard, setByCard] = useState(false);
  const checkout = useBookingCheckout(booking.id, byCard);
  // Until the provider has answered, nothing else can pay the trip.
  if (booking.status !== 'PENDING' || booking.cardHold?.state === 'capturing') return null;
  const captured = paidByCardHold(booking);
  const balance = me?.walletBalance ?? 0;
  const kept = booking.promo_applied && booking.promo_details;
  const chosen = kept ? null : (promo.data ?? null);
  const applied = kept
    ? { name: kept.promo_name, discount: booking.discount_amount }
    : chosen && { name: chosen.promo_name, discount: chosen.discount };
  const due = toWire(exact(leftToPay(booking)).minus(chosen?.discount ?? 0));
  // The reserved amount pays for this trip, part of it as bonus money: the server decides how much.
  const reserved = booking.hold?.open ? sumAmounts([booking.hold.wallet, booking.hold.bonus]) : exact(0);
  const enough = reserved
    .plus(balance)
    .plus(me?.bonusBalance ?? 0)
    .gte(due);
  const bodyOf = (payment_mode: PaymentMode) => ({
    payment_mode,
    ...(chosen && { promo: chosen.id }),
  });
  const pay = (payment_mode: PaymentMode) =>
    command.mutate(
      { name: 'pay', body: bodyOf(payment_mode) },
      {
        onSuccess: () => setByCard(payment_mode === 'card'),
        // A promo that others have used up in the meantime is removed.
        onError: (error) => error instanceof ApiError && error.fields.promo && promo.reset(),
      },
    );
  // A booking's default mode is cash: only an explicit choice shows the hint.
  const choseCash =
    command.isSuccess && (command.variables.body as { payment_mode?: string }).payment_mode === 'cash';
  return (
    <AmountPanel title={t('trip_pay_title')} amount={due}>
      {captured > 0 && (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, color: 'text.secondary' }}>
          <Typography variant="body2">{t('pay_hold_paid')}</Typography>
          <Typography variant="body2" dir="ltr">
            {format.money(captured)}
          </Typography>
        </Stack>
      )}
      {category === 'taxi' && captured === 0 && (
        <Box sx={{ mt: 1 }}>
          <PromoChooser
            fare={booking.trip_cost}
            applied={applied}
            busy={command.isPending || promo.isPending}
            problem={promo.error && t(errorTextKey(promo.error))}
            onChoose={promo.mutate}
            {...(!kept && { onRemove: promo.reset })}
          />
        </Box>
      )}
      <Stack sx={{ gap: 1.25, mt: 2 }}>
        {category === 'taxi' && (
          <>
            <Button
              variant="contained"
              size="large"
              startIcon={<PaymentsIcon />}
              onClick={() => pay('cash')}
              disabled={command.isPending}
            >
              {t('trip_pay_cash')}
            </Button>
            <Button
              variant="outlined"
              size="large"
              startIcon={<AccountBalanceWalletIcon />}
              onClick={() => pay('wallet')}
              disabled={command.isPending || !enough}
            >
              {t('trip_pay_wallet', { balance: format.money(balance) })}
            </Button>
          </>
        )}
        {cardPayments ? (
          <Button
            variant={category === 'taxi' ? 'outlined' : 'contained'}
            size="large"
            startIcon={<CreditCardIcon />}
            onClick={() => pay('card')}
            disabled={command.isPending}
          >
            {t('pay_card')}
          </Button>
        ) : (
          category === 'delivery' && <Alert severity="warning">{t('no_provider_found')}</Alert>
        )}
      </Stack>
      {category === 'taxi' && !enough && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('wallet_balance_low')}
        </Typography>
      )}
      {choseCash && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('trip_pay_cash_hint')}
        </Alert>
      )}
      <PaymentDialog
        open={byCard}
        checkout={checkout.data ?? null}
        error={checkout.error}
        onRetry={() => void checkout.refetch()}
        onClose={() => setByCard(false)}
        closeLabel={t('pay_not_now')}
      />
    </AmountPanel>
  );
}
