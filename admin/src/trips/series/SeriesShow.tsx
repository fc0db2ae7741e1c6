import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { type Series, weeklyDays } from '@wayfare/shared';
import { loadWords } from '@wayfare/web/booking';
import { useState } from 'react';
import { Link, Show, useCreatePath, useNotify, useRecordContext } from 'react-admin';
import { useMay } from '../../frame/access/useStaffMay.js';
import { Section, Sections } from '../../frame/layout/Section.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { ChangeSeriesDialog } from './ChangeSeriesDialog.js';
import { OccurrenceTable } from './OccurrenceTable.js';
import { seriesCalls } from './seriesCalls.js';
import { useSeriesWords } from './useSeriesWords.js';

/** One series of recurring trips, with its days. */
export function SeriesShow() {
  return (
    <Show actions={false} component="div">
      <SeriesPage />
    </Show>
  );
}

function SeriesPage() {
  const t = useText();
  const series = useRecordContext<Series>();
  const mayEdit = useMay('edit', 'series');
  if (!series) return null;
  return (
    <Stack sx={{ mt: 2, gap: 2 }}>
      {series.isFailing && <Alert severity="error">{t('panel_series_failing_help')}</Alert>}
      <Sections>
        <Section title={t('panel_series_trips')}>
          <OccurrenceTable series={series} mayEdit={mayEdit} />
        </Section>
        <Section title={t('panel_series_name', { smart_count: 1 })}>
          <SeriesFacts series={series} />
          {mayEdit && <SeriesButtons series={series} />}
        </Section>
      </Sections>
    </Stack>
  );
}

function SeriesFacts({ series }: { series: Series }) {
  const t = useText();
  const format = useFormat();
  const words = useSeriesWords();
  const createPath = useCreatePath();
  return (
    <>
      <Typography>
        <Link to={createPath({ resource: 'riders', id: series.customer, type: 'edit' })}>
          <bdi>{series.customer_name ?? '–'}</bdi>
        </Link>
      </Typography>
      {series.parts.map((part) => (
        <Box key={part.from} component="section" sx={{ my: 1.5 }}>
          <Typography variant="subtitle2" component="h3">
            {t('panel_series_since', { day: words.day(part.from) })}
          </Typography>
          <Typography>
            {words.rule(part.rule)}, {words.clock(part.minutes, part.timeZone)}
            {part.returnMinutes != null &&
              `, ${t('series_back_at', { time: words.clock(part.returnMinutes, part.timeZone) })}`}
          </Typography>
          {part.waitMinutes != null && (
            <Typography variant="body2">
              {t('trip_return_waits', { time: format.duration(part.waitMinutes * 60) })}
            </Typography>
          )}
          <Typography variant="body2" color="textSecondary">
            <bdi>{[part.pickup, ...part.stops, part.drop].map(({ add }) => add).join(' – ')}</bdi>
          </Typography>
          {loadWords(part, t).length > 0 && (
            <Typography variant="body2">{loadWords(part, t).join(' · ')}</Typography>
          )}
          {part.pickUpInstructions && (
            <Typography variant="body2">
              <bdi>{part.pickUpInstructions}</bdi>
            </Typography>
          )}
        </Box>
      ))}
      {series.driver_name && (
        <Typography>
          {t('panel_series_driver')}: <bdi>{series.driver_name}</bdi>
        </Typography>
      )}
      <Typography>
        {t('panel_series_until')}: {series.until ? words.day(series.until) : t('panel_series_open_end')}
      </Typography>
    </>
  );
}

function SeriesButtons({ series }: { series: Series }) {
  const t = useText();
  const notify = useNotify();
  const [changes, setChanges] = useState(false);
  const link = useOperation({
    run: () => seriesCalls.link(series.id),
    onDone: ({ url }) => void copy(url),
  });
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      notify(textKey('panel_api_key_copied'), { type: 'success' });
    } catch {
      // Without access to the clipboard, the link is shown instead.
      notify(url, { type: 'info', autoHideDuration: 20_000 });
    }
  };
  const part = series.parts.at(-1);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      <Button variant="outlined" onClick={() => setChanges(true)}>
        {t('panel_series_change')}
      </Button>
      <Button onClick={() => link.mutate()} disabled={link.isPending}>
        {t('panel_series_link')}
      </Button>
      {changes && part && (
        <ChangeSeriesDialog
          series={series}
          weekly={weeklyDays(part.rule)}
          part={part}
          onClose={() => setChanges(false)}
        />
      )}
    </Box>
  );
}
