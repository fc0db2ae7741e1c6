import { Alert, Button, Typography } from '@mui/material';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import {
  cancellableBy,
  denialProblem,
  isPaid,
  type TripAction,
  type TripPanel,
  tripView,
} from '@wayfare/shared';
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { BookAgain } from '../booking/BookAgain.js';
import { type OwnBooking, useBookingCommand } from '../booking/bookings.js';
import { CancelDialog } from '../booking/CancelDialog.js';
import { CardHoldNote } from '../booking/CardHoldNote.js';
import { Changes } from '../booking/Changes.js';
import { ChangeTrip } from '../booking/ChangeTrip.js';
import { CodePanel } from '../booking/CodePanel.js';
import { DeniedNote, DenyRide } from '../booking/DenyRide.js';
import { DriverCard } from '../booking/DriverCard.js';
import { DropCheckPanel } from '../booking/DropCheckPanel.js';
import { EmergencyCall } from '../booking/EmergencyCall.js';
import { FareReviewPanel } from '../booking/FareReviewPanel.js';
import { HandoverPanel } from '../booking/HandoverPanel.js';
import { HoursPanel } from '../booking/HoursPanel.js';
import { KeepApart } from '../booking/KeepApart.js';
import { LongerTripNote } from '../booking/LongerTripNote.js';
import { LostItemPanel } from '../booking/LostItemPanel.js';
import { NoShowPanel } from '../booking/NoShowPanel.js';
import { PayPanel } from '../booking/PayPanel.js';
import { TripPlaces } from '../booking/TripPlaces.js';
import { PrepayPanel } from '../booking/PrepayPanel.js';
import { PromoRefusedNote } from '../booking/PromoRefusedNote.js';
import { RatePanel } from '../booking/RatePanel.js';
import { RecipientLink } from '../booking/RecipientLink.js';
import { ShareTrip } from '../booking/ShareTrip.js';
import { StopsPanel } from '../booking/StopsPanel.js';
import { TipPanel } from '../booking/TipPanel.js';
import { TripFacts } from '../booking/TripFacts.js';
import { TripPictures } from '../booking/TripPictures.js';
import { TripProgress } from '../booking/TripProgress.js';
import { TripChat } from '../chat/TripChat.js';
import { WriteToOffice } from '../conversation/WriteToOffice.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { ActionButton, ActionRow } from '../../frame/layout/ActionRow.js';
import { WaitChoicesPlace } from '../booking/WaitChoicesPlace.js';
import { Panel } from '../../frame/layout/Panel.js';
import { useSession } from '../../frame/session/SessionProvider.js';

const WaitChoices = lazy(async () => ({ default: (await import('../booking/WaitChoices.js')).WaitChoices }));

/** The parts of a rider's trip page in the order of the state table: what is due now comes first. */
export function RiderPanels({ booking, map }: { booking: OwnBooking; map: ReactNode }) {
  const { panels, primary } = tripView('rider', booking);
  return panels.map((panel) => (
    <Fragment key={panel}>
      {panel === 'map' ? map : <RiderPanel panel={panel} booking={booking} primary={primary} />}
    </Fragment>
  ));
}

/** The place of what a rider can do while a driver is searched, with a row for each choice. */
function ChoicesPlace() {
  const { category, riderExtraMax } = useSession().settings;
  return <WaitChoicesPlace rows={category === 'taxi' && riderExtraMax > 0 ? 3 : 2} />;
}

interface PanelProps {
  panel: TripPanel;
  booking: OwnBooking;
  primary: TripAction | null;
}

function RiderPanel({ panel, booking, primary }: PanelProps) {
  switch (panel) {
    case 'progress':
      return (
        <>
          <TripProgress booking={booking} />
          {booking.search && (
            <Suspense fallback={<ChoicesPlace />}>
              <WaitChoices booking={booking} />
            </Suspense>
          )}
          <LongerTripNote booking={booking} />
          <PromoRefusedNote booking={booking} />
          <DeniedNote status={booking.rideCheck?.status} />
          <OwnNoShow booking={booking} />
        </>
      );
    case 'hours':
      return <HoursPanel booking={booking} role="rider" />;
    case 'pay':
      return (
        <>
          <PrepayPanel booking={booking} />
          <PayPanel booking={booking} />
        </>
      );
    case 'hold':
      return <CardHoldNote booking={booking} />;
    case 'code':
      return <Codes booking={booking} />;
    case 'person':
      return booking.driver ? <DriverCard booking={booking} /> : null;
    case 'actions':
      return <RiderActions booking={booking} primary={primary} />;
    case 'review':
      return (
        <>
          <DropCheckPanel booking={booking} />
          <FareReviewPanel booking={booking} />
        </>
      );
    case 'stops':
      return booking.stops ? <StopsPanel booking={booking} /> : <RecipientLink booking={booking} />;
    case 'rate':
      return <RatePanel booking={booking} of="driver" isPrimary={primary === 'rate'} />;
    case 'tip':
      return <TipPanel booking={booking} />;
    case 'lostItem':
      return <LostItemPanel booking={booking} />;
    case 'again':
      return <BookAgain booking={booking} isPrimary={primary === 'book_again'} />;
    case 'places':
      return (
        <Panel>
          <TripPlaces trip={booking} />
          {booking.status === 'STARTED' && <ChangeTrip booking={booking} />}
        </Panel>
      );
    case 'pictures':
      return <TripPictures booking={booking} />;
    case 'facts':
      return (
        <>
          <TripFacts booking={booking} />
          <KeepApart booking={booking} other="driver" />
          <Changes booking={booking} />
        </>
      );
    case 'cancel':
      return <Cancellation booking={booking} />;
    default:
      return null;
  }
}

/** Until when the driver waits for free, and what it cost not to come. */
function OwnNoShow({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const format = useFormat();
  const command = useBookingCommand(booking.id);
  const { noShow, noShowFrom, canDispute = false, cancel_fee } = booking;
  if (noShowFrom !== undefined)
    return <Alert severity="info">{t('trip_waits_free', { time: format.tripClock(noShowFrom) })}</Alert>;
  return (
    <NoShowPanel
      noShow={noShow}
      left={cancel_fee ?? 0}
      canDispute={canDispute}
      isPending={command.isPending}
      onDispute={(dispute) => command.mutate({ name: 'no-show/dispute', body: { dispute } })}
    />
  );
}

function Codes({ booking }: { booking: OwnBooking }) {
  const t = useText();
  return (
    <>
      {booking.otp && (booking.status === 'ACCEPTED' || booking.status === 'ARRIVED') && (
        <CodePanel text={t('trip_otp_text')} code={booking.otp} />
      )}
      <HandoverPanel booking={booking} />
    </>
  );
}

function RiderActions({ booking, primary }: Omit<PanelProps, 'panel'>) {
  const t = useText();
  const { category } = useSession().settings;
  const command = useBookingCommand(booking.id);
  return (
    <ActionRow label={t('trip_actions')}>
      {booking.driver && <TripChat booking={booking} isPrimary={primary === 'message'} />}
      <ShareTrip booking={booking} isPrimary={primary === 'share'} />
      {isPaid(booking) && (
        <ActionButton component={Link} to={`/bookings/${booking.id}/receipt`} icon={<ReceiptIcon />}>
          {t('receipt_title')}
        </ActionButton>
      )}
      <WriteToOffice booking={booking.id} />
      {denialProblem(booking, category) === null && (
        <DenyRide
          isPending={command.isPending}
          onDeny={() => command.mutate({ name: 'not-in-car', body: {} })}
        />
      )}
      <EmergencyCall id={booking.id} status={booking.status} />
    </ActionRow>
  );
}

function Cancellation({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const format = useFormat();
  const [cancelling, setCancelling] = useState(false);
  return (
    <>
      {booking.status === 'NEW' && booking.bookLater && (
        <Typography color="text.secondary">
          {t('trip_later_text', { time: format.tripTime(booking.tripdate) })}
        </Typography>
      )}
      {booking.arrivalUnproven && booking.status === 'ARRIVED' && (
        <Alert severity="warning">{t('trip_cancel_unproven')}</Alert>
      )}
      <ChangeTrip booking={booking} />
      {/* A booking that waits for its payment is canceled together with it, without a reason (rule 4.27). */}
      {booking.status !== 'PAYMENT_PENDING' && cancellableBy('rider', booking).includes(booking.status) && (
        <Button color="error" variant="outlined" onClick={() => setCancelling(true)}>
          {t('trip_cancel')}
        </Button>
      )}
      <CancelDialog open={cancelling} booking={booking} onClose={() => setCancelling(false)} />
    </>
  );
}
