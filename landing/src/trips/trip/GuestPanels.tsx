import { Box, Button, Typography } from '@mui/material';
import { type GuestTrip, isPaid, loadOf, type TripAction, type TripPanel, tripView } from '@wayfare/shared';
import { Fragment, lazy, Suspense, useState } from 'react';
import { BookAgain } from '../booking/BookAgain.js';
import { DeniedNote } from '../booking/DenyRide.js';
import { DriverAndCar } from '../booking/CarFacts.js';
import { WaitChoicesPlace } from '../booking/WaitChoicesPlace.js';
import { CodePanel } from '../booking/CodePanel.js';
import { ReportedItem, ReportForm } from '../booking/LostItemPanel.js';
import { HoursLeft } from '../booking/HoursPanel.js';
import { NoShowPanel } from '../booking/NoShowPanel.js';
import { Stars } from '../booking/RatePanel.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';
import { AmountPanel } from '../../money/payment/AmountPanel.js';
import { DriverPosition } from './DriverPosition.js';
import { GuestActions } from './GuestActions.js';
import { GuestCancelDialog } from './GuestCancelDialog.js';
import { factsOf } from './guestFacts.js';
import { GuestPayment } from './GuestPayment.js';
import { GuestPlaces } from './GuestPlaces.js';
import { GuestProgress } from './GuestProgress.js';
import { GuestReceipt } from './GuestReceipt.js';
import { GuestTip } from './GuestTip.js';
import { useGuestCommand } from './useGuestTrip.js';

const GuestWaitChoices = lazy(async () => ({
  default: (await import('./GuestWaitChoices.js')).GuestWaitChoices,
}));

interface GuestProps {
  trip: GuestTrip;
  token: string;
}

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
  switch (panel) {
    case 'progress':
      return (
        <>
          <GuestProgress trip={trip} />
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
      return <GuestPlaces trip={trip} token={token} />;
    case 'facts':
      return trip.receipt ? <GuestReceipt trip={trip} receipt={trip.receipt} /> : null;
    case 'cancel':
      return <Cancellation trip={trip} token={token} />;
    default:
      return null;
  }
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
