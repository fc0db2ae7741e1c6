import { BOOK_LATER_LEAD_MS } from '@wayfare/shared';
import { MobileDateTimePicker } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../frame/language/LanguageProvider.js';
import { loadDayjsLocale } from './dayjsLocale.js';

/** How many days ahead a trip can be booked. */
const MOST_DAYS_AHEAD = 90;

/** The start of a Book Later trip: a ms timestamp, at least the lead time ahead. */
export function TripDatePicker({
  value,
  onChange,
}: {
  value: number | null;
  onChange: (at: number | null) => void;
}) {
  const { t, dateLocale } = useLanguage();
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
        openDatePickerDialogue: () => t('site_pickup_time'),
        dateTableLabel: t('site_picker_date'),
        timeTableLabel: t('site_picker_time'),
      }}
    >
      <MobileDateTimePicker
        label={t('site_pickup_time')}
        value={value === null ? null : dayjs(value)}
        onChange={(next) => onChange(next?.isValid() ? next.valueOf() : null)}
        minDateTime={dayjs().add(BOOK_LATER_LEAD_MS, 'ms')}
        maxDate={dayjs().add(MOST_DAYS_AHEAD, 'day')}
        slotProps={{
          textField: { fullWidth: true, sx: { '& .MuiPickersOutlinedInput-root': { borderRadius: '14px' } } },
        }}
      />
    </LocalizationProvider>
  );
}
