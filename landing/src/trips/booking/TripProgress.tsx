import { Typography } from '@mui/material';
import { type BookingStatus, dispatchStartsAt, isScheduled, type TranslationKey } from '@wayfare/shared';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import type { OwnBooking } from './bookings.js';
import { EtaLine } from './EtaLine.js';
import { NextLine } from './NextLine.js';
import { SearchLines } from './SearchLines.js';
import { StageLine } from './StageLine.js';
import { headlineOf, isNext, isReturning } from './tripHeadline.js';
import { useShownReason } from './useShownReason.js';
import { useNow } from '@wayfare/web/time';
import { useTripEta } from '@wayfare/web/booking';

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
  // A rider who was not in the car said so: the page says it to them below.
  const reason = booking.rideCheck && !asDriver ? null : booking.reason;
  const wordsOf = useShownReason(reason);
  const canceller = cancellers[booking.cancelledBy ?? ''];
  // A driver who finishes another trip is not on the way yet.
  const at = isNext(booking)
    ? 0
    : stages.findIndex((stage) => (stage.statuses as readonly BookingStatus[]).includes(status));
  return (
    <Panel>
      <Typography variant="h3" component="h2" aria-live="polite">
        {isScheduled(booking, now)
          ? t('trip_headline_later', { time: format.tripTime(booking.tripdate) })
          : t(headlineOf(booking, asDriver), {
              driver: booking.driver_name ?? '',
              rider: booking.customer_name || t('console_street_passenger'),
            })}
      </Typography>
      {isScheduled(booking, now) && (
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          {t('trip_search_from', { time: format.tripClock(dispatchStartsAt(booking)) })}
        </Typography>
      )}
      {booking.search && <SearchLines search={booking.search} />}
      <EtaLine
        eta={isReturned ? null : eta}
        isAwaited={isAwaited && !isReturned}
        isNext={isNext(booking)}
        asDriver={asDriver}
      />
      {!isReturned && !booking.rideCheck && <NextLine role={asDriver ? 'driver' : 'rider'} trip={booking} />}
      {status === 'CANCELLED' ? (
        <Typography color="text.secondary" sx={{ mt: 0.75 }}>
          {reason ? wordsOf(reason) : canceller && t(canceller)}
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
