import { MAX_STOPS, suggestedReturn, type TranslationKey, waitsWithin } from '@wayfare/shared';
import type { TripDraft } from '@wayfare/web/booking';
import { Suspense } from 'react';
import { Chip } from '../../frame/controls/Chip.js';
import { SelectField } from '../../frame/controls/SelectField.js';
import { Skeleton } from '../../frame/controls/Skeleton.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { lazyThemed } from '../../frame/themed/lazyThemed.js';
import styles from './HoursChoice.module.css';

const TripDatePicker = lazyThemed(async () => (await import('./TripDatePicker.js')).TripDatePicker);

/** Whether the trip comes back, and how: the driver waits, or a second trip at a time. */
export function ReturnChoice({
  draft: { back, returnAt, stops, bookLater, tripdate },
  problem,
  onChange,
}: {
  draft: TripDraft & { tripdate: number | null };
  /** Why the time of the way back cannot be booked. */
  problem: TranslationKey | null;
  onChange: (changes: Pick<TripDraft, 'back' | 'returnAt'>) => void;
}) {
  const t = useText();
  const format = useFormat();
  const { settings } = useSession();
  const isOffered = settings.returnByRiders && settings.category === 'taxi';
  // A choice that was entered before can be taken back even if it is not offered anymore.
  if (!isOffered && back === null) return null;
  // The place where the driver waits is a stop, too.
  const waits = stops.length < MAX_STOPS ? waitsWithin(settings.returnWaitMinutes) : [];
  const chooseBack = (value: TripDraft['back']) =>
    onChange({
      back: value,
      returnAt:
        value === 'later' ? (returnAt ?? suggestedReturn(bookLater ? tripdate : null, Date.now())) : returnAt,
    });
  return (
    <div className={styles['hours']}>
      <Chip
        text={t('trip_return')}
        isChosen={back !== null}
        onChoose={() =>
          chooseBack(back === null ? (waits.find((one) => one >= 30) ?? waits[0] ?? 'later') : null)
        }
      />
      {back !== null && (
        <SelectField
          label={t('trip_return_how')}
          value={String(back)}
          choices={[
            ...waits.map((minutes) => ({
              value: String(minutes),
              text: t('trip_return_waits', { time: format.duration(minutes * 60) }),
            })),
            { value: 'later', text: t('trip_return_later') },
          ]}
          onChange={(chosen) => chooseBack(chosen === 'later' ? chosen : Number(chosen))}
        />
      )}
      {back === 'later' && (
        <Suspense fallback={<Skeleton height={56} />}>
          <TripDatePicker
            label={t('trip_return_at')}
            value={returnAt}
            problem={problem && t(problem)}
            onChange={(next) => onChange({ back, returnAt: next })}
          />
        </Suspense>
      )}
    </div>
  );
}
