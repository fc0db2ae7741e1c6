import { Chip, MenuItem, Skeleton, Stack, TextField } from '@mui/material';
import { suggestedTripDate } from '@wayfare/shared';
import { lazy, Suspense } from 'react';
import { useText } from '../language/LanguageProvider.js';
import { laterPresets } from './laterPresets.js';
import { useNow } from '@wayfare/shared/web/time';

const TripDatePicker = lazy(async () => ({ default: (await import('./TripDatePicker.js')).TripDatePicker }));

/** How often the suggested times are computed again, in ms. */
const READ_MS = 60_000;

/** Book Now or Book Later, with the time for later. */
export function WhenFields({
  bookLater,
  tripdate,
  onChange,
}: {
  bookLater: boolean;
  tripdate: number | null;
  onChange: (changes: { bookLater?: boolean; tripdate?: number | null }) => void;
}) {
  const t = useText();
  return (
    <>
      <TextField
        select
        label={t('site_when')}
        value={bookLater ? 'later' : 'now'}
        onChange={(event) => {
          const later = event.target.value === 'later';
          onChange({
            bookLater: later,
            tripdate: later ? (tripdate ?? suggestedTripDate(Date.now())) : tripdate,
          });
        }}
      >
        <MenuItem value="now">{t('site_book_now')}</MenuItem>
        <MenuItem value="later">{t('site_book_later')}</MenuItem>
      </TextField>
      {bookLater && <LaterPresets value={tripdate} onChoose={(at) => onChange({ tripdate: at })} />}
      {bookLater && (
        <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
          <TripDatePicker value={tripdate} onChange={(next) => onChange({ tripdate: next })} />
        </Suspense>
      )}
    </>
  );
}

/** Usual times, for one tap. */
function LaterPresets({ value, onChoose }: { value: number | null; onChoose: (at: number) => void }) {
  const t = useText();
  const now = useNow(READ_MS);
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('when_presets')}
      sx={{ flexWrap: 'wrap', gap: 1, mt: -0.5 }}
    >
      {laterPresets(now).map(({ key, at }) => (
        <Chip
          key={key}
          label={t(`when_${key}`)}
          color={at === value ? 'primary' : 'default'}
          aria-pressed={at === value}
          onClick={() => onChoose(at)}
        />
      ))}
    </Stack>
  );
}
