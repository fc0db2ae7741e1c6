import {
  Box,
  Button,
  Chip,
  FormControlLabel,
  MenuItem,
  Switch,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { seriesWeekdays, type SeriesWeekday, weeklyRule } from '@wayfare/shared';
import { dayOfText, minutesOf } from '@wayfare/web/hours';
import { useState } from 'react';
import { useText } from '../../frame/texts/useText.js';
import {
  noReturn,
  type SeriesReturnDraft,
  SeriesReturnFields,
  seriesReturnOf,
} from './SeriesReturnFields.js';
import { useSeriesWords } from './useSeriesWords.js';

/** The highest number of weeks from one week with trips to the next. */
const MOST_WEEKS = 52;

/** The days of recurring trips, as they are typed. */
interface ScheduleDraft extends SeriesReturnDraft {
  days: readonly SeriesWeekday[];
  /** From one week with trips to the next, in weeks: 2 is every other week. */
  interval: number;
  time: string;
  from: string;
  until: string;
  skipped: readonly number[];
  onHolidays: boolean;
}

/** A school run: every weekday. */
export const emptySchedule: ScheduleDraft = {
  days: ['MO', 'TU', 'WE', 'TH', 'FR'],
  interval: 1,
  time: '',
  ...noReturn,
  from: '',
  until: '',
  skipped: [],
  onHolidays: false,
};

/** The days as the API takes them; null while something is missing. */
export function scheduleOf(draft: ScheduleDraft) {
  const { days, interval, time, from, until, skipped, onHolidays } = draft;
  const minutes = minutesOf(time);
  const first = dayOfText(from);
  const wayBack = seriesReturnOf(draft);
  if (days.length === 0 || minutes === null || first === null || wayBack === null) return null;
  return {
    rule: weeklyRule(days, interval),
    minutes,
    ...wayBack,
    from: first,
    until: dayOfText(until),
    skipped: [...skipped],
    onHolidays,
  };
}

/** The days of a week, the time of day, the first and the last day, and days without a trip. */
export function ScheduleFields({
  value,
  errors,
  onChange,
}: {
  value: ScheduleDraft;
  /** Why the API refuses fields, by their names. */
  errors: Partial<Record<string, string>>;
  onChange: (changes: Partial<ScheduleDraft>) => void;
}) {
  const t = useText();
  return (
    <>
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <WeekdayButtons value={value.days} onChange={(days) => onChange({ days })} />
        <TextField
          select
          label={t('panel_series_every')}
          value={value.interval}
          onChange={({ target }) => onChange({ interval: Number(target.value) })}
          sx={{ width: 200 }}
        >
          {Array.from({ length: MOST_WEEKS }, (_, index) => index + 1).map((weeks) => (
            <MenuItem key={weeks} value={weeks}>
              {weeks}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <TextField
        type="time"
        label={t('panel_series_time')}
        value={value.time}
        required
        onChange={({ target }) => onChange({ time: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <FormControlLabel
        control={<Switch checked={value.onHolidays} onChange={(_, onHolidays) => onChange({ onHolidays })} />}
        label={t('panel_series_holidays')}
      />
      <SeriesReturnFields value={value} error={errors.returnMinutes} onChange={onChange} />
      <DateField
        label={t('panel_series_from')}
        value={value.from}
        error={errors.from}
        required
        onChange={(from) => onChange({ from })}
      />
      <DateField
        label={t('panel_series_until')}
        hint={t('panel_series_until_hint')}
        value={value.until}
        error={errors.until}
        onChange={(until) => onChange({ until })}
      />
      <SkippedDays value={value.skipped} onChange={(skipped) => onChange({ skipped })} />
    </>
  );
}

/** The weekdays as buttons that are on or off. */
export function WeekdayButtons({
  value,
  onChange,
}: {
  value: readonly SeriesWeekday[];
  onChange: (days: SeriesWeekday[]) => void;
}) {
  const t = useText();
  const words = useSeriesWords();
  return (
    <ToggleButtonGroup
      value={[...value]}
      onChange={(_, days: SeriesWeekday[]) => onChange(days)}
      aria-label={t('panel_series_days')}
      size="small"
      sx={{ flexWrap: 'wrap' }}
    >
      {seriesWeekdays.map((day) => (
        <ToggleButton
          key={day}
          value={day}
          aria-label={words.fullWeekday(day)}
          sx={{ minWidth: 44, minHeight: 44 }}
        >
          {words.weekday(day)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** A date, as the browser's date field has it. */
export function DateField({
  label,
  hint,
  error,
  value,
  required = false,
  onChange,
}: {
  label: string;
  hint?: string;
  /** Why the date is refused. */
  error?: string | undefined;
  value: string;
  required?: boolean;
  onChange: (value: string) => void;
}) {
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      required={required}
      error={error !== undefined}
      helperText={error ?? hint}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** Days without a trip: each is added by its date. */
function SkippedDays({ value, onChange }: { value: readonly number[]; onChange: (days: number[]) => void }) {
  const t = useText();
  const words = useSeriesWords();
  const [typed, setTyped] = useState('');
  const day = dayOfText(typed);
  const add = () => {
    if (day === null) return;
    if (!value.includes(day)) onChange([...value, day].sort((one, other) => one - other));
    setTyped('');
  };
  return (
    <Box
      role="group"
      aria-label={t('panel_series_skipped')}
      onKeyDown={(event) => {
        // Enter adds the typed day instead of sending the form without it.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        add();
      }}
      sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <DateField label={t('panel_series_skipped')} value={typed} onChange={setTyped} />
      <Button onClick={add} disabled={day === null}>
        {t('panel_series_skip_add')}
      </Button>
      {value.map((one) => (
        <Chip
          key={one}
          label={words.dayAndWeekday(one)}
          onDelete={() => onChange(value.filter((other) => other !== one))}
        />
      ))}
    </Box>
  );
}
