import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import {
  exact,
  leftToPay,
  paidByCardHold,
  type PaymentMode,
  paymentModes,
  sumAmounts,
  toWire,
  tripState,
} from '@wayfare/shared';
import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWallet';
import CreditCardIcon from '@mui/icons-material/CreditCard';
import PaymentsIcon from '@mui/icons-material/Payments';
import { type ReactNode, useState } from 'react';
import { HeldMoney, useMoneyHold } from '../../people/account/HeldMoney.js';
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
 * Payment of a completed trip (rules 1.1, 4.29): the total, then the way of payment that was chosen at
 * booking, then the others. Cash is confirmed by the driver; the wallet pays immediately; a card needs a
 * choice of provider as the next step. Deliveries can only be paid by card (rule 9.10).
 */
export function PayPanel({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const format = useFormat();
  const command = useBookingCommand(booking.id);
  const me = useMe();
  const moneyHold = useMoneyHold();
  const { settings } = useSession();
  const promo = usePromoOnTrip(booking.id);
  const [byCard, setByCard] = useState(false);
  const checkout = useBookingCheckout(booking.id, byCard);
  if (booking.status !== 'PENDING') return null;
  // Until the provider has answered, nothing else can pay the trip.
  if (tripState(booking) === 'PENDING_CHARGE')
    return <AmountPanel title={t('trip_pay_title')} amount={leftToPay(booking)} />;
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
  const isHeld = moneyHold !== null && !booking.hold?.open;
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
  const { category } = settings;
  const chosenMode: PaymentMode = category === 'delivery' ? 'card' : booking.payment_mode;
  const methods: Record<
    PaymentMode,
    { text: string; icon: ReactNode; isOffered: boolean; isPossible: boolean }
  > = {
    cash: {
      text: t('trip_pay_cash'),
      icon: <PaymentsIcon />,
      isOffered: category === 'taxi',
      isPossible: true,
    },
    wallet: {
      text: t('trip_pay_wallet', { balance: format.money(balance) }),
      icon: <AccountBalanceWalletIcon />,
      isOffered: category === 'taxi',
      isPossible: enough && !isHeld,
    },
    card: {
      text: t('pay_card'),
      icon: <CreditCardIcon />,
      isOffered: settings.cardPayments,
      isPossible: true,
    },
  };
  const button = (mode: PaymentMode) => (
    <Button
      key={mode}
      variant={mode === chosenMode ? 'contained' : 'outlined'}
      size={mode === chosenMode ? 'large' : 'medium'}
      startIcon={methods[mode].icon}
      onClick={() => pay(mode)}
      disabled={command.isPending || !methods[mode].isPossible}
    >
      {methods[mode].text}
    </Button>
  );
  const others = paymentModes.filter((mode) => mode !== chosenMode && methods[mode].isOffered);
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
      <Stack sx={{ gap: 1.25, mt: 1.5 }}>
        {chosenMode === 'cash' && (
          <Typography>{t('trip_pay_cash_hint', { amount: format.money(due) })}</Typography>
        )}
        {/* The driver confirms cash; a promo that was chosen here must reach the server first. */}
        {(chosenMode !== 'cash' || chosen) && methods[chosenMode].isOffered && button(chosenMode)}
        {category === 'delivery' && !settings.cardPayments && (
          <Alert severity="warning">{t('no_provider_found')}</Alert>
        )}
        {category === 'taxi' && isHeld && <HeldMoney />}
        {category === 'taxi' && !enough && chosenMode === 'wallet' && (
          <Typography variant="body2" color="text.secondary">
            {t('wallet_balance_low')}
          </Typography>
        )}
      </Stack>
      {others.length > 0 && (
        <Stack
          role="group"
          aria-label={t('trip_pay_other')}
          direction="row"
          sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}
        >
          <Typography variant="body2" color="text.secondary" sx={{ width: '100%' }}>
            {t('trip_pay_other')}
          </Typography>
          {others.map(button)}
        </Stack>
      )}
      {category === 'taxi' && captured === 0 && (
        <Box sx={{ mt: 2 }}>
          <PromoChooser
            fare={booking.trip_cost}
            applied={applied}
            busy={command.isPending || promo.isPending}
            problem={promo.error && t(errorTextKey(promo.error))}
            provesPhone={promo.error instanceof ApiError && promo.error.key === 'promo_phone_unproved'}
            onChoose={promo.mutate}
            {...(!kept && { onRemove: promo.reset })}
          />
        </Box>
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
