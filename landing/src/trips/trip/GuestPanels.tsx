import { Box, Button, Typography } from '@mui/material';
import CallIcon from '@mui/icons-material/Call';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import SosIcon from '@mui/icons-material/Sos';
import {
  drivingStatuses,
  type GuestTrip,
  isPaid,
  loadOf,
  type TripAction,
  type TripPanel,
  type TripStateFacts,
  tripView,
} from '@wayfare/shared';
import { Fragment, lazy, Suspense, useState } from 'react';
import { BookAgain } from '../booking/BookAgain.js';
import { DeniedNote, DenyRide } from '../booking/DenyRide.js';
import { DriverAndCar } from '../booking/CarFacts.js';
import { WaitChoicesPlace } from '../booking/WaitChoicesPlace.js';
import { CodePanel } from '../booking/CodePanel.js';
import { EtaLine } from '../booking/EtaLine.js';
import { ReportedItem, ReportForm } from '../booking/LostItemPanel.js';
import { HoursLeft } from '../booking/HoursPanel.js';
import { HireTerms } from '../booking/HireTerms.js';
import { MeterRates } from '../booking/MeterRates.js';
import { NextLine } from '../booking/NextLine.js';
import { NoShowPanel } from '../booking/NoShowPanel.js';
import { Places } from '../booking/Places.js';
import { SearchLines } from '../booking/SearchLines.js';
import { ReturnFacts } from '../booking/ReturnFacts.js';
import { Stars } from '../booking/RatePanel.js';
import { riderHeadline } from '../booking/tripHeadline.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { ActionButton, ActionRow } from '../../frame/layout/ActionRow.js';
import { Panel } from '../../frame/layout/Panel.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { AmountPanel } from '../../money/payment/AmountPanel.js';
import { DriverPosition } from './DriverPosition.js';
import { GuestCancelDialog } from './GuestCancelDialog.js';
import { GuestChat } from './GuestChat.js';
import { GuestLoad } from './GuestLoad.js';
import { GuestPayment } from './GuestPayment.js';
import { GuestReceipt } from './GuestReceipt.js';
import { GuestTip } from './GuestTip.js';
import { useGuestCommand, useGuestReceiptFile } from './useGuestTrip.js';

const GuestWaitChoices = lazy(async () => ({
  default: (await import('./GuestWaitChoices.js')).GuestWaitChoices,
}));

interface GuestProps {
  trip: GuestTrip;
  token: string;
}

/** A guest's trip as the state table knows it. */
const factsOf = ({ status, kind, paymentMode, rating, finishingTrip }: GuestTrip): TripStateFacts => ({
  status,
  kind,
  payment_mode: paymentMode,
  rating,
  finishingTrip,
});

/** The parts of a guest's trip page in the order of the state table. */
export function GuestPanels(props: GuestProps) {
  const { panels, primary } = tripView('guest', factsOf(props.trip));
  return panels.map((panel) => (
    <Fragment key={panel}>
      <GuestPanel panel={panel} primary={primary} {...props} />
    </Fragment>
  ));
}

function GuestPanel({
  panel,
  primary,
  trip,
  token,
}: GuestProps & { panel: TripPanel; primary: TripAction | null }) {
  const t = useText();
  switch (panel) {
    case 'progress':
      return (
        <>
          <Progress trip={trip} />
          {trip.search && trip.canChange && (
            <Suspense fallback={<WaitChoicesPlace rows={trip.riderExtraMost === null ? 1 : 2} />}>
              <GuestWaitChoices trip={trip} token={token} />
            </Suspense>
          )}
          <DeniedNote status={trip.rideCheck} />
          <GuestNoShow trip={trip} token={token} />
        </>
      );
    case 'hours':
      return (
        <HoursLeft booking={{ hire: trip.hire, status: trip.status, trip_start_time: trip.startedAt }} />
      );
    case 'pay':
      return <Payment trip={trip} token={token} />;
    case 'code':
      return <Codes trip={trip} />;
    case 'person':
      return trip.vehicle ? (
        <Panel>
          <DriverAndCar driver={trip.driver} car={trip.vehicle} />
        </Panel>
      ) : null;
    case 'map':
      return <DriverPosition position={trip.position} />;
    case 'actions':
      return <GuestActions trip={trip} token={token} primary={primary} />;
    case 'rate':
      return <Rating trip={trip} token={token} isPrimary={primary === 'rate'} />;
    case 'tip':
      return <GuestTip trip={trip} token={token} />;
    case 'lostItem':
      return <LostItem trip={trip} token={token} />;
    case 'again':
      return <Again trip={trip} isPrimary={primary === 'book_again'} />;
    case 'places':
      return (
        <Panel>
          <Places pickup={trip.pickup} stops={trip.stops ?? []} drop={trip.drop || t('trip_drop_open')} />
          <GuestLoad trip={trip} token={token} />
          <ParcelLines trip={trip} />
          <WayBack trip={trip} />
        </Panel>
      );
    case 'facts':
      return trip.receipt ? <GuestReceipt trip={trip} receipt={trip.receipt} /> : null;
    case 'cancel':
      return <Cancellation trip={trip} token={token} />;
    default:
      return null;
  }
}

/** How the passenger of a return comes back: the driver waits, or there is another trip with its own page. */
function WayBack({ trip: { back } }: { trip: GuestTrip }) {
  const t = useText();
  const format = useFormat();
  if (!back) return null;
  const { linked } = back;
  if (!linked) return <ReturnFacts booking={{ back }} />;
  const words = t(linked.isBack ? 'trip_linked_back' : 'trip_linked_first', {
    trip: `${format.tripTime(linked.tripdate)} · ${t(`booking_status_${linked.status}`)}`,
  });
  return (
    <Typography sx={{ mt: 1.5, fontWeight: 600 }}>
      {linked.url ? (
        <a href={linked.url} style={{ color: 'inherit' }}>
          {words}
        </a>
      ) : (
        words
      )}
    </Typography>
  );
}

function GuestNoShow({ trip: { noShow, cost, canDispute }, token }: GuestProps) {
  const dispute = useGuestCommand(token, 'no-show/dispute');
  return (
    <NoShowPanel
      noShow={noShow}
      left={cost}
      canDispute={canDispute}
      isPending={dispute.isPending}
      onDispute={(text) => dispute.mutate({ dispute: text })}
    />
  );
}

function Progress({ trip }: { trip: GuestTrip }) {
  const t = useText();
  const format = useFormat();
  return (
    <Panel>
      <Typography variant="h3" component="h2" aria-live="polite">
        {trip.searchFrom === null
          ? t(headlineOf(trip), { driver: trip.driver ?? '' })
          : t('trip_headline_later', { time: format.tripTime(trip.tripdate) })}
      </Typography>
      {trip.searchFrom !== null && (
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          {t('trip_search_from', { time: format.tripClock(trip.searchFrom) })}
        </Typography>
      )}
      {trip.search && <SearchLines search={trip.search} />}
      <EtaLine eta={trip.eta} isNext={trip.finishingTrip} />
      {!trip.isReturned && !trip.rideCheck && <NextLine role="guest" trip={factsOf(trip)} />}
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        <bdi dir="ltr">{trip.reference}</bdi>
        {' · '}
        {format.tripTime(trip.tripdate)}
        {' · '}
        {trip.tariff && !trip.hire ? t('trip_by_meter') : <bdi dir="ltr">{format.money(trip.cost)}</bdi>}
      </Typography>
      {!trip.hire && <MeterRates tariff={trip.tariff} />}
      <HireTerms hire={trip.hire} tariff={trip.receipt ? null : trip.tariff} />
    </Panel>
  );
}

function headlineOf(trip: GuestTrip) {
  const { status, isReturned } = trip;
  if (status === 'CANCELLED') return 'guest_trip_canceled';
  if (status === 'PAYMENT_PENDING') return 'guest_trip_unpaid';
  if (isReturned) return status === 'STARTED' ? 'trip_headline_returning' : 'trip_headline_returned';
  return riderHeadline(factsOf(trip));
}

/** What is due before anything happens, or the cash that the driver waits for. */
function Payment({ trip: { due, status, cost, paymentMode }, token }: GuestProps) {
  const t = useText();
  const format = useFormat();
  if (due !== null) return <GuestPayment due={due} token={token} />;
  if (status !== 'PENDING' || paymentMode !== 'cash') return null;
  return (
    <AmountPanel title={t('trip_pay_title')} amount={cost}>
      <Typography sx={{ mt: 1 }}>{t('trip_pay_cash_hint', { amount: format.money(cost) })}</Typography>
    </AmountPanel>
  );
}

function Codes({ trip: { code, due, handoverCode, isReturned } }: { trip: GuestTrip }) {
  const t = useText();
  return (
    <>
      {code && due === null && <CodePanel text={t('guest_trip_code')} code={code} />}
      {handoverCode && (
        <CodePanel
          text={t(isReturned ? 'trip_return_code_text' : 'trip_handover_code_text')}
          code={handoverCode}
        />
      )}
    </>
  );
}

function GuestActions({ trip, token, primary }: GuestProps & { primary: TripAction | null }) {
  const t = useText();
  const { category, panic } = useSession().settings;
  const file = useGuestReceiptFile(token);
  const deny = useGuestCommand(token, 'not-in-car');
  const isOnTheRoad = drivingStatuses.includes(trip.status) || trip.status === 'PENDING';
  return (
    <ActionRow label={t('trip_actions')}>
      {trip.chat !== 'none' && trip.driver && (
        <GuestChat
          token={token}
          reference={trip.reference}
          driver={trip.driver}
          isOpen={trip.chat === 'open'}
          isPrimary={primary === 'message'}
        />
      )}
      {trip.driverPhone && (
        <ActionButton component="a" href={`tel:${trip.driverPhone}`} icon={<CallIcon />}>
          {t('guest_trip_call')}
        </ActionButton>
      )}
      {trip.canDeny && <DenyRide isPending={deny.isPending} onDeny={() => deny.mutate({})} />}
      {trip.receipt && (
        <ActionButton icon={<DownloadIcon />} disabled={file.isPending} onClick={() => file.mutate()}>
          {t('receipt_title')}
        </ActionButton>
      )}
      {category === 'taxi' && panic && isOnTheRoad && (
        <ActionButton
          component="a"
          color="error"
          href={`tel:${panic.replace(/[^+\d]/g, '')}`}
          icon={<SosIcon />}
        >
          {t('trip_emergency')}&nbsp;<bdi dir="ltr">{panic}</bdi>
        </ActionButton>
      )}
    </ActionRow>
  );
}

function Rating({ trip, token, isPrimary }: GuestProps & { isPrimary: boolean }) {
  const t = useText();
  const rate = useGuestCommand(token, 'rate');
  if (!isPaid({ prepaid: false, status: trip.status }) || !trip.driver) return null;
  return (
    <Stars
      id="guest"
      rated={trip.rating}
      title={t('trip_rate_title', { driver: trip.driver })}
      hasTags
      isPrimary={isPrimary}
      isSending={rate.isPending}
      onRate={rate.mutate}
    />
  );
}

function LostItem({ trip: { lostItem, canReportLostItem }, token }: GuestProps) {
  const report = useGuestCommand(token, 'lost-item');
  if (lostItem) return <ReportedItem lostItem={lostItem} />;
  return canReportLostItem ? <ReportForm isSending={report.isPending} onReport={report.mutate} /> : null;
}

function Again({ trip, isPrimary }: { trip: GuestTrip; isPrimary: boolean }) {
  const { again, status, paymentMode } = trip;
  return again ? (
    <BookAgain
      booking={{ ...again, ...loadOf(trip), status, payment_mode: paymentMode }}
      isPrimary={isPrimary}
    />
  ) : null;
}

/** Who receives the parcel of a delivery, and how the handover was proven. */
function ParcelLines({ trip: { recipient, proof, isReturned } }: { trip: GuestTrip }) {
  const t = useText();
  return (
    <>
      {recipient && (
        <Typography sx={{ mt: 2 }}>
          {t('trip_receiver_name')}: <bdi>{recipient}</bdi>
        </Typography>
      )}
      {isReturned && <Typography sx={{ mt: 1 }}>{t('trip_handover_failed')}</Typography>}
      {proof && (
        <Typography sx={{ mt: 1 }}>
          {t('trip_proof')}: {t(`trip_proof_${proof}`)}
        </Typography>
      )}
    </>
  );
}

function Cancellation({ trip, token }: GuestProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  if (!trip.canCancel) return null;
  return (
    <Box>
      <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
        {t('trip_cancel')}
      </Button>
      <GuestCancelDialog open={asking} token={token} status={trip.status} onClose={() => setAsking(false)} />
    </Box>
  );
}
