import type { Booking } from '@wayfare/shared';
import { lazy, Suspense } from 'react';
import { Section } from '../../frame/layout/Section.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { useTripWords } from '../carType/useTripWords.js';

const ChangeHistory = lazy(async () => ({ default: (await import('@wayfare/web/change')).ChangeHistory }));

/** Who changed what after the booking was made. */
export function ChangesSection({ booking: { changes } }: { booking: Booking }) {
  const t = useText();
  const format = useFormat();
  const words = useTripWords();
  if (!changes?.length) return null;
  return (
    <Section title={t('change_history')}>
      <Suspense fallback={null}>
        <ChangeHistory changes={changes} text={t} format={format} carTypeText={words.carType} />
      </Suspense>
    </Section>
  );
}
