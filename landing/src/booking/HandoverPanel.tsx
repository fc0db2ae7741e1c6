import { Alert, Box, Link, Typography } from '@mui/material';
import type { BookingStatus } from '@wayfare/shared';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';
import type { OwnBooking } from './bookings.js';
import { ResendButton } from './ResendButton.js';

/** While a courier has the parcel, or is on the way to it. */
const shownIn: readonly BookingStatus[] = ['ACCEPTED', 'ARRIVED', 'STARTED'];

/** For the sender: the code that proves the handover, and what to know when it failed. */
export function HandoverPanel({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const { handover, status } = booking;
  if (!handover || !shownIn.includes(status)) return null;
  const { code, failure } = handover;
  return (
    <>
      {failure && (
        <Alert severity="warning">
          {t('trip_handover_failed')} {t(`handover_fail_${failure.reason}`)}
          {failure.note && (
            <>
              {': '}
              <bdi>{failure.note}</bdi>
            </>
          )}
          <Support />
        </Alert>
      )}
      {code && (
        <Box sx={{ bgcolor: '#fff4e2', borderRadius: 5, p: 2.5 }}>
          <Typography variant="body2">
            {t(failure ? 'trip_return_code_text' : 'trip_handover_code_text')}
          </Typography>
          <Typography sx={{ fontSize: '2.2rem', fontWeight: 800, letterSpacing: '0.3em' }} dir="ltr">
            {code}
          </Typography>
          {status === 'STARTED' && !failure && <ResendButton bookingId={booking.id} />}
        </Box>
      )}
    </>
  );
}

/** How to reach the business. */
function Support() {
  const t = useText();
  const { contact_email: email } = useSession().appinfo;
  if (!email) return null;
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {t('trip_handover_help')}: <Link href={`mailto:${email}`}>{email}</Link>
    </Typography>
  );
}
