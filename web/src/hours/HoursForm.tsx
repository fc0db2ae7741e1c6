import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  IconButton,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import equal from 'fast-deep-equal';
import { type FormEvent, useState } from 'react';
import { type TranslationKey, type WorkSpan, type WorkingHours, dayStart } from '@wayfare/shared';
import { clockText, dateText, dayOfText, minutesOf, usualSpan } from './clock.js';

interface HoursFormProps {
  /** Null if none are set yet. */
  value: WorkingHours | null;
  t: (key: TranslationKey, options?: Record<string, string | number>) => string;
  /** For the names of days. */
  locale: string;
  /** yyyymmdd: dates that differ begin here. */
  today: number;
  isSaving: boolean;
  /** Null removes all hours. */
  onSave: (hours: WorkingHours | null) => void;
}

const dayOff: WorkingHours = { week: Array.from({ length: 7 }, () => null), exceptions: [] };
/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 24 * 60 * 60_000;

/** When a driver works: each day of the week, and dates that differ. For the driver and the office. */
export function HoursForm({ value, t, locale, today, isSaving, onSave }: HoursFormProps) {
  // Null unless edited. Edits made while others are being saved are kept.
  const [edited, setHours] = useState<WorkingHours | null>(null);
  const hours = edited ?? value ?? dayOff;
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (equal(edited, value)) setHours(null);
  }
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const setDay = (index: number, span: WorkSpan | null) =>
    setHours({ ...hours, week: hours.week.map((one, at) => (at === index ? span : one)) });
  const setException = (day: number, span: WorkSpan | null) =>
    setHours({
      ...hours,
      exceptions: hours.exceptions.map((one) => (one.day === day ? { day, span } : one)),
    });
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSave(hours);
      }}
      sx={{ gap: 1.5 }}
    >
      {hours.week.map((span, index) => {
        const day = weekday.format(MONDAY + index * DAY_MS);
        // oxlint-disable-next-line react/no-array-index-key -- the seven days never move
        return <DayLine key={index} day={day} span={span} t={t} onChange={(next) => setDay(index, next)} />;
      })}
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 700 }}>
        {t('hours_dates')}
      </Typography>
      {hours.exceptions.map(({ day, span }) => {
        const name = date.format(dayStart(day));
        return (
          <Stack key={day} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <DayLine day={name} span={span} t={t} onChange={(next) => setException(day, next)} />
            </Box>
            <IconButton
              aria-label={t('hours_remove_date', { date: name })}
              onClick={() =>
                setHours({ ...hours, exceptions: hours.exceptions.filter((one) => one.day !== day) })
              }
            >
              <RemoveIcon />
            </IconButton>
          </Stack>
        );
      })}
      <AddDate
        t={t}
        today={today}
        taken={hours.exceptions.map(({ day }) => day)}
        onAdd={(day) =>
          setHours({
            ...hours,
            exceptions: [...hours.exceptions, { day, span: null }].sort((a, b) => a.day - b.day),
          })
        }
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={isSaving} sx={{ minHeight: 44 }}>
          {t('hours_save')}
        </Button>
        {value && (
          <Button
            disabled={isSaving}
            onClick={() => {
              setHours(null);
              onSave(null);
            }}
            sx={{ minHeight: 44 }}
          >
            {t('hours_clear')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

function DayLine({
  day,
  span,
  t,
  onChange,
}: Pick<HoursFormProps, 't'> & {
  day: string;
  span: WorkSpan | null;
  onChange: (span: WorkSpan | null) => void;
}) {
  const time = (field: 'from' | 'to', current: WorkSpan) => (
    <TextField
      type="time"
      size="small"
      label={t(`hours_${field}`)}
      value={clockText(current[field])}
      onChange={({ target }) => {
        const minutes = minutesOf(target.value);
        if (minutes !== null) onChange({ ...current, [field]: minutes });
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { 'aria-label': `${day}: ${t(`hours_${field}`)}` },
      }}
      sx={{ width: 124 }}
    />
  );
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap', minHeight: 44 }}>
      <FormControlLabel
        sx={{ minWidth: 150, marginInlineEnd: 0 }}
        label={day}
        control={
          <Checkbox
            checked={span !== null}
            onChange={(_, works) => onChange(works ? usualSpan : null)}
            slotProps={{ input: { 'aria-label': t('hours_works', { day }) } }}
          />
        }
      />
      {span ? (
        <>
          {time('from', span)}
          {time('to', span)}
          {span.to <= span.from && (
            <Typography variant="body2" color="text.secondary">
              {t('hours_next_day')}
            </Typography>
          )}
        </>
      ) : (
        <Typography color="text.secondary">{t('hours_off')}</Typography>
      )}
    </Stack>
  );
}

function AddDate({
  t,
  today,
  taken,
  onAdd,
}: Pick<HoursFormProps, 't' | 'today'> & { taken: readonly number[]; onAdd: (day: number) => void }) {
  const [text, setText] = useState('');
  const day = dayOfText(text);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <TextField
        type="date"
        size="small"
        label={t('hours_date')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: dateText(today) } }}
      />
      <Button
        disabled={day === null || day < today || taken.includes(day)}
        onClick={() => {
          if (day !== null) onAdd(day);
          setText('');
        }}
        sx={{ minHeight: 44 }}
      >
        {t('hours_add_date')}
      </Button>
    </Stack>
  );
}
