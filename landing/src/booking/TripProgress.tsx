import { Box, Typography } from '@mui/material';
import { type BookingStatus, isScheduled, shownReason, type TranslationKey } from '@wayfare/shared';
import { useFormat } from '../language/useFormat.js';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { brand } from '@wayfare/shared/web/theme';
import type { OwnBooking } from './bookings.js';
import { EtaLine } from './EtaLine.js';
import { useNow } from './useNow.js';
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

/** Who canceled a trip, said to users who are not told the reason. */
const cancellers: Readonly<Record<string, TranslationKey>> = {
  driver: 'trip_canceled_by_driver',
  admin: 'trip_canceled_by_us',
};

/** The headline of a trip, for its driver or rider. A parcel that could not be handed over goes back to its sender. */
function headlineOf({ status, handover }: OwnBooking, asDriver: boolean): TranslationKey {
  if (!handover?.failure || status === 'CANCELLED')
    return asDriver ? `console_headline_${status}` : `trip_headline_${status}`;
  if (status === 'STARTED') return asDriver ? 'console_headline_returning' : 'trip_headline_returning';
  return asDriver ? 'console_headline_returned' : 'trip_headline_returned';
}

/** The state of the trip: a sentence that screen readers announce when it changes, and the stages. */
export function TripProgress({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const format = useFormat();
  const { user } = useSession();
  const asDriver = user?.usertype === 'driver';
  const now = useNow(CHECKED_MS);
  const { status } = booking;
  const eta = useTripEta(booking);
  const isReturned = Boolean(booking.handover?.failure);
  const canceller = cancellers[booking.cancelledBy ?? ''];
  const at = stages.findIndex((stage) => (stage.statuses as readonly BookingStatus[]).includes(status));
  return (
    <Box sx={{ bgcolor: '#fff', borderRadius: 5, border: '1px solid', borderColor: 'divider', p: 2.5 }}>
      <Typography variant="h3" component="h2" aria-live="polite">
        {isScheduled(booking, now)
          ? t('trip_headline_later', { time: format.dateTime(booking.tripdate) })
          : t(headlineOf(booking, asDriver), {
              driver: booking.driver_name ?? '',
              rider: booking.customer_name,
            })}
      </Typography>
      <EtaLine eta={isReturned ? null : eta} />
      {status === 'CANCELLED' ? (
        <Typography color="text.secondary" sx={{ mt: 0.75 }}>
          {booking.reason ? shownReason(booking.reason, t) : canceller && t(canceller)}
        </Typography>
      ) : (
        <Box
          component="ol"
          aria-label={t('trip_stages')}
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            mt: 2.5,
            display: 'grid',
            gridTemplateColumns: `repeat(${stages.length}, 1fr)`,
          }}
        >
          {stages.map((stage, index) => (
            <Box
              component="li"
              key={stage.text}
              aria-current={index === at ? 'step' : undefined}
              sx={{ position: 'relative', textAlign: 'center', px: 0.25 }}
            >
              {index > 0 && (
                <Box
                  sx={{
                    position: 'absolute',
                    top: 8,
                    insetInlineStart: '-50%',
                    width: '100%',
                    height: 4,
                    bgcolor: index <= at ? brand.lagoon : '#dfe5e1',
                  }}
                />
              )}
              <Box
                sx={{
                  position: 'relative',
                  // Above the line to the next stage, which is drawn later.
                  zIndex: 1,
                  mx: 'auto',
                  width: 20,
                  height: 20,
                  borderRadius: '50%',
                  boxSizing: 'border-box',
                  border: '4px solid',
                  borderColor: index <= at ? brand.lagoon : '#dfe5e1',
                  bgcolor: index === at ? brand.apricot : index < at ? brand.lagoon : '#fff',
                }}
              />
              <Typography
                sx={{ fontSize: '0.7rem', mt: 0.75, lineHeight: 1.25, fontWeight: index === at ? 700 : 500 }}
                color={index <= at ? 'text.primary' : 'text.secondary'}
              >
                {t(isReturned && stage.text === 'trip_stage_reached' ? 'handover_returned' : stage.text)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
