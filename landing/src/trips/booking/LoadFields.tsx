import { MOST_LUGGAGE, MOST_PASSENGERS, needKeys, type TripNeed, tripNeeds } from '@wayfare/shared';
import type { TripDraft } from '@wayfare/web/booking';
import { useId } from 'react';
import { IconButton } from '../../frame/controls/Button.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import styles from './LoadFields.module.css';

type Load = Pick<TripDraft, 'passengers' | 'luggage' | 'needs'>;

/** How many passengers and pieces of luggage a ride takes, and what it needs. */
export function LoadFields({ load, onChange }: { load: Load; onChange: (changes: Partial<Load>) => void }) {
  const t = useText();
  const needs = useId();
  const toggle = (need: TripNeed, isNeeded: boolean) =>
    onChange({ needs: tripNeeds.filter((one) => (one === need ? isNeeded : load.needs.includes(one))) });
  return (
    <div className={styles['fields']}>
      <Stepper
        label={t('trip_passengers')}
        fewer={t('load_fewer_passengers')}
        more={t('load_more_passengers')}
        value={load.passengers}
        least={1}
        most={MOST_PASSENGERS}
        onChange={(passengers) => onChange({ passengers })}
      />
      <Stepper
        label={t('trip_luggage')}
        fewer={t('load_less_luggage')}
        more={t('load_more_luggage')}
        value={load.luggage}
        least={0}
        most={MOST_LUGGAGE}
        onChange={(luggage) => onChange({ luggage })}
      />
      <div role="group" aria-labelledby={needs}>
        <div id={needs}>{t('trip_needs')}</div>
        {tripNeeds.map((need) => (
          <label key={need} className={styles['need']}>
            <input
              type="checkbox"
              checked={load.needs.includes(need)}
              onChange={({ target }) => toggle(need, target.checked)}
            />
            {t(needKeys[need])}
          </label>
        ))}
      </div>
    </div>
  );
}

/** A small whole number with a button for each direction. */
function Stepper({
  label,
  fewer,
  more,
  value,
  least,
  most,
  onChange,
}: {
  label: string;
  /** The names of its buttons. */
  fewer: string;
  more: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}) {
  const format = useFormat();
  const id = useId();
  // A disabled button would lose the focus.
  const step = (next: number) => next >= least && next <= most && onChange(next);
  return (
    <div role="group" aria-labelledby={id} className={styles['stepper']}>
      <span id={id} className={styles['label']}>
        {label}
      </span>
      <IconButton
        aria-label={fewer}
        aria-disabled={value <= least}
        onClick={() => step(value - 1)}
        className={styles['step'] ?? ''}
      >
        −
      </IconButton>
      <output aria-live="polite" className={styles['value']}>
        {format.number(value)}
      </output>
      <IconButton
        aria-label={more}
        aria-disabled={value >= most}
        onClick={() => step(value + 1)}
        className={styles['step'] ?? ''}
      >
        +
      </IconButton>
    </div>
  );
}
