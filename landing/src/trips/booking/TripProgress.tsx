import { Typography } from '@mui/material';
import {
  type BookingStatus,
  isScheduled,
  nextStop,
  shownReason,
  type TranslationKey,
  type TripStateFacts,
  tripView,
} from '@wayfare/shared';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import type { OwnBooking } from './bookings.js';
import { EtaLine } from './EtaLine.js';
import { SearchLines } from './SearchLines.js';
import { StageLine } from './StageLine.js';
import { useNow } from '@wayfare/web/time';
import { useTripEta } from './useTripEta.js';

/** How often the page checks whether a driver is being looked for, in ms. */
const CHECKED_MS = 30_000;

/** The stages of a trip, and the statuses of each. */
const stages = [
  { text: 'trip_stage_booked', statuses: ['PAYMENT_PENDING', 'NEW'] },
  { text: 'trip_stage_accepted', statuses: ['ACCEPTED'] },
  { text: 'trip_stage_arrived', statuses: ['ARRIVED'] },
  { text: 'trip_stage_started', statuses: ['STARTED'] },
  { text: 'trip_stage_reached', statuses: ['REACHED', 'PENDING'] },
  { text: 'trip_stage_done', statuses: ['PAID', 'COMPLETE'] },
] as const satisfies readonly { text: string; statuses: readonly BookingStatus[] }[];

/** Who canceled a trip, for users who do not learn the reason. */
const cancellers: Readonly<Record<string, TranslationKey>> = {
  driver: 'trip_canceled_by_driver',
  admin: 'trip_canceled_by_us',
};

/**
 * Whether the parcel goes back to its sender, or did; of several, those that were not handed over do after
 * the last drop.
 */
const isReturning = (booking: OwnBooking): boolean =>
  Boolean(booking.handover?.failure) &&
  (booking.stops ? booking.status === 'STARTED' && nextStop(booking) === null : true);

/**
 * The headline of a trip, for its driver or rider. A parcel that could not be handed over goes back to its
 * sender.
 */
function headlineOf(booking: OwnBooking, asDriver: boolean): TranslationKey {
  const { status } = booking;
  if (!isReturning(booking) || status === 'CANCELLED')
    return asDriver ? driverHeadline(booking) : riderHeadline(booking);
  if (status === 'STARTED') return asDriver ? 'console_headline_returning' : 'trip_headline_returning';
  return asDriver ? 'console_headline_returned' : 'trip_headline_returned';
}

/**
 * The headline for a rider or guest: once the trip has arrived, how it is paid decides what they have to do.
 */
export function riderHeadline(booking: TripStateFacts): TranslationKey {
  const { due } = tripView('rider', booking);
  switch (due) {
    case 'give_cash':
    case 'pay_wallet':
    case 'pay_card':
    case 'wait_charge':
      return `trip_due_${due}`;
    default:
      return `trip_headline_${booking.status as Exclude<BookingStatus, 'PENDING'>}`;
  }
}

/** The driver reads of a way of payment only what is true: "by card" once it is paid by card. */
function driverHeadline(booking: OwnBooking): TranslationKey {
  const { due } = tripView('driver', booking);
  if (due === 'collect_cash' || due === 'wait_payment') return `console_due_${due}`;
  if (booking.status === 'PAID') return `console_paid_${booking.payment_mode}`;
  return `console_headline_${booking.status as Exclude<BookingStatus, 'PENDING' | 'PAID'>}`;
}

/**
 * The state of the trip: a sentence that screen readers announce when it changes, and unless `isShort` the
 * stages.
 */
export function TripProgress({ booking, isShort = false }: { booking: OwnBooking; isShort?: boolean }) {
  const t = useText();
  const format = useFormat();
  const { user } = useSession();
  const asDriver = user?.usertype === 'driver';
  const now = useNow(CHECKED_MS);
  const { status } = booking;
  const { eta, isAwaited } = useTripEta(booking);
  const isReturned = isReturning(booking);
  const canceller = cancellers[booking.cancelledBy ?? ''];
  const at = stages.findIndex((stage) => (stage.statuses as readonly BookingStatus[]).includes(status));
  return (
    <Panel>
      <Typography variant="h3" component="h2" aria-live="polite">
        {isScheduled(booking, now)
          ? t('trip_headline_later', { time: format.dateTime(booking.tripdate) })
          : t(headlineOf(booking, asDriver), {
              driver: booking.driver_name ?? '',
              rider: booking.customer_name,
            })}
      </Typography>
      {booking.search && <SearchLines search={booking.search} />}
      <EtaLine eta={isReturned ? null : eta} isAwaited={isAwaited && !isReturned} />
      {status === 'CANCELLED' ? (
        <Typography color="text.secondary" sx={{ mt: 0.75 }}>
          {booking.reason ? shownReason(booking.reason, t) : canceller && t(canceller)}
        </Typography>
      ) : isShort ? null : (
        <StageLine
          label={t('trip_stages')}
          names={stages.map(({ text }) =>
            t(isReturned && text === 'trip_stage_reached' ? 'handover_returned' : text),
          )}
          at={at}
        />
      )}
    </Panel>
  );
}
