import { Box, Typography } from '@mui/material';
import {
  isPaid,
  isPriceOpen,
  type Booking,
  type CardHold,
  cardHoldFailures,
  hoursEndAt,
  type PresentedBooking,
  shownHireParts,
  type TranslationKey,
  visibleBookingFields,
} from '@wayfare/shared';
import { hireBeyondWords, hirePartWords, hireWords } from '@wayfare/web/booking';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { useSession } from '../../frame/session/session.js';

/** `planned` is the label while the trip is unpaid (rule 3.12). */
type Line = { source: keyof Booking; label: TranslationKey; planned?: TranslationKey; strong?: boolean };

/**
 * The same money twice: where it goes, and where it comes from. Each side adds up to the trip's cost;
 * what the rider added is a part of the driver's share.
 * Then what comes on top, and the cancellation fee.
 */
const parts: readonly (readonly Line[])[] = [
  [
    { source: 'driver_share', label: 'panel_driver_share' },
    { source: 'riderExtra', label: 'panel_rider_extra' },
    { source: 'convenience_fees', label: 'panel_convenience_fee' },
    { source: 'trip_cost', label: 'panel_trip_cost', strong: true },
  ],
  [
    { source: 'cashPaymentAmount', label: 'panel_cash_amount' },
    { source: 'cardPaymentAmount', label: 'panel_card_amount' },
    { source: 'usedWalletMoney', label: 'panel_wallet_amount' },
    { source: 'usedBonusMoney', label: 'wallet_bonus' },
    { source: 'customer_paid', label: 'panel_customer_paid', planned: 'panel_customer_pays', strong: true },
    { source: 'discount', label: 'panel_discount' },
  ],
  [
    { source: 'raise', label: 'panel_raise' },
    { source: 'tip', label: 'trip_tip' },
  ],
  [{ source: 'cancel_fee', label: 'panel_cancel_fee', strong: true }],
];

/** The amounts that are only known once the meter was read. */
const ofPrice = [...(parts[0] ?? []), ...(parts[1] ?? [])].map(({ source }) => source);

/** How a trip's cost is made up, and how it is paid. */
export function MoneyBreakdown({ booking }: { booking: Booking }) {
  const t = useText();
  const format = useFormat();
  const { user } = useSession();
  const visible = visibleBookingFields(user.usertype);
  const paid = isPaid(booking);
  const isOpen = isPriceOpen(booking);
  const isShown = ({ source, planned }: Line) =>
    !(isOpen && ofPrice.includes(source)) &&
    visible.includes(source) &&
    typeof booking[source] === 'number' &&
    (paid || !planned || booking.status !== 'CANCELLED');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {!paid && booking.status !== 'CANCELLED' && (
        <Typography variant="body2" color="textSecondary">
          {t(isOpen ? 'change_price_meter' : 'panel_paid_planned')}
        </Typography>
      )}
      <HireLines booking={booking} />
      {booking.heldMoney && (
        <Typography sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          {t(`panel_money_${booking.heldMoney.state}`)}
          <bdi>{format.money(booking.heldMoney.amount)}</bdi>
        </Typography>
      )}
      {parts
        .map((lines) => lines.filter(isShown))
        .filter((lines) => lines.length > 0)
        .map((lines, index) => (
          <Box
            key={lines[0]?.source ?? index}
            component="dl"
            sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', gap: '6px 16px' }}
          >
            {lines.map(({ source, label, planned = label, strong }) => (
              <Box key={source} sx={{ display: 'contents', fontWeight: strong ? 700 : 400 }}>
                <Box
                  component="dt"
                  sx={{ fontWeight: 'inherit', color: strong ? 'inherit' : 'text.secondary' }}
                >
                  {t(paid ? label : planned)}
                </Box>
                <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}>
                  <bdi>{format.money(booking[source] as number)}</bdi>
                </Box>
              </Box>
            ))}
          </Box>
        ))}
      <RaisedBy booking={booking} />
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', gap: '6px 16px' }}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {t('panel_payment_mode')}
        </Box>
        <Box component="dd" sx={{ m: 0 }}>
          {t(`payment_mode_${booking.payment_mode}`)}
          {booking.gateway ? ` · ${booking.gateway}` : ''}
        </Box>
        {booking.cardHold && <HeldOnCard hold={booking.cardHold} />}
      </Box>
    </Box>
  );
}

/** The hours of a trip by the hour, and what its parts cost once it has ended. */
function HireLines({ booking }: { booking: Booking }) {
  const t = useText();
  const format = useFormat();
  const { settings } = useSession();
  const { hire, tariff } = booking;
  if (!hire) return null;
  const parts = shownHireParts(booking).flatMap((shown) =>
    hirePartWords(shown.hire, shown.parts, { text: t, format }),
  );
  const beyond = tariff ? hireBeyondWords(hire, tariff, { text: t, format, settings }) : [];
  const end = hoursEndAt(booking);
  const lines: [string, string][] = [
    [t('trip_by_hour'), hireWords(hire, { text: t, format })],
    ...(parts.length > 0 ? parts : beyond),
  ];
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', gap: '6px 16px' }}>
      {lines.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: 'end' }}>
            <bdi>{value}</bdi>
          </Box>
        </Box>
      ))}
      {end !== null && (
        <Box component="dd" sx={{ m: 0, gridColumn: '1 / -1' }}>
          {t('hire_until', { time: format.tripTime(end) })}
        </Box>
      )}
    </Box>
  );
}

/** A note about who raised the driver's pay, and that a canceled trip does not pay the raise. */
function RaisedBy({ booking }: { booking: PresentedBooking }) {
  const t = useText();
  const format = useFormat();
  const { raise, raisedAt, raisedByName, status } = booking;
  if (!raise) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {raisedAt &&
        raisedByName &&
        t('panel_raised_by', { name: raisedByName, time: format.dateTime(raisedAt) })}
      {status === 'CANCELLED' && (
        <Box component="span" sx={{ display: 'block' }}>
          {t('panel_raise_void')}
        </Box>
      )}
    </Typography>
  );
}

/** The amount held on the rider's card, its current state, and the reason. */
function HeldOnCard({ hold }: { hold: CardHold }) {
  const t = useText();
  const format = useFormat();
  const amounts = [hold.amount, ...(hold.captured ? [hold.captured] : [])].map((amount) =>
    format.money(amount),
  );
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {t('panel_card_hold')}
      </Box>
      <Box component="dd" sx={{ m: 0, textAlign: 'end' }}>
        <bdi>{amounts.join(' → ')}</bdi> · {t(`panel_hold_state_${hold.state}`)}
      </Box>
      {hold.failure && (
        <>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {t('panel_hold_reason')}
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: 'end' }}>
            {isOwnWords(hold.failure) ? t(`panel_${hold.failure}`) : hold.failure}
          </Box>
        </>
      )}
    </>
  );
}

const isOwnWords = (failure: string): failure is (typeof cardHoldFailures)[number] =>
  (cardHoldFailures as readonly string[]).includes(failure);
