import { Box, Typography } from '@mui/material';
import type { BookingChange, TranslationKey } from '@wayfare/shared';
import { ChangedFields } from './ChangedFields.js';
import type { ChangeTexts } from './changeWords.js';

/** What became of the driver, where a reader has to know it. */
const outcomes: Partial<Record<BookingChange['driver'], TranslationKey>> = {
  offered_anew: 'change_driver_left',
  asked: 'change_driver_was_asked',
  confirmed: 'change_driver_confirmed',
  refused: 'change_driver_refused',
  unanswered: 'change_driver_unanswered',
};

/** The changes of a booking, the latest first: who made each, when, and what it changed. */
export function ChangeHistory({ changes, ...texts }: ChangeTexts & { changes: readonly BookingChange[] }) {
  const { text, format } = texts;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {[...changes].reverse().map(({ version, at, role, byName, fields, price, driver }) => (
        <Box component="li" key={version}>
          <Typography variant="body2" sx={{ mb: 0.5 }}>
            <bdi>{byName ?? text(`change_by_${role}`)}</bdi>, <bdi>{format.tripTime(at)}</bdi>
          </Typography>
          <ChangedFields {...texts} fields={fields} />
          {price.before !== price.after && (
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {text('change_price', {
                before: format.money(price.before),
                after: format.money(price.after),
              })}
            </Typography>
          )}
          {outcomes[driver] && <Typography variant="body2">{text(outcomes[driver])}</Typography>}
        </Box>
      ))}
    </Box>
  );
}
