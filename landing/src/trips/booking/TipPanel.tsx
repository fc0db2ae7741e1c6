import { Alert } from '@mui/material';
import { canTip } from '@wayfare/shared';
import { useNow } from '@wayfare/web/time';
import { useMe } from '../../people/account/useMe.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { type OwnBooking, useBookingCommand } from './bookings.js';
import { TipForm } from './TipForm.js';

/** How often the page checks whether a tip is still possible, in ms. */
const CHECKED_MS = 60_000;

/** Gives the driver of a paid trip a tip from the rider's wallet. */
export function TipPanel({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const format = useFormat();
  const now = useNow(CHECKED_MS);
  const command = useBookingCommand(booking.id);
  const balance = useMe()?.walletBalance ?? 0;
  if (booking.tip)
    return <Alert severity="success">{t('trip_tip_thanks', { amount: format.money(booking.tip) })}</Alert>;
  // Without money in the wallet there is nothing to give.
  if (!canTip(booking, now) || balance <= 0) return null;
  return (
    <TipForm
      driver={booking.driver_name ?? ''}
      cost={booking.trip_cost}
      limit={balance}
      text={t('trip_tip_text', { balance: format.money(balance) })}
      isBusy={command.isPending}
      onGive={(amount) => command.mutate({ name: 'tip', body: { amount } })}
    />
  );
}
