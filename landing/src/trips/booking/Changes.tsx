import { lazy, Suspense } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { Panel } from '../../frame/layout/Panel.js';
import { useTripWords } from '../../people/carType/useTripWords.js';
import type { OwnBooking } from './bookings.js';

const ChangeHistory = lazy(async () => ({ default: (await import('@wayfare/web/change')).ChangeHistory }));

/** What was changed since the booking was made or, for its driver, since they have it. */
export function Changes({ booking: { changes } }: { booking: OwnBooking }) {
  const t = useText();
  const format = useFormat();
  const words = useTripWords();
  if (!changes?.length) return null;
  return (
    <Panel title={t('change_history')}>
      <Suspense fallback={null}>
        <ChangeHistory changes={changes} text={t} format={format} carTypeText={words.carType} />
      </Suspense>
    </Panel>
  );
}
