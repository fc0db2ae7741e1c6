import { BOOK_LATER_LEAD_MS, localTimeOf, parseLocalTime } from '@wayfare/shared';
import { MobileDateTimePicker } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useNow } from '@wayfare/web/time';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { loadDayjsLocale } from './dayjsLocale.js';
import './requestSubmit.js';

/** How often the earliest time is computed again, in ms. */
const READ_MS = 60_000;

dayjs.extend(utc);

/** How many days ahead a trip can be booked. */
const MOST_DAYS_AHEAD = 90;

/**
 * The start of a Book Later trip: a ms timestamp, at least the lead time ahead. Riders choose the time that
 * the clocks of the business or, by its setting, at the pickup show. The field names their zone where the
 * device's clock differs.
 */
export function TripDatePicker({
  label,
  value,
  problem,
  onChange,
}: {
  /** What the time is for, if it is not the start of the trip. */
  label?: string;
  value: number | null;
  /** Why the time cannot be booked. */
  problem: string | null;
  onChange: (at: number | null) => void;
}) {
  const { t, dateLocale } = useLanguage();
  const format = useFormat();
  const { timeZone } = format;
  const [calendar, setCalendar] = useState('en');
  useEffect(() => {
    let current = true;
    void loadDayjsLocale(dateLocale).then((name) => {
      if (current) setCalendar(name);
    });
    return () => {
      current = false;
    };
  }, [dateLocale]);

  // The picker knows no zone: it gets the business's time as if it were UTC, where clocks never change.
  const shown = (at: number) => dayjs.utc(localTimeOf(at, timeZone));
  const now = useNow(READ_MS);
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={calendar}
      localeText={{
        okButtonLabel: t('site_picker_ok'),
        cancelButtonLabel: t('cancel'),
        dateTimePickerToolbarTitle: t('site_picker_title'),
        previousMonth: t('site_picker_previous_month'),
        nextMonth: t('site_picker_next_month'),
        openPreviousView: t('site_picker_previous'),
        openNextView: t('site_picker_next'),
        openDatePickerDialogue: () => label ?? t('site_pickup_time'),
        dateTableLabel: t('site_picker_date'),
        timeTableLabel: t('site_picker_time'),
      }}
    >
      <MobileDateTimePicker
        label={label ?? t('site_pickup_time')}
        timezone="UTC"
        disableHighlightToday
        value={value === null ? null : shown(value)}
        onChange={(next) => onChange(next?.isValid() ? parseLocalTime(next.toISOString(), timeZone) : null)}
        minDateTime={shown(now + BOOK_LATER_LEAD_MS)}
        maxDate={shown(now).add(MOST_DAYS_AHEAD, 'day')}
        slotProps={{
          textField: {
            error: problem !== null,
            helperText: problem ?? (value === null ? null : format.zoneNote(value)),
            fullWidth: true,
            sx: { '& .MuiPickersOutlinedInput-root': { borderRadius: '14px' } },
          },
        }}
      />
    </LocalizationProvider>
  );
}
