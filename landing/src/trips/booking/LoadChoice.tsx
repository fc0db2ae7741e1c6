import { loadWords, type TripDraft } from '@wayfare/web/booking';
import { lazy, Suspense, useId, useState } from 'react';
import { Field } from '../../frame/controls/Field.js';
import { Icon } from '../../frame/controls/Icon.js';
import { Skeleton } from '../../frame/controls/Skeleton.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import styles from './LoadChoice.module.css';

const LoadFields = lazy(async () => ({ default: (await import('./LoadFields.js')).LoadFields }));

/** The height of the fields, in pixels: what follows them hardly moves once they are there. */
const LOADING_PX = 280;

/**
 * Whom and what a ride takes (rules 4.110, 4.111), on one line: most rides are for one passenger. Its fields
 * load when it is opened.
 */
export function LoadChoice({
  draft,
  onChange,
}: {
  draft: TripDraft;
  onChange: (changes: Partial<Pick<TripDraft, 'passengers' | 'luggage' | 'needs'>>) => void;
}) {
  const t = useText();
  const { category } = useSession().settings;
  const [isOpen, setOpen] = useState(false);
  const [label, value, fields] = [useId(), useId(), useId()];
  if (category !== 'taxi') return null;
  const one = draft.passengers > 1 ? [] : [t('load_passengers', { smart_count: 1 })];
  const words = [...one, ...loadWords(draft, t)];
  return (
    <div>
      <Field label={t('load_title')} labelId={label}>
        <button
          type="button"
          className={styles['summary']}
          aria-labelledby={`${label} ${value}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? fields : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span id={value} className={styles['words']}>
            {words.join(' · ')}
          </span>
          <Icon name="expand" className={styles['arrow'] ?? ''} />
        </button>
      </Field>
      {isOpen && (
        <div id={fields} role="group" aria-labelledby={label}>
          <Suspense fallback={<Skeleton height={LOADING_PX} label={t('loading')} />}>
            <LoadFields load={draft} onChange={onChange} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
