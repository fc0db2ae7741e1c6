import { useId } from 'react';
import { Button } from '../../frame/controls/Button.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useTripWords } from '../../people/carType/useTripWords.js';
import { nearbyAlternative } from './bestCarType.js';
import styles from './BookBar.module.css';
import type { CarChoice } from './useCarChoice.js';

/**
 * The button of the booking form with the price and the minutes of the chosen car type. On phones it stays at
 * the bottom of the screen. That no car is near is said before anyone books.
 */
export function BookBar({
  choice,
  isLater,
  isLoading,
  disabled,
}: {
  choice: CarChoice;
  isLater: boolean;
  isLoading: boolean;
  disabled: boolean;
}) {
  const t = useText();
  const format = useFormat();
  const { quote } = choice;
  const [label, price] = [useId(), useId()];
  const away =
    quote && !isLater && quote.minutesAway !== null
      ? t('site_minutes_away', { time: format.duration(quote.minutesAway * 60) })
      : null;
  return (
    <div className={styles['bar']}>
      <p role="status" className={`small ${styles['none']}`}>
        {choice.misfits.size > 0 && !choice.chosen
          ? t('load_no_car')
          : !isLater && <NoCarNear choice={choice} />}
      </p>
      <Button
        type="submit"
        look="filled"
        isLoading={isLoading}
        disabled={disabled}
        // People who speak to their device say the first words; the price changes while they do.
        aria-labelledby={label}
        aria-describedby={quote ? price : undefined}
        className={styles['submit'] ?? ''}
      >
        <span id={label}>{t(isLater ? 'site_book_later' : 'site_book_now')}</span>
        {quote && (
          <span id={price} className={styles['price']}>
            <bdi dir="ltr">{format.money(quote.estimateFare)}</bdi>
            {away && ` · ${away}`}
          </span>
        )}
      </Button>
    </div>
  );
}

/** What to do if no car of the chosen type is near the pickup. */
function NoCarNear({ choice: { quotes, quote, ordered, misfits } }: { choice: CarChoice }) {
  const t = useText();
  const format = useFormat();
  const words = useTripWords();
  if (!quotes.data || !quote || quote.minutesAway !== null) return null;
  const fitting = ordered.filter(({ name }) => !misfits.has(name));
  const other = nearbyAlternative(fitting, quotes.data.quotes, quote.carType);
  if (!other || other.minutesAway === null) return t('site_no_car_any');
  return t('site_no_car_chosen', {
    carType: words.carType(quote.carType),
    other: words.carType(other.carType),
    time: format.duration(other.minutesAway * 60),
  });
}
