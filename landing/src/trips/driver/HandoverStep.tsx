import { Alert, Box, Button, Divider, Stack, TextField, Typography } from '@mui/material';
import { latinDigits, type HandoverSummary, placeAhead } from '@wayfare/shared';
import { ApiError } from '@wayfare/web/http';
import { useState } from 'react';
import { type OwnBooking, useBookingCommand } from '../booking/bookings.js';
import { ResendButton } from '../booking/ResendButton.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { stopStep } from '../../frame/offline/driverQueue.js';
import { FailHandoverDialog } from './FailHandoverDialog.js';
import { ParcelCamera } from './ParcelPicture.js';
import { atTheDoor, pictureStep } from './pictureStep.js';
import { useDriverPosition } from './PositionProvider.js';
import { SignaturePad } from './SignaturePad.js';
import { StepButton } from './StepButton.js';
import { useParcelPicture } from './useParcelPicture.js';

/** How many digits a handover code has. */
const DIGITS = 5;

/**
 * The last step of a delivery, or one at a stop: the proof that the parcel was handed over, to the recipient
 * or back to the sender. After a stop, give it another key: nothing of it belongs to the next one.
 */
export function HandoverStep({
  booking,
  handover,
  stop = null,
}: {
  booking: OwnBooking;
  handover: HandoverSummary;
  stop?: number | null;
}) {
  const t = useText();
  const { settings } = useSession();
  const { placeOfStep } = useDriverPosition();
  const reach = useBookingCommand(booking.id);
  const [code, setCode] = useState('');
  const { ways, failure } = handover;
  const isReturn = failure !== null;
  const required = pictureStep(booking.status, settings);
  const isWrong = reach.error instanceof ApiError && reach.error.key === 'handover_code_wrong';
  const proven =
    ways.length === 0 ||
    (ways.includes('code') && code.length === DIGITS) ||
    (ways.includes('signature') && Boolean(booking.signature_image)) ||
    (ways.includes('photo') && Boolean(booking.deliver_image));
  const goal = placeAhead(booking);
  const bodyNow = () => ({
    // Without a device position, the place where the parcel goes is used.
    ...(placeOfStep() ?? { lat: goal.lat, lng: goal.lng }),
    ...(code.length === DIGITS && { handover_code: code }),
  });
  return (
    <Stack sx={{ gap: 1.5 }}>
      {isReturn && (
        <Alert severity="info">{t('handover_return_text', { sender: booking.customer_name })}</Alert>
      )}
      {ways.length > 0 && (
        <Box
          component="section"
          aria-label={t('handover_title')}
          sx={{
            bgcolor: 'background.paper',
            borderRadius: 5,
            border: '1px solid',
            borderColor: 'divider',
            p: 2.5,
          }}
        >
          <Typography variant="h4" component="h3">
            {t('handover_title')}
          </Typography>
          {ways.length > 1 && <Typography color="text.secondary">{t('handover_any')}</Typography>}
          <Stack divider={<Divider />} sx={{ gap: 2, mt: 2 }}>
            {ways.includes('code') && (
              <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
                <TextField
                  fullWidth
                  label={t(isReturn ? 'handover_return_code' : 'handover_code')}
                  value={code}
                  onChange={(event) =>
                    setCode(latinDigits(event.target.value).replace(/\D/g, '').slice(0, DIGITS))
                  }
                  error={isWrong}
                  helperText={
                    isWrong
                      ? t('handover_code_wrong')
                      : t(isReturn ? 'handover_return_code_hint' : 'handover_code_hint')
                  }
                  slotProps={{
                    htmlInput: { inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' },
                  }}
                />
                {!isReturn && <ResendButton bookingId={booking.id} stop={stop} />}
              </Stack>
            )}
            {ways.includes('signature') && <Signature booking={booking} isReturn={isReturn} />}
            {ways.includes('photo') && required?.image !== atTheDoor.image && (
              <ParcelCamera booking={booking} step={atTheDoor} />
            )}
          </Stack>
        </Box>
      )}
      <StepButton
        loading={reach.isPending}
        disabled={!proven || (required !== null && !booking[required.image])}
        onClick={() => reach.mutate({ name: stop === null ? 'reach' : stopStep(stop), body: bodyNow() })}
      >
        {t(isReturn ? 'handover_returned' : stop === null ? 'console_reach' : 'console_stop')}
      </StepButton>
      {!isReturn && <FailButton bookingId={booking.id} stop={stop} />}
    </Stack>
  );
}

function Signature({ booking, isReturn }: { booking: OwnBooking; isReturn: boolean }) {
  const t = useText();
  const send = useParcelPicture(booking.id, 'signature_image');
  return (
    <SignaturePad
      label={t('handover_signature')}
      hint={t(isReturn ? 'handover_return_sign_hint' : 'handover_sign_hint')}
      kept={booking.signature_image}
      send={(file) => send(file)}
    />
  );
}

function FailButton({ bookingId, stop }: { bookingId: string; stop: number | null }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('handover_fail')}
      </Button>
      <FailHandoverDialog open={asking} bookingId={bookingId} stop={stop} onClose={() => setAsking(false)} />
    </>
  );
}
