import { Alert } from '@mui/material';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import type { OwnBooking } from './bookings.js';

/** What the office did to end the trip, and why, for its rider and driver. */
export function OfficeActs({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const format = useFormat();
  return booking.officeActs?.map(({ action, reason, at }) => (
    <Alert key={at} severity="info">
      {t(`office_act_${action}`)} (<bdi>{format.time(at)}</bdi>): {t(`office_reason_${reason}`)}
    </Alert>
  ));
}
