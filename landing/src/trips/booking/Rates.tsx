import { type CarType, textIn } from '@wayfare/shared';
import { useId, useState } from 'react';
import { Button } from '../../frame/controls/Button.js';
import { Icon } from '../../frame/controls/Icon.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useLanguage } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { ratesOf } from './ratesOf.js';
import styles from './Rates.module.css';

/** The parts of a car type's price, shown on request. */
export function Rates({ carType }: { carType: CarType }) {
  const { t, locale } = useLanguage();
  const format = useFormat();
  const { settings } = useSession();
  const [open, setOpen] = useState(false);
  const id = useId();
  const rates = ratesOf(carType, { t, format, settings });
  return (
    <div>
      <Button
        isSmall
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        endIcon={<Icon name="expand" size={18} className={open ? (styles['turned'] ?? '') : ''} />}
      >
        {t('site_rates', { carType: textIn(carType, 'name', locale) })}
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
