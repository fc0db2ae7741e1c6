import { Box, Button, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import { dayAfter, dayOf, fullLoad, type Series, type SeriesWeekday, weeklyRule } from '@wayfare/shared';
import { clockText, dateText, dayOfText, minutesOf } from '@wayfare/web/hours';
import { ApiError } from '@wayfare/web/http';
import { Dialog } from '@wayfare/web/overlay';
import { type SubmitEvent, useId, useState } from 'react';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useSession } from '../../frame/session/session.js';
import { useText } from '../../frame/texts/useText.js';
import { LoadFields } from '../booking/LoadFields.js';
import { DateField, WeekdayButtons } from './ScheduleFields.js';
import { seriesCalls } from './seriesCalls.js';
import { returnDraftOf, SeriesReturnFields, seriesReturnOf } from './SeriesReturnFields.js';

/** Changes the days, the time, whom and what they take, or the end of recurring trips from a day on. */
export function ChangeSeriesDialog({
  series,
  weekly,
  part,
  onClose,
}: {
  series: Series;
  /** The weekdays of its rule; null for another kind of rule, which stays. */
  weekly: { days: SeriesWeekday[]; interval: number } | null;
  /** How it is in the end: what the form begins with. */
  part: Series['parts'][number];
  onClose: () => void;
}) {
  const t = useText();
  const title = useId();
  const { timeZone } = useSession().settings;
  // A series that has not begun yet keeps its first day, unless another one is chosen.
  const [from, setFrom] = useState(() =>
    dateText(Math.max(dayAfter(dayOf(Date.now(), timeZone), 1), series.parts[0]?.from ?? 0)),
  );
  const [time, setTime] = useState(clockText(part.minutes));
  const [wayBack, setWayBack] = useState(() => returnDraftOf(part));
  const back = seriesReturnOf(wayBack);
  const [load, setLoad] = useState(() => fullLoad(part));
  const [days, setDays] = useState(weekly?.days ?? []);
  const [until, setUntil] = useState(series.until ? dateText(series.until) : '');
  const first = dayOfText(from);
  const change = useOperation({
    run: () =>
      seriesCalls.change(series.id, {
        version: series.version,
        from: first ?? 0,
        minutes: minutesOf(time) ?? part.minutes,
        ...back,
        ...load,
        ...(weekly && { rule: weeklyRule(days, weekly.interval) }),
        until: dayOfText(until),
      }),
    done: 'panel_series_changed',
    onDone: onClose,
    stale: ['series', 'bookings'],
  });
  const refused = change.error instanceof ApiError ? change.error.fields : {};
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <form onSubmit={submit}>
        <DialogTitle id={title}>{t('panel_series_change')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <DateField label={t('panel_series_change_from')} value={from} required onChange={setFrom} />
            {weekly && <WeekdayButtons value={days} onChange={setDays} />}
            <TextField
              type="time"
              label={t('panel_series_time')}
              value={time}
              required
              onChange={({ target }) => setTime(target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <SeriesReturnFields
              value={wayBack}
              error={refused.returnMinutes}
              onChange={(changes) => setWayBack((before) => ({ ...before, ...changes }))}
            />
            <Box
              role="group"
              aria-label={t('load_title')}
              sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}
            >
              <LoadFields
                draft={load}
                errors={refused}
                onChange={(changes) => {
                  // What was refused is no longer there.
                  change.reset();
                  setLoad((before) => fullLoad({ ...before, ...changes }));
                }}
              />
            </Box>
            <DateField
              label={t('panel_series_until')}
              hint={t('panel_series_until_hint')}
              value={until}
              onChange={setUntil}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            loading={change.isPending}
            disabled={first === null || back === null || (weekly !== null && days.length === 0)}
          >
            {t('change_save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
