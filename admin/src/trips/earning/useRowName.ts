import { dayStart, type EarnedQuery, type EarnedRow, paymentModes } from '@wayfare/shared';
import { useMemo } from 'react';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useText } from '../../frame/texts/useText.js';
import { useTripWords } from '../carType/useTripWords.js';

/** Names the rows of the report in the user's language. */
export function useRowName(by: EarnedQuery['by']): (row: EarnedRow) => string {
  const locale = useDateLocale();
  const t = useText();
  const words = useTripWords();
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC', ...options });
    const day = format({ weekday: 'short', day: 'numeric' });
    const week = format({ day: 'numeric' });
    const month = format({ month: 'long' });
    return ({ from, until, value }) => {
      if (by === 'day') return day.format(dayStart(from));
      if (by === 'week') return week.formatRange(dayStart(from), dayStart(until));
      if (by === 'month') return month.format(dayStart(from));
      if (by === 'carType') return value ? words.carType(value) : t('panel_earned_no_value');
      const mode = paymentModes.find((one) => one === value);
      return mode ? t(`payment_mode_${mode}`) : t('panel_earned_no_value');
    };
  }, [by, locale, t, words]);
}
