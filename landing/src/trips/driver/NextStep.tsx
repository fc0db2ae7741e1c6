import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import {
  latinDigits,
  type LatLng,
  nextStop,
  placeAhead,
  rulesOf,
  type TranslationKey,
  type TripState,
  tripState,
  tripView,
} from '@wayfare/shared';
import { useState } from 'react';
import { AmountPanel } from '../../money/payment/AmountPanel.js';
import type { OwnBooking } from '../booking/bookings.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useOnline } from '../../frame/layout/useOnline.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { ArriveStep } from './ArriveStep.js';
import { HandoverStep } from './HandoverStep.js';
import { useMeter } from './MeterScope.js';
import { ReceiptPhone } from './ReceiptPhone.js';
import { stopStep } from '../../frame/offline/driverQueue.js';
import { pictureStep } from './pictureStep.js';
import { useDriverPosition } from './PositionProvider.js';
import { StepButton } from './StepButton.js';
import { StopHeading } from './StopHeading.js';
import { useStep } from './useStep.js';

interface StepProps {
  booking: OwnBooking;
  /** The answer to a step is about to come. */
  loading: boolean;
}

/** The driver's next step on a trip. It also works without a network: the driver's steps are sent later. */
export function NextStep(props: StepProps) {
  switch (props.booking.status) {
    case 'ACCEPTED':
      return <ArriveStep {...props} />;
    case 'ARRIVED':
      return <StartStep {...props} />;
    case 'STARTED':
      return <UnderWay {...props} />;
    case 'REACHED':
      return <FareToCome />;
    case 'PENDING':
      return <CollectStep {...props} />;
    case 'PAID':
      return <CompleteStep {...props} />;
    default:
      return null;
  }
}

/** To the next stop or to the end of the trip. */
function UnderWay(props: StepProps) {
  const { booking } = props;
  const stop = nextStop(booking);
  const { handover } = (stop === null ? booking : booking.stops?.[stop]) ?? {};
  return (
    <>
      <StopHeading booking={booking} />
      {handover ? (
        <HandoverStep key={stop} booking={booking} handover={handover} stop={stop} />
      ) : stop === null ? (
        <ReachStep {...props} />
      ) : (
        <StopStep key={stop} {...props} stop={stop} />
      )}
    </>
  );
}

/** Whether a required picture of the parcel is missing (rule 3.36). */
function useLacksPicture(booking: OwnBooking): boolean {
  const picture = pictureStep(booking.status, useSession().settings)?.image;
  return picture !== undefined && !booking[picture];
}

function StartStep({ booking, loading }: StepProps) {
  const t = useText();
  const { problem, take } = useStep(booking.id, 'start');
  const lacksPicture = useLacksPicture(booking);
  const [otp, setOtp] = useState('');
  const mismatch = problem === 'otp_mismatch';
  const asksOtp = booking.otp_required || mismatch;
  return (
    <Stack sx={{ gap: 1.5 }}>
      {asksOtp && (
        <TextField
          label={t('console_otp')}
          value={otp}
          onChange={(event) => setOtp(latinDigits(event.target.value).replace(/\D/g, '').slice(0, 5))}
          error={mismatch}
          helperText={mismatch ? t('otp_mismatch') : t('console_otp_hint')}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', dir: 'ltr' } }}
        />
      )}
      <StepButton
        loading={loading}
        disabled={lacksPicture || (asksOtp && otp.length !== 5)}
        onClick={() => take(asksOtp ? { otp } : {})}
      >
        {t('console_start')}
      </StepButton>
      {booking.otp_skippable && otp === '' && (
        <StartWithoutCode isDisabled={lacksPicture || loading} onStart={() => take({})} />
      )}
    </Stack>
  );
}

/**
 * For a rider who cannot give the code, such as one whose phone is empty: not without a word about the money.
 */
function StartWithoutCode({ isDisabled, onStart }: { isDisabled: boolean; onStart: () => void }) {
  const t = useText();
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {t('console_otp_skip_text')}
      </Typography>
      <Button color="inherit" variant="outlined" disabled={isDisabled} onClick={onStart}>
        {t('console_otp_skip')}
      </Button>
    </>
  );
}

function ReachStep({ booking, loading }: StepProps) {
  const t = useText();
  const { placeOfStep } = useDriverPosition();
  const { take } = useStep(booking.id, 'reach');
  const lacksPicture = useLacksPicture(booking);
  const reach = () => {
    // Without a device position, the booked drop is used.
    const { lat, lng }: LatLng = placeOfStep() ?? booking.drop;
    take({ lat, lng });
  };
  return (
    <StepButton loading={loading} disabled={lacksPicture} onClick={reach}>
      {t('console_reach')}
    </StepButton>
  );
}

/** A stop of a taxi is confirmed with a tap, without a network too. */
function StopStep({ booking, loading, stop }: StepProps & { stop: number }) {
  const t = useText();
  const { placeOfStep } = useDriverPosition();
  const { take } = useStep(booking.id, stopStep(stop));
  const confirm = () => {
    const { lat, lng }: LatLng = placeOfStep() ?? placeAhead(booking);
    take({ lat, lng });
  };
  return (
    <StepButton loading={loading} onClick={confirm}>
      {t('console_stop')}
    </StepButton>
  );
}

/** The server computes the fare. */
function FareToCome() {
  const t = useText();
  const online = useOnline();
  return online ? null : <Alert severity="info">{t('console_fare_later')}</Alert>;
}

/** Returns the amount still due. A hold on the rider's card may have paid a part of the fare. */
const stillDue = ({ payment_mode, usedWalletMoney, payableAmount }: StepProps['booking']) =>
  payment_mode === 'wallet' ? usedWalletMoney : payableAmount;

function CollectStep({ booking, loading }: StepProps) {
  const t = useText();
  const { settings } = useSession();
  const { take } = useStep(booking.id, 'pay');
  const meter = useMeter();
  const isCash = tripView('driver', booking).due === 'collect_cash' && settings.category === 'taxi';
  return (
    <AmountPanel
      title={t(isCash ? 'console_collect_cash' : 'console_unpaid')}
      amount={meter ? meter.fare.trip_cost : stillDue(booking)}
    >
      {/* A delivery is paid by card only (rule 9.10). */}
      {settings.category === 'taxi' && (
        <Box sx={{ mt: 1.5 }}>
          <Payment booking={booking} loading={loading} onCash={() => take({ payment_mode: 'cash' })} />
        </Box>
      )}
      <Box sx={{ mt: 1.5 }}>
        <ReceiptPhone booking={booking} />
      </Box>
    </AmountPanel>
  );
}

/**
 * How the rider pays, as chosen when booking or since then. Riders with a card may still hand over cash, but
 * not while their card is being charged.
 */
function Payment({ booking, loading, onCash }: StepProps & { onCash: () => void }) {
  const t = useText();
  const state = tripState(booking);
  if (state === 'PENDING_CASH')
    return (
      <Stack sx={{ gap: 1.5 }}>
        {rulesOf(booking).hasRider && <Typography variant="body2">{t('console_collect_hint')}</Typography>}
        <StepButton loading={loading} onClick={onCash}>
          {t('console_cash_received')}
        </StepButton>
      </Stack>
    );
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t(pendingTexts[state] ?? 'console_pays_card', {
          rider: booking.customer_name || t('console_street_passenger'),
        })}
      </Typography>
      {state !== 'PENDING_CHARGE' && (
        <Button color="inherit" variant="outlined" loading={loading} onClick={onCash}>
          {t('console_cash_instead')}
        </Button>
      )}
    </Stack>
  );
}

const pendingTexts: Partial<Record<TripState, TranslationKey>> = {
  PENDING_WALLET: 'console_pays_wallet',
  PENDING_CHARGE: 'console_pays_charge',
};

function CompleteStep({ booking, loading }: StepProps) {
  const t = useText();
  const { take } = useStep(booking.id, 'complete');
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ReceiptPhone booking={booking} />
      <StepButton loading={loading} onClick={() => take({})}>
        {t('console_complete')}
      </StepButton>
    </Stack>
  );
}
