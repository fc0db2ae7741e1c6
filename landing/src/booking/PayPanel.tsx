import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { exact, type PaymentMode, toWire, type UsablePromo } from '@wayfare/shared';
import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWallet';
import CreditCardIcon from '@mui/icons-material/CreditCard';
import PaymentsIcon from '@mui/icons-material/Payments';
import { useState } from 'react';
import { useMe } from '../account/useMe.js';
import { useFormat } from '../language/useFormat.js';
import { useT } from '../language/LanguageProvider.js';
import { PaymentDialog } from '../payment/PaymentDialog.js';
import { useBookingCheckout } from '../payment/payments.js';
import { PromoChooser } from '../promo/PromoChooser.js';
import { onFare, promoOfCode, useUsablePromos } from '../promo/promos.js';
import { useSession } from '../session/SessionProvider.js';
import { useBookingCommand, type OwnBooking } from './bookings.js';

/**
 * How to pay a trip that has ended (rules 1.1, 4.29): cash, which the driver confirms, the wallet, which pays at once,
 * or a card, with the provider that is chosen next. A delivery is paid by card alone (rule 9.10).
 */
export function PayPanel({ booking }: { booking: OwnBooking }) {
  const t = useT();
  const format = useFormat();
  const command = useBookingCommand(booking.id);
  const me = useMe();
  const { category, decimal } = useSession().settings;
  const [promo, setPromo] = useState<UsablePromo | null>(null);
  const [promoProblem, setPromoProblem] = useState<string | null>(null);
  const usable = useUsablePromos(false);
  const [byCard, setByCard] = useState(false);
  const checkout = useBookingCheckout(booking.id, byCard);
  if (booking.status !== 'PENDING') return null;
  const balance = me?.walletBalance ?? 0;
  const kept = booking.promo_applied && booking.promo_details;
  const applied = promo && !kept ? onFare(promo, booking.trip_cost, decimal) : null;
  const due = toWire(exact(booking.customer_paid).minus(applied?.discount ?? 0));
  const enough = balance >= due;
  const bodyOf = (payment_mode: PaymentMode) => ({
    payment_mode,
    ...(promo && applied ? { promo: promo.id } : {}),
  });
  const pay = (payment_mode: 'cash' | 'wallet') =>
    command.mutate({ name: 'pay', body: bodyOf(payment_mode) });
  const payByCard = () =>
    command.mutate({ name: 'pay', body: bodyOf('card') }, { onSuccess: () => setByCard(true) });
  const choose = (asked: string) => {
    const known = usable.data ?? [];
    const chosen = known.find(({ id }) => id === asked) ?? promoOfCode(known, asked);
    const isTooSmall = chosen && booking.trip_cost < chosen.min_order;
    setPromo(isTooSmall ? null : (chosen ?? null));
    setPromoProblem(chosen ? (isTooSmall ? t('promo_min_order') : null) : t('promo_unknown'));
  };
  // The booking's own mode is cash until something else is chosen: only a choice made here asks for the hint.
  const choseCash =
    command.isSuccess && (command.variables.body as { payment_mode?: string }).payment_mode === 'cash';
  return (
    <Box sx={{ bgcolor: '#fff4e2', borderRadius: 5, p: 2.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <Typography variant="h3" component="h3">
          {t('trip_pay_title')}
        </Typography>
        <Typography sx={{ fontWeight: 800, fontSize: '1.7rem' }} dir="ltr">
          {format.money(due)}
        </Typography>
      </Stack>
      {category === 'taxi' && (
        <Box sx={{ mt: 1 }}>
          <PromoChooser
            fare={booking.trip_cost}
            applied={kept ? { name: kept.promo_name, discount: booking.discount_amount } : applied}
            busy={command.isPending}
            problem={promoProblem}
            onChoose={choose}
            {...(kept ? {} : { onRemove: () => setPromo(null) })}
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
        <Button
          variant={category === 'taxi' ? 'outlined' : 'contained'}
          size="large"
          startIcon={<CreditCardIcon />}
          onClick={payByCard}
          disabled={command.isPending}
        >
          {t('pay_card')}
        </Button>
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
    </Box>
  );
}
