import { Alert, Box, Button, List, ListItem, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { isPermitted, type Place } from '@wayfare/shared';
import { loadInputOf } from '@wayfare/web/booking';
import { useAfterPause } from '@wayfare/web/form';
import { ApiError, newIdempotencyKey } from '@wayfare/web/http';
import { useMemo, useState } from 'react';
import { useLocale, useNotify, useRedirect } from 'react-admin';
import { Guarded } from '../../frame/access/Guarded.js';
import { ScreenTitle } from '../../frame/feedback/ScreenTitle.js';
import { Section } from '../../frame/layout/Section.js';
import { PlacePicker } from '../../frame/map/PlacePicker.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useSession } from '../../frame/session/session.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { UserPicker } from '../../frame/userForm/UserPicker.js';
import { emptyDraft, tripOf } from '../booking/bookingDraft.js';
import { BookingWarnings } from '../booking/BookingWarnings.js';
import { CarTypeCards } from '../booking/CarTypeCards.js';
import { LoadFields } from '../booking/LoadFields.js';
import { RiderField } from '../booking/RiderField.js';
import { TaxiFields } from '../booking/TaxiFields.js';
import { emptySchedule, ScheduleFields, scheduleOf } from './ScheduleFields.js';
import { seriesCalls } from './seriesCalls.js';
import { useSeriesWords } from './useSeriesWords.js';

const DRIVERS = ['drivers'] as const;
/** A pause of this many ms in typing triggers a preview. */
const PAUSE_MS = 300;

/** Enters recurring trips for a rider. */
export function SeriesCreate() {
  const t = useText();
  return (
    <Guarded action="create" resource="series">
      <ScreenTitle title={t('panel_series_new')} />
      <SeriesForm />
    </Guarded>
  );
}

const grid = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(2, 1fr)' } } as const;

function SeriesForm() {
  const t = useText();
  const notify = useNotify();
  const redirect = useRedirect();
  const { user, settings } = useSession();
  const [draft, setDraft] = useState(emptyDraft);
  const [schedule, setSchedule] = useState(emptySchedule);
  const change = (changes: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changes }));
  const trip = useMemo(() => tripOf(draft, settings.timeZone), [draft, settings.timeZone]);
  const asked = scheduleOf(schedule);
  const preview = useSeriesPreview(asked, draft.pickup);
  // What the cards show is the price of the first day, there and back.
  const backAt = preview.data?.occurrences.find(({ without }) => without === null)?.backAt ?? null;
  const waitMinutes = asked?.waitMinutes ?? null;
  const priced = useMemo(
    () => ({
      ...trip,
      ...(waitMinutes !== null && { kind: 'return' as const, waitMinutes }),
      ...(waitMinutes === null && backAt !== null && { kind: 'return' as const, returnAt: backAt }),
    }),
    [trip, waitMinutes, backAt],
  );
  // The rider and the cars nearby are looked at on each day; what no driver offers is seen now.
  const needsOnly = { ...draft, rider: null, bookLater: true };
  const key = useMemo(() => (draft && schedule ? newIdempotencyKey() : ''), [draft, schedule]);
  const add = useOperation({
    run: () =>
      seriesCalls.add(
        {
          ...(asked as NonNullable<typeof asked>),
          customer: draft.rider?.id ?? '',
          pickup: draft.pickup as NonNullable<typeof draft.pickup>,
          drop: draft.drop as NonNullable<typeof draft.drop>,
          carType: draft.carType,
          ...loadInputOf(draft),
          payment_mode: draft.paymentMode,
          pickUpInstructions: draft.pickUpInstructions || null,
          driver: draft.driver?.id ?? null,
        },
        key,
      ),
    done: 'panel_series_entered',
    onDone: ({ id }) => redirect('show', 'series', id),
    stale: ['series', 'bookings'],
  });
  const submit = () => {
    const isMissing = !asked || !draft.rider || !draft.pickup || !draft.drop || !draft.carType;
    if (isMissing) notify(textKey('panel_series_incomplete'), { type: 'error' });
    else add.mutate();
  };
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ mt: 2, pb: { xs: 10, md: 0 }, gap: 2, maxWidth: 900 }}
    >
      <Section title={t('panel_rider_name')}>
        <Box sx={grid}>
          <RiderField value={draft.rider} onChange={(rider) => change({ rider })} />
        </Box>
      </Section>
      <Section title={t('panel_series_days')}>
        <Box sx={grid}>
          <ScheduleFields
            value={schedule}
            errors={asked && preview.error instanceof ApiError ? preview.error.fields : {}}
            onChange={(changes) => setSchedule((before) => ({ ...before, ...changes }))}
          />
        </Box>
        {asked && <SeriesPreviewList preview={preview} />}
      </Section>
      <Section title={t('panel_route')}>
        <Box sx={grid}>
          <PlacePicker label="panel_pickup" value={draft.pickup} onChange={(pickup) => change({ pickup })} />
          <PlacePicker label="panel_drop" value={draft.drop} onChange={(drop) => change({ drop })} />
        </Box>
      </Section>
      <Section title={t('load_title')}>
        <Box sx={grid}>
          <LoadFields draft={draft} onChange={change} />
        </Box>
      </Section>
      <Section title={t('panel_car_type')}>
        <CarTypeCards
          trip={priced}
          load={draft}
          value={draft.carType}
          onChange={(carType) => change({ carType })}
        />
        <Box sx={{ mt: 1 }}>
          <BookingWarnings draft={needsOnly} />
        </Box>
      </Section>
      <Section title={t('panel_payment_and_driver')}>
        <Box sx={grid}>
          <TaxiFields draft={draft} onChange={change} />
          {isPermitted(user, 'dispatch') && (
            <UserPicker
              value={draft.driver}
              onChange={(driver) => change({ driver })}
              label="panel_series_driver"
              hint="panel_series_driver_hint"
              from={DRIVERS}
              required={false}
            />
          )}
        </Box>
      </Section>
      <Box>
        <Button type="submit" variant="contained" size="large" loading={add.isPending}>
          {t('panel_series_enter')}
        </Button>
      </Box>
    </Stack>
  );
}

/** The answer of the API to the days while they are typed. */
function useSeriesPreview(schedule: ReturnType<typeof scheduleOf>, pickup: Place | null) {
  // Refusals are in the language of the request.
  const locale = useLocale();
  const text = useAfterPause(schedule ? JSON.stringify({ ...schedule, pickup }) : '', PAUSE_MS);
  return useQuery({
    queryKey: ['series', 'preview', text, locale],
    queryFn: () => seriesCalls.preview(JSON.parse(text) as NonNullable<typeof schedule>),
    enabled: schedule !== null && text !== '',
    retry: false,
  });
}

/** The first days of a series while it is typed, and how many trips it has. */
function SeriesPreviewList({ preview }: { preview: ReturnType<typeof useSeriesPreview> }) {
  const t = useText();
  const words = useSeriesWords();
  const { data, error } = preview;
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={80} sx={{ mt: 2 }} />;
  const hasBack = data.occurrences.some(({ backAt }) => backAt !== null);
  return (
    <Box component="section" aria-label={t('panel_series_preview')} sx={{ mt: 2 }} aria-live="polite">
      <Typography variant="subtitle2" component="h3">
        {t('panel_series_count', { smart_count: data.trips })}
      </Typography>
      <List
        dense
        sx={{ columnCount: { xs: 1, sm: 2, md: hasBack ? 2 : 3 }, maxHeight: 260, overflow: 'auto' }}
      >
        {data.occurrences.map(({ day, at, backAt, timeZone, without }) => (
          <ListItem key={day} disableGutters sx={{ py: 0, ...(without && { color: 'text.secondary' }) }}>
            {words.dayAndWeekday(day)},{' '}
            {without ? t(`panel_series_without_${without}`) : words.times({ at, backAt, timeZone })}
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
