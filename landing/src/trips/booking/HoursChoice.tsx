import { allowsHours, hireTermsOf, MOST_HOURS } from '@wayfare/shared';
import { Chip } from '../../frame/controls/Chip.js';
import { SelectField } from '../../frame/controls/SelectField.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { useCarTypes } from '../../people/carType/carTypes.js';
import styles from './HoursChoice.module.css';

/** Whether the trip is by the hour, and for how many hours; nothing where no car can be hired. */
export function HoursChoice({
  value,
  onChange,
}: {
  /** Null for a trip to a destination. */
  value: number | null;
  onChange: (hours: number | null) => void;
}) {
  const t = useText();
  const format = useFormat();
  const hours = useOfferedHours();
  const first = hours[0];
  // Hours that were entered before can be taken back even if no car is offered for them anymore.
  if (first === undefined && value === null) return null;
  return (
    <div className={styles['hours']}>
      <Chip
        text={t('trip_by_hour')}
        isChosen={value !== null}
        onChoose={() => onChange(value === null ? (hours.find((one) => one >= 2) ?? first ?? null) : null)}
      />
      {value !== null && (
        <SelectField
          label={t('trip_hours')}
          value={String(value)}
          choices={hours.map((count) => ({ value: String(count), text: format.duration(count * 3600) }))}
          onChange={(chosen) => onChange(Number(chosen))}
        />
      )}
    </div>
  );
}

/** The numbers of hours for which at least one car can be hired; none if the settings do not allow riders. */
function useOfferedHours(): number[] {
  const { settings } = useSession();
  const { data } = useCarTypes();
  if (!settings.hourlyByRiders || settings.category !== 'taxi') return [];
  const terms = (data ?? []).flatMap((carType) => hireTermsOf(carType, settings) ?? []);
  return Array.from({ length: MOST_HOURS }, (_, index) => index + 1).filter((hours) =>
    terms.some((one) => allowsHours(one, hours)),
  );
}
