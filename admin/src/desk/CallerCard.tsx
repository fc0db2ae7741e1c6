import CallIcon from '@mui/icons-material/CallOutlined';
import { Box, Button, Card, Typography } from '@mui/material';
import { type Booking, type Caller, type CallerTrip, currentTripOf, fullName } from '@wayfare/shared';
import { Link, useCreatePath } from 'react-admin';
import { BookingButtons } from '../booking/BookingButtons.js';
import type { StartedDraft } from '../booking/startedDraft.js';
import { StatusChip } from '../booking/StatusChip.js';
import { WriteButton } from '../conversation/WriteButton.js';
import { useFormat } from '../texts/useFormat.js';
import { useNow } from '@wayfare/shared/web/time';
import { useText } from '../texts/useText.js';
import { PersonNotes } from '../personnote/PersonNotes.js';

/** A caller on the desk: who it is, their current and latest trips, and bookings that are started with one click. */
export function CallerCard({ caller }: { caller: Caller }) {
  const t = useText();
  const format = useFormat();
  const createPath = useCreatePath();
  const now = useNow();
  const isRider = caller.usertype === 'rider';
  const current = caller.trips[currentTripOf(caller.trips, now) ?? -1];
  return (
    <Card component="article" aria-label={fullName(caller)} sx={{ p: 1.5, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Link to={createPath({ resource: isRider ? 'riders' : 'drivers', id: caller.id, type: 'edit' })}>
          <bdi>{fullName(caller)}</bdi>
        </Link>
        <span>{t(isRider ? 'panel_customer' : 'panel_driver')}</span>
        {!caller.approved && <strong>{t('panel_not_approved')}</strong>}
        <span>
          {t('panel_wallet_balance')} <bdi>{format.money(caller.walletBalance)}</bdi>
        </span>
        {caller.mobile && (
          <Button size="small" startIcon={<CallIcon />} href={`tel:${caller.mobile}`}>
            <bdi dir="ltr">{caller.mobile}</bdi>
          </Button>
        )}
        <WriteButton
          to={{ id: caller.id, usertype: isRider ? 'rider' : 'driver', name: fullName(caller) }}
          label={t('panel_write')}
        />
      </Box>
      {current && (
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <strong>{t('panel_caller_current')}</strong>
          <TripLine trip={current} />
          <BookingButtons booking={current as unknown as Booking} />
        </Box>
      )}
      <PersonNotes user={caller.id} />
      {isRider && <Starts caller={caller} />}
      {caller.trips.length > 0 && (
        <Box>
          <Typography variant="subtitle2" component="h2">
            {t('panel_caller_trips')}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {caller.trips.map((trip) => (
              <Box component="li" key={trip.id} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
                <TripLine trip={trip} />
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Card>
  );
}

/** Bookings for the caller that are started with one click: an empty one, one from each usual place, and the last one again. */
function Starts({ caller }: { caller: Caller }) {
  const t = useText();
  const { id, firstName, lastName, mobile } = caller;
  const rider: StartedDraft['rider'] = { id, firstName, lastName, mobile };
  const last = caller.trips[0];
  const starts: [key: string, label: string, draft: StartedDraft][] = [
    ['new', t('panel_caller_book', { name: fullName(caller) }), { rider }],
    ...(last
      ? [
          [
            'again',
            t('panel_caller_again', { place: last.drop.add }),
            { rider, pickup: last.pickup, drop: last.drop, stops: last.stops, carType: last.carType ?? '' },
          ] satisfies [string, string, StartedDraft],
        ]
      : []),
    ...caller.places.map(({ id: key, lat, lng, add }): [string, string, StartedDraft] => [
      key,
      t('panel_caller_from', { place: add }),
      { rider, pickup: { lat, lng, add } },
    ]),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {starts.map(([key, label, draft]) => (
        <Button
          key={key}
          component={Link}
          to="/addbookings"
          state={draft}
          size="small"
          variant="outlined"
          sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}

function TripLine({ trip }: { trip: CallerTrip }) {
  const format = useFormat();
  const createPath = useCreatePath();
  return (
    <>
      <Link to={createPath({ resource: 'bookings', id: trip.id, type: 'show' })}>
        <bdi>{trip.reference}</bdi>
      </Link>
      <span>{format.dateTime(trip.tripdate)}</span>
      <span>
        <bdi>{trip.pickup.add}</bdi> → <bdi>{trip.drop.add}</bdi>
      </span>
      <StatusChip status={trip.status} />
    </>
  );
}
