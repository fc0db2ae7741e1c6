import { type DraftChanges, newStop } from '@wayfare/web/booking';
import { Suspense } from 'react';
import { Button } from '../../frame/controls/Button.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { lazyThemed } from '../../frame/themed/lazyThemed.js';
import type { BookingDraft } from './draft.js';

const StopList = lazyThemed(async () => (await import('./StopList.js')).StopList);

interface StopsProps {
  draft: BookingDraft;
  onChange: (changes: DraftChanges<BookingDraft>) => void;
  onLoading: (loading: Promise<unknown>) => void;
  /** What is wrong with a stop that has no place, once the form was sent. */
  problem: string | null;
}

/** The stops between pickup and drop. Most trips have none: their fields load with the first one. */
export function Stops({ draft, onChange, onLoading, problem }: StopsProps) {
  const t = useText();
  if (draft.stops.length === 0)
    return <Button onClick={() => onChange({ stops: [newStop()] })}>{t('stop_add')}</Button>;
  return (
    <Suspense fallback={null}>
      <StopList draft={draft} onChange={onChange} onLoading={onLoading} problem={problem} />
    </Suspense>
  );
}
