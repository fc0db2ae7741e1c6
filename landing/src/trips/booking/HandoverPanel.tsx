import { Alert, Link, Typography } from '@mui/material';
import type { BookingStatus } from '@wayfare/shared';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import type { OwnBooking } from './bookings.js';
import { CodePanel } from './CodePanel.js';
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
      {code && (failure || !booking.stops) && (
        <CodePanel text={t(failure ? 'trip_return_code_text' : 'trip_handover_code_text')} code={code}>
          {status === 'STARTED' && !failure && <ResendButton bookingId={booking.id} />}
        </CodePanel>
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
      {t('trip_handover_help')}:{' '}
      <Link href={`mailto:${email}`} underline="always">
        {email}
      </Link>
    </Typography>
  );
}
