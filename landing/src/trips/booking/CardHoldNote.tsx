import { Alert } from '@mui/material';
import { type CardHold, paidByCardHold } from '@wayfare/shared';
import type { OwnBooking } from './bookings.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';

/** A note about the amount held on the rider's card for a trip, and its state. */
export function CardHoldNote({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const format = useFormat();
  const { cardHold: hold, status } = booking;
  if (!hold || hold.state === 'wanted') return null;
  // A failed hold matters only as long as the fare is due.
  if (hold.state === 'failed' && status !== 'PENDING') return null;
  return (
    <Alert severity={hold.state === 'failed' ? 'warning' : 'info'} role="status">
      {t(`hold_state_${hold.state}`, { amount: format.money(amountOf(hold)) })}
    </Alert>
  );
}

function amountOf(hold: CardHold): number {
  if (hold.state === 'capturing') return hold.capture ?? hold.amount;
  return hold.state === 'captured' ? paidByCardHold({ cardHold: hold }) : hold.amount;
}
