import { suggestedTripDate } from '@wayfare/shared';
import { Suspense } from 'react';
import { Chip } from '../../frame/controls/Chip.js';
import { SelectField } from '../../frame/controls/SelectField.js';
import { Skeleton } from '../../frame/controls/Skeleton.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { lazyThemed } from '../../frame/themed/lazyThemed.js';
import { laterPresets } from './laterPresets.js';
import { useNow } from '@wayfare/web/time';
import styles from './WhenFields.module.css';

const TripDatePicker = lazyThemed(async () => (await import('./TripDatePicker.js')).TripDatePicker);

/** How often the suggested times are computed again, in ms. */
const READ_MS = 60_000;

/** Book Now or Book Later, with the time for later. */
export function WhenFields({
  bookLater,
  tripdate,
  problem,
  onChange,
}: {
  bookLater: boolean;
  tripdate: number | null;
  /** Why the chosen time cannot be booked. */
  problem: string | null;
  onChange: (changes: { bookLater?: boolean; tripdate?: number | null }) => void;
}) {
  const t = useText();
  return (
    <>
      <SelectField
        label={t('site_when')}
        value={bookLater ? 'later' : 'now'}
        choices={[
          { value: 'now', text: t('site_book_now') },
          { value: 'later', text: t('site_book_later') },
        ]}
        onChange={(when) => {
          const later = when === 'later';
          onChange({
            bookLater: later,
            tripdate: later ? (tripdate ?? suggestedTripDate(Date.now())) : tripdate,
          });
        }}
      />
      {bookLater && <LaterPresets value={tripdate} onChoose={(at) => onChange({ tripdate: at })} />}
      {bookLater && (
        <Suspense fallback={<Skeleton height={56} />}>
          <TripDatePicker
            value={tripdate}
            problem={problem}
            onChange={(next) => onChange({ tripdate: next })}
          />
        </Suspense>
      )}
    </>
  );
}

/** Usual times, for one tap. */
function LaterPresets({ value, onChoose }: { value: number | null; onChoose: (at: number) => void }) {
  const t = useText();
  const now = useNow(READ_MS);
  const { timeZone } = useFormat();
  return (
    <div role="group" aria-label={t('when_presets')} className={styles['presets']}>
      {laterPresets(now, timeZone).map(({ key, at }) => (
        <Chip key={key} text={t(`when_${key}`)} isChosen={at === value} onChoose={() => onChoose(at)} />
      ))}
    </div>
  );
}
