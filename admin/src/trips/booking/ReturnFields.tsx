import { TextField } from '@mui/material';
import { MAX_STOPS, parseLocalTime, waitsWithin } from '@wayfare/shared';
import { useSession } from '../../frame/session/session.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import type { RiderBookingDraft } from './bookingDraft.js';
import { ReturnHow } from './ReturnHow.js';

/** Whether a trip comes back, and how: the driver waits, or a second trip at a time. */
export function ReturnFields({
  draft: { back, returnWhen, stops },
  onChange,
}: {
  draft: RiderBookingDraft;
  onChange: (changes: Partial<RiderBookingDraft>) => void;
}) {
  const t = useText();
  const format = useFormat();
  const { settings } = useSession();
  // The place where the driver waits is a stop, too.
  const waits = stops.length < MAX_STOPS ? waitsWithin(settings.returnWaitMinutes) : [];
  const at = parseLocalTime(returnWhen, settings.timeZone);
  return (
    <>
      <ReturnHow back={back} options={[...waits, 'later']} onChange={(how) => onChange({ back: how })} />
      {back === 'later' && (
        <TextField
          type="datetime-local"
          label={t('trip_return_at')}
          value={returnWhen}
          required
          sx={{ mt: 2 }}
          onChange={(event) => onChange({ returnWhen: event.target.value })}
          helperText={at === null ? null : format.zoneNote(at)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    </>
  );
}
