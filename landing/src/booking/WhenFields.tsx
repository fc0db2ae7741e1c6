import { MenuItem, Skeleton, TextField } from '@mui/material';
import { suggestedTripDate } from '@wayfare/shared';
import { lazy, Suspense } from 'react';
import { useText } from '../language/LanguageProvider.js';

const TripDatePicker = lazy(async () => ({ default: (await import('./TripDatePicker.js')).TripDatePicker }));

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
      {bookLater && (
        <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
          <TripDatePicker value={tripdate} onChange={(next) => onChange({ tripdate: next })} />
        </Suspense>
      )}
    </>
  );
}
