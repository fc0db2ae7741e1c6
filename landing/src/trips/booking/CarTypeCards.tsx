import { type Quotes, textIn } from '@wayfare/shared';
import { misfitWords } from '@wayfare/web/booking';
import { useId } from 'react';
import { errorText } from '../../frame/api/errorText.js';
import { Note } from '../../frame/controls/Note.js';
import { Skeleton } from '../../frame/controls/Skeleton.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useLanguage, useText } from '../../frame/language/LanguageProvider.js';
import { CarPicture } from './CarPicture.js';
import styles from './CarTypeCards.module.css';
import { Rates } from './Rates.js';
import type { CarChoice } from './useCarChoice.js';

/** The height of four cards, in pixels: what follows them hardly moves once they are there. */
const LOADING_PX = 250;

/**
 * The choice of car types, the best one first and chosen. Once both places are known, each has its price and
 * how far the nearest free driver is. One that cannot take the trip says why, and cannot be chosen.
 */
export function CarTypeCards({
  choice: { carTypes, quotes, ordered, misfits, chosen },
  isLater,
  onChange,
}: {
  choice: CarChoice;
  isLater: boolean;
  onChange: (carType: string) => void;
}) {
  const { t, locale } = useLanguage();
  const label = useId();
  const name = useId();
  return (
    <div>
      <div id={label} className={`small ${styles['label']}`}>
        {t('site_car_type')}
      </div>
      {carTypes.isPending && <Skeleton height={LOADING_PX} label={t('loading')} />}
      {carTypes.isError && <Note severity="error">{t('fetch_call_error')}</Note>}
      {carTypes.data?.length === 0 && <Note severity="info">{t('no_cars')}</Note>}
      {Boolean(carTypes.data?.length) && ordered.length === 0 && (
        <Note severity="info">{t('hire_no_cars')}</Note>
      )}
      <div role="radiogroup" aria-labelledby={label} className={styles['cards']}>
        {ordered.map((carType) => {
          const misfit = misfits.get(carType.name);
          return (
            <label key={carType.id} className={styles['card']}>
              <input
                type="radio"
                name={name}
                checked={carType.name === chosen?.name}
                disabled={Boolean(misfit)}
                onChange={() => onChange(carType.name)}
                aria-describedby={`${name}-${carType.id}`}
                className={styles['radio']}
              />
              <CarPicture image={carType.image} width={54} />
              <span className={styles['words']}>
                <span className={styles['name']}>
                  <bdi>{textIn(carType, 'name', locale)}</bdi>
                </span>
                {misfit ? (
                  <span id={`${name}-${carType.id}`} className={`small ${styles['info']}`}>
                    {misfitWords(misfit, carType, t)}
                  </span>
                ) : (
                  carType.extra_info && (
                    <span className={`small ${styles['info']}`}>
                      <bdi>{textIn(carType, 'extra_info', locale)}</bdi>
                    </span>
                  )
                )}
              </span>
              {!misfit && (
                <span id={`${name}-${carType.id}`} className={styles['quote']}>
                  <Quote
                    quote={quotes.data?.quotes.find((quote) => quote.carType === carType.name)}
                    isPending={quotes.isLoading}
                    isLater={isLater}
                  />
                </span>
              )}
            </label>
          );
        })}
      </div>
      {quotes.error && <p className={styles['error']}>{errorText(quotes.error, t)}</p>}
      {chosen && <Rates carType={chosen} />}
    </div>
  );
}

/** A car type's price, and the minutes until its nearest free driver could be at the pickup. */
function Quote({
  quote,
  isPending,
  isLater,
}: {
  quote: Quotes['quotes'][number] | undefined;
  isPending: boolean;
  isLater: boolean;
}) {
  const t = useText();
  const format = useFormat();
  if (isPending) return <Skeleton width={64} height={40} />;
  if (!quote) return null;
  return (
    <>
      <span className={styles['price']} dir="ltr">
        {format.money(quote.estimateFare)}
      </span>
      {/* Keeps the price and the time apart where they are read as one text. */}
      {!isLater && ' '}
      {!isLater && (
        <span className="small">
          {quote.minutesAway === null
            ? t('site_no_car_near')
            : t('site_minutes_away', { time: format.duration(quote.minutesAway * 60) })}
        </span>
      )}
    </>
  );
}
