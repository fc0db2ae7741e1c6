import { Alert, Box } from '@mui/material';
import type { Booking } from '@wayfare/shared';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';

/** What the office did to end a trip: who, when and why. */
export function OfficeActs({ booking }: { booking: Booking }) {
  const t = useText();
  const format = useFormat();
  return booking.officeActs?.map(({ action, reason, at, byName, note }) => (
    <Alert key={at} severity="info">
      {t(`office_act_${action}`)}: {t(`office_reason_${reason}`)}
      <Box sx={{ color: 'text.secondary' }}>
        <bdi>{format.dateTime(at)}</bdi>
        {byName && (
          <>
            {' · '}
            <bdi>{byName}</bdi>
          </>
        )}
        {note && <span dir="auto"> · {note}</span>}
      </Box>
    </Alert>
  ));
}
