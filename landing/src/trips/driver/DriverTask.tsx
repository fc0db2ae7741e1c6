import { Alert, Button, Stack, Typography } from '@mui/material';
import NavigationIcon from '@mui/icons-material/Navigation';
import {
  type BookingStatus,
  knowsDrop,
  mayTransition,
  type LatLng,
  nextStop,
  placeAhead,
  rulesOf,
  type TripPanel,
  tripView,
} from '@wayfare/shared';
import { loadWords } from '@wayfare/web/booking';
import { Fragment, type ReactNode, useState } from 'react';
import type { OwnBooking } from '../booking/bookings.js';
import { CancelDialog } from '../booking/CancelDialog.js';
import { Changes } from '../booking/Changes.js';
import { PersonCard } from '../booking/DriverCard.js';
import { EmergencyCall } from '../booking/EmergencyCall.js';
import { HoursPanel } from '../booking/HoursPanel.js';
import { KeepApart } from '../booking/KeepApart.js';
import { OfficeActs } from '../booking/OfficeActs.js';
import { TripPlaces } from '../booking/TripPlaces.js';
import { RatePanel } from '../booking/RatePanel.js';
import { TripChat } from '../chat/TripChat.js';
import { WriteToOffice } from '../conversation/WriteToOffice.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { ActionRow } from '../../frame/layout/ActionRow.js';
import { Panel } from '../../frame/layout/Panel.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { ChangeWay } from './ChangeWay.js';
import { LongerTripTask } from './LongerTripTask.js';
import { LostItemTask } from './LostItemTask.js';
import { MeterPanel } from './MeterPanel.js';
import { MeterScope } from './MeterScope.js';
import { NextStep } from './NextStep.js';
import { NoShowTask } from './NoShowTask.js';
import { useTripWords } from '../../people/carType/useTripWords.js';
import { parcelWords, ParcelPeople, ParcelSize } from './Parcel.js';
import { ParcelPicture } from './ParcelPicture.js';
import { TaskMap } from './TaskMap.js';

interface TaskProps {
  booking: OwnBooking;
  /** A step is on its way to the server. */
  isSending: boolean;
}

/**
 * A driver's trip: the next step as one big button with everything it needs, and the rest in the order of the
 * state table.
 */
export function DriverTask({
  map,
  isDrivingMode = false,
  ...task
}: TaskProps & {
  /** Takes the place of the map with the driver's own position. */
  map?: ReactNode;
  /** Nothing else is on the screen: the next step stays at its bottom. */
  isDrivingMode?: boolean;
}) {
  const { booking } = task;
  const driving = isDriven(booking);
  // A handover is a form, too large for the bottom of a phone.
  const isAtBottom = isDrivingMode && driving && !(booking.status === 'STARTED' && booking.handover);
  const ownMap = driving ? <TaskMap booking={booking} isLarge={isDrivingMode} /> : null;
  const { panels } = tripView('driver', booking);
  const shown = panels.filter((panel) => !isAtBottom || (panel !== 'next' && panel !== 'directions'));
  return (
    <MeterScope booking={booking}>
      <Stack sx={{ gap: 2 }}>
        <OfficeActs booking={booking} />
        <LongerTripTask booking={booking} />
        <Changes booking={booking} />
        {isAtBottom && (
          <Stack sx={atBottom}>
            {panels.includes('directions') && <Directions booking={booking} isLarge />}
            <Step {...task} />
          </Stack>
        )}
        {shown.map((panel) => (
          <Fragment key={panel}>
            {panel === 'map' ? map === undefined ? ownMap : map : <TaskPanel panel={panel} {...task} />}
          </Fragment>
        ))}
      </Stack>
    </MeterScope>
  );
}

/** On the way to the pickup, waiting there, or under way. */
const isDriven = ({ status }: OwnBooking) => isBeforeStart(status) || status === 'STARTED';
const isBeforeStart = (status: BookingStatus) => status === 'ACCEPTED' || status === 'ARRIVED';

function TaskPanel({ panel, booking, isSending }: TaskProps & { panel: TripPanel }) {
  switch (panel) {
    case 'next':
      return <Step booking={booking} isSending={isSending} />;
    case 'meter':
      return <MeterPanel />;
    case 'hours':
      return <HoursPanel booking={booking} role="driver" />;
    case 'directions':
      return isDriven(booking) ? <Directions booking={booking} /> : null;
    case 'note':
      return <Note booking={booking} />;
    case 'person':
      return <Person booking={booking} />;
    case 'review':
      return <OpenReview booking={booking} />;
    case 'lostItem':
      return <LostItemTask booking={booking} />;
    case 'rate':
      return <RatePanel booking={booking} of="rider" />;
    case 'actions':
      return <TaskActions booking={booking} />;
    case 'places':
      return <TaskPlaces booking={booking} />;
    case 'facts':
      return rulesOf(booking).hasRider ? <KeepApart booking={booking} other="rider" /> : null;
    case 'cancel':
      return <GiveBack booking={booking} />;
    default:
      return null;
  }
}

function Step({ booking, isSending }: TaskProps) {
  return (
    <>
      <ParcelPicture booking={booking} />
      <NextStep key={booking.status} booking={booking} loading={isSending} />
    </>
  );
}

/** Where the driver goes next: to the pickup, a stop, the drop, or back to the sender of a parcel. */
function aheadOf(booking: OwnBooking) {
  const stop = booking.status === 'STARTED' ? nextStop(booking) : null;
  const isReturn = stop === null && Boolean(booking.handover?.failure);
  return { stop, isToPickup: isBeforeStart(booking.status) || isReturn };
}

function Directions({ booking, isLarge = false }: { booking: OwnBooking; isLarge?: boolean }) {
  const t = useText();
  const { stop, isToPickup } = aheadOf(booking);
  if (!isToPickup && stop === null && !knowsDrop(booking)) return null;
  return (
    <Button
      href={directionsTo(isBeforeStart(booking.status) ? booking.pickup : placeAhead(booking))}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<NavigationIcon />}
      variant="outlined"
      sx={isLarge ? { minHeight: 56, bgcolor: 'background.paper' } : {}}
    >
      {t(
        isToPickup
          ? 'console_navigate_pickup'
          : stop === null
            ? 'console_navigate_drop'
            : 'console_navigate_stop',
      )}
    </Button>
  );
}

/** What the rider wrote about the place that comes next. */
function Note({ booking }: { booking: OwnBooking }) {
  const { stop, isToPickup } = aheadOf(booking);
  const text = isToPickup
    ? booking.pickUpInstructions
    : (stop === null ? booking : booking.stops?.[stop])?.deliveryInstructions;
  if (!text) return null;
  return (
    <Alert severity="info" icon={false} sx={{ borderRadius: 3 }}>
      {text}
    </Alert>
  );
}

function Person({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const { category } = useSession().settings;
  if (category === 'delivery') return <ParcelPeople booking={booking} />;
  if (!isDriven(booking) && !booking.customer_contact) return null;
  return (
    <PersonCard
      name={booking.customer_name}
      image={booking.customer_image}
      contact={booking.customer_contact}
      callText={t('console_call_rider')}
    >
      <Typography variant="body2" color="text.secondary">
        {[t('usertype_rider'), ...loadWords(booking, t)].join(' · ')}
      </Typography>
    </PersonCard>
  );
}

function OpenReview({ booking }: { booking: OwnBooking }) {
  const t = useText();
  if (booking.fareReview?.status !== 'open') return null;
  return <Alert severity="info">{t('console_fare_review')}</Alert>;
}

function TaskActions({ booking }: { booking: OwnBooking }) {
  const t = useText();
  return (
    <ActionRow label={t('trip_actions')}>
      {booking.driver && rulesOf(booking).hasRider && <TripChat booking={booking} />}
      <WriteToOffice booking={booking.id} />
      <EmergencyCall id={booking.id} status={booking.status} />
    </ActionRow>
  );
}

function TaskPlaces({ booking }: { booking: OwnBooking }) {
  const parcel = parcelWords(booking, useTripWords());
  return (
    <Panel>
      <TripPlaces trip={booking} />
      {parcel && <Typography sx={{ mt: 1.5, fontWeight: 600 }}>{parcel}</Typography>}
      <ParcelSize booking={booking} />
      <ChangeWay booking={booking} />
    </Panel>
  );
}

function GiveBack({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  if (!mayTransition('giveBack', booking.status, 'driver')) return null;
  return (
    <>
      <NoShowTask booking={booking} />
      <Button color="error" onClick={() => setAsking(true)}>
        {t('console_give_back')}
      </Button>
      <CancelDialog open={asking} booking={booking} command="giveBack" onClose={() => setAsking(false)} />
    </>
  );
}

/** Within reach of the thumb, however far the rest is scrolled. */
const atBottom = {
  order: 1,
  position: 'sticky',
  bottom: 0,
  // Above the map.
  zIndex: 1000,
  gap: 1.25,
  maxHeight: '75dvh',
  overflowY: 'auto',
  mx: -2,
  px: 2,
  pt: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  bgcolor: 'background.default',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

/** A link that phones open in their navigation app. */
const directionsTo = (place: LatLng) =>
  `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${place.lat},${place.lng}`;
