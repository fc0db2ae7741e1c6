import CallIcon from '@mui/icons-material/CallOutlined';
import { Box, Button, Card, Typography, useTheme } from '@mui/material';
import {
  type Booking,
  type Caller,
  type CallerTrip,
  currentTripOf,
  fullName,
  knowsDrop,
  loadOf,
} from '@wayfare/shared';
import type { Ref } from 'react';
import { Link, useCreatePath } from 'react-admin';
import { BookingButtons } from '../../trips/booking/BookingButtons.js';
import { CarNow } from '../../trips/booking/CarNow.js';
import { bookingFormOf, type StartedDraft } from '../../trips/booking/startedDraft.js';
import { useSession } from '../../frame/session/session.js';
import { StatusChip } from '../../trips/booking/StatusChip.js';
import { WriteButton } from '../../messages/conversation/WriteButton.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useNow } from '@wayfare/web/time';
import { useAddress } from '../../frame/texts/useAddress.js';
import { useText } from '../../frame/texts/useText.js';
import { useCardKeys } from './useCardKeys.js';
import { PersonNotes } from '../../people/personNote/PersonNotes.js';

/**
 * A caller on the desk: who it is, their current and latest trips, and bookings that are started with one
 * click.
 */
export function CallerCard({
  caller,
  id,
  ref,
}: {
  caller: Caller;
  id?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}) {
  const t = useText();
  const format = useFormat();
  const createPath = useCreatePath();
  const now = useNow();
  const onKeyDown = useCardKeys();
  const isRider = caller.usertype === 'rider';
  // A fleet's callers are known only by their trips.
  const hasAccount = useSession().user.usertype === 'admin';
  const current = caller.trips[currentTripOf(caller.trips, now) ?? -1];
  return (
    <Card
      component="article"
      aria-label={fullName(caller)}
      id={id}
      tabIndex={-1}
      ref={ref}
      onKeyDown={onKeyDown}
      sx={{ p: 1.5, display: 'grid', gap: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        {hasAccount ? (
          <Link to={createPath({ resource: isRider ? 'riders' : 'drivers', id: caller.id, type: 'edit' })}>
            <bdi>{fullName(caller)}</bdi>
          </Link>
        ) : (
          <strong dir="auto">{fullName(caller)}</strong>
        )}
        <span>{t(hasAccount ? (isRider ? 'panel_customer' : 'panel_driver') : 'panel_caller')}</span>
        {!caller.approved && <strong>{t('panel_not_approved')}</strong>}
        {hasAccount && (
          <span>
            {t('panel_wallet_balance')} <bdi>{format.money(caller.walletBalance)}</bdi>
          </span>
        )}
        {caller.mobile && (
          <Button size="small" startIcon={<CallIcon />} href={`tel:${caller.mobile}`}>
            <bdi dir="ltr">{caller.mobile}</bdi>
          </Button>
        )}
        {hasAccount && (
          <WriteButton
            to={{ id: caller.id, usertype: isRider ? 'rider' : 'driver', name: fullName(caller) }}
            label={t('panel_write')}
            shortcut="M"
          />
        )}
      </Box>
      {current && <CarNow trip={current} />}
      {current && (
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <strong>{t('panel_caller_current')}</strong>
          <TripLine trip={current} />
          <BookingButtons booking={current as unknown as Booking} cancelShortcut="C" />
        </Box>
      )}
      {hasAccount && <PersonNotes user={caller.id} />}
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

/**
 * Bookings for the caller that are started with one click: an empty one, one from each usual place, and the
 * last one again.
 */
function Starts({ caller }: { caller: Caller }) {
  const t = useText();
  const address = useAddress();
  const to = bookingFormOf(useSession().user);
  const { id, firstName, lastName, mobile, walletBalance } = caller;
  const rider: StartedDraft['rider'] = { id, firstName, lastName, mobile, walletBalance };
  const last = caller.trips.find(knowsDrop);
  const starts: [shortcut: string | undefined, label: string, draft: StartedDraft][] = [
    ['N', t('panel_caller_book', { name: fullName(caller) }), { rider }],
    ...(last
      ? [
          [
            'R',
            t('panel_caller_again', { place: address.short(last.drop) }),
            {
              ...loadOf(last),
              ...{ rider, pickup: last.pickup, drop: last.drop, stops: last.stops },
              carType: last.carType ?? '',
            },
          ] satisfies [string, string, StartedDraft],
        ]
      : []),
    ...caller.places.map(({ lat, lng, add }, index): (typeof starts)[number] => [
      index < 9 ? String(index + 1) : undefined,
      t('panel_caller_from', { place: add }),
      { rider, pickup: { lat, lng, add } },
    ]),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {starts.map(([shortcut, label, draft], index) => (
        <Button
          key={`${index} ${label}`}
          component={Link}
          to={to}
          state={draft}
          aria-keyshortcuts={shortcut}
          size="small"
          variant="outlined"
          sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
        >
          {label}
          {shortcut && (
            <Box component="kbd" aria-hidden sx={keyCap}>
              {shortcut}
            </Box>
          )}
        </Button>
      ))}
    </Box>
  );
}

const keyCap = {
  marginInlineStart: 1,
  px: 0.5,
  border: 1,
  borderRadius: 0.5,
  fontSize: '0.7rem',
  lineHeight: 1.4,
} as const;

function TripLine({ trip }: { trip: CallerTrip }) {
  const t = useText();
  const address = useAddress();
  const { direction } = useTheme();
  const format = useFormat(trip.timeZone);
  const createPath = useCreatePath();
  return (
    <>
      <Link to={createPath({ resource: 'bookings', id: trip.id, type: 'show' })}>
        <bdi>{trip.reference}</bdi>
      </Link>
      <span>{format.dateTime(trip.tripdate)}</span>
      <span>
        <bdi>{address.short(trip.pickup)}</bdi> {direction === 'rtl' ? '←' : '→'}{' '}
        <bdi>{knowsDrop(trip) ? address.short(trip.drop) : t('trip_drop_open')}</bdi>
      </span>
      <StatusChip status={trip.status} />
    </>
  );
}
