import { type CarType, unitOfTariff } from '@wayfare/shared';
import { useId, useState } from 'react';
import { Button } from '../../frame/controls/Button.js';
import { Icon } from '../../frame/controls/Icon.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import styles from './Rates.module.css';

/** The parts of a car type's price, shown on request. */
export function Rates({ carType }: { carType: CarType }) {
  const t = useText();
  const format = useFormat();
  const { settings } = useSession();
  const [open, setOpen] = useState(false);
  const id = useId();
  const fee =
    carType.convenience_fee_type === 'flat'
      ? format.money(carType.convenience_fees)
      : `${format.number(carType.convenience_fees)} %`;
  const rates: [string, string][] = [
    [t('site_rate_base'), format.money(carType.base_fare)],
    [
      t(unitOfTariff(carType, settings) === 'mile' ? 'site_rate_mile' : 'site_rate_km'),
      format.money(carType.rate_per_unit_distance),
    ],
    [t('site_rate_hour'), format.money(carType.rate_per_hour)],
    [t('site_rate_min'), format.money(carType.min_fare)],
    ...(carType.convenience_fees > 0 ? ([[t('site_rate_fee'), fee]] as [string, string][]) : []),
  ];
  return (
    <div>
      <Button
        isSmall
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        endIcon={<Icon name="expand" size={18} className={open ? (styles['turned'] ?? '') : ''} />}
      >
        {t('site_rates', { carType: carType.name })}
      </Button>
      <dl id={id} hidden={!open} className={styles['rates']}>
        {rates.map(([name, value]) => (
          <div key={name} className={styles['rate']}>
            <dt>{name}</dt>
            <dd dir="ltr">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
