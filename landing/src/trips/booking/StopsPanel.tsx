import { Box, Stack, Typography } from '@mui/material';
import { activeStatuses, isStopDone, nextStop, shownAddress, type Stop } from '@wayfare/shared';
import { takenPictures, TripPictures } from '@wayfare/web/booking';
import { useFormat } from '../../frame/language/useFormat.js';
import { useLanguage, useText } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';
import type { OwnBooking } from './bookings.js';
import { CodePanel } from './CodePanel.js';
import { RecipientLink } from './RecipientLink.js';
import { ResendButton } from './ResendButton.js';

/** A drop of the booking: one of its stops, or its end. */
interface Drop extends Stop {
  /** Its index among the stops; null for the end. */
  stop: number | null;
}

/**
 * A panel for the rider or sender of a trip with several drops: its progress, and for parcels each
 * recipient's code, link and proof.
 */
export function StopsPanel({ booking }: { booking: OwnBooking }) {
  const t = useText();
  return (
    <Panel title={t('stops_title')}>
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, mt: 1.5, gap: 2 }}>
        {dropsOf(booking).map((drop, index) => (
          <DropLine key={drop.stop ?? 'drop'} booking={booking} drop={drop} number={index + 1} />
        ))}
      </Stack>
    </Panel>
  );
}

/** The drops in order. After a failed handover, the drop is one of the stops already. */
function dropsOf(booking: OwnBooking): Drop[] {
  const stops = (booking.stops ?? []).map((stop, index) => ({ ...stop, stop: index }));
  if (stops.some(({ isDrop }) => isDrop)) return stops;
  const { drop, handover, deliveryPerson, deliveryPersonPhone, trip_end_time: end } = booking;
  const last = { ...drop, add: booking.dropAddress, handover, deliveryPerson, deliveryPersonPhone };
  return [...stops, { ...last, reachedAt: handover?.failure ? null : (end ?? null), stop: null }];
}

function DropLine({ booking, drop, number }: { booking: OwnBooking; drop: Drop; number: number }) {
  const { t, locale } = useLanguage();
  const address = shownAddress(drop, locale);
  const { handover, deliveryPerson: name, deliveryPersonPhone: phone } = drop;
  const isOpen = activeStatuses.includes(booking.status) && !isStopDone(drop);
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '32px minmax(0, 1fr)', columnGap: 1.5 }}>
      <Box
        aria-hidden="true"
        sx={{
          width: 28,
          height: 28,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          fontWeight: 700,
          color: '#fff',
          bgcolor: isStopDone(drop) ? 'success.main' : 'text.secondary',
        }}
      >
        {number}
      </Box>
      <Stack sx={{ gap: 0.75, alignItems: 'flex-start' }}>
        <Typography dir="auto" sx={{ fontWeight: 600, textAlign: 'start' }}>
          {address.text}
        </Typography>
        {address.original && (
          <Typography variant="body2" color="text.secondary" dir="auto" sx={{ textAlign: 'start' }}>
            {address.original}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          <DropState booking={booking} drop={drop} />
        </Typography>
        {(name || phone) && (
          <Typography variant="body2">
            <bdi>{name}</bdi> <bdi dir="ltr">{phone}</bdi>
          </Typography>
        )}
        {isOpen && handover?.code && (
          <CodePanel text={t('stop_code')} code={handover.code}>
            {booking.status === 'STARTED' && <ResendButton bookingId={booking.id} stop={drop.stop} />}
          </CodePanel>
        )}
        {isOpen && handover && (
          <RecipientLink booking={booking} stop={drop.stop} name={t('stop_link', { number })} />
        )}
        {drop.stop !== null && <Proof drop={drop} />}
      </Stack>
    </Box>
  );
}

/** Whether a drop is done, next or ahead. */
function DropState({ booking, drop }: { booking: OwnBooking; drop: Drop }) {
  const t = useText();
  const format = useFormat();
  const { failure } = drop.handover ?? {};
  if (failure)
    return (
      <>
        {t('stop_failed')}: {t(`handover_fail_${failure.reason}`)}
      </>
    );
  if (drop.reachedAt) return t('stop_done', { time: format.tripClock(drop.reachedAt) });
  const isNext = booking.status === 'STARTED' && nextStop(booking) === drop.stop;
  return t(isNext ? 'stop_now' : 'stop_ahead');
}

/** The proof of a handover at a stop. */
function Proof({ drop: { handover, deliver_image, signature_image } }: { drop: Drop }) {
  const t = useText();
  const pictures = takenPictures({ deliver_image, signature_image });
  return (
    <>
      {handover?.proof && (
        <Typography variant="body2">
          {t('trip_proof')}: {t(`trip_proof_${handover.proof}`)}
        </Typography>
      )}
      {pictures.length > 0 && <TripPictures pictures={pictures} text={t} />}
    </>
  );
}
