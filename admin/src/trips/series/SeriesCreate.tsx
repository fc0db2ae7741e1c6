import { Alert, Box, Button, List, ListItem, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { isPermitted, type User } from '@wayfare/shared';
import { stopPlaces } from '@wayfare/web/booking';
import { useAfterPause } from '@wayfare/web/form';
import { newIdempotencyKey } from '@wayfare/web/http';
import { useMemo, useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { Guarded } from '../../frame/access/Guarded.js';
import { ScreenTitle } from '../../frame/feedback/ScreenTitle.js';
import { Section } from '../../frame/layout/Section.js';
import { PlacePicker } from '../../frame/map/PlacePicker.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useSession } from '../../frame/session/session.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { UserPicker } from '../../frame/userForm/UserPicker.js';
import { emptyDraft, tripOf } from '../booking/bookingDraft.js';
import { CarTypeCards } from '../booking/CarTypeCards.js';
import { NewRiderDialog } from '../booking/NewRiderDialog.js';
import { TaxiFields } from '../booking/TaxiFields.js';
import { emptySchedule, ScheduleFields, scheduleOf } from './ScheduleFields.js';
import { seriesCalls } from './seriesCalls.js';
import { useSeriesWords } from './useSeriesWords.js';

const RIDERS = ['riders'] as const;
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
  const { user } = useSession();
  const [draft, setDraft] = useState(emptyDraft);
  const [schedule, setSchedule] = useState(emptySchedule);
  const [addsRider, setAddsRider] = useState(false);
  const change = (changes: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changes }));
  const trip = useMemo(() => tripOf(draft), [draft]);
  const asked = scheduleOf(schedule);
  const key = useMemo(() => (draft && schedule ? newIdempotencyKey() : ''), [draft, schedule]);
  const add = useOperation({
    run: () =>
      seriesCalls.add(
        {
          ...(asked as NonNullable<typeof asked>),
          customer: draft.rider?.id ?? '',
          pickup: draft.pickup as NonNullable<typeof draft.pickup>,
          drop: draft.drop as NonNullable<typeof draft.drop>,
          stops: stopPlaces(draft),
          carType: draft.carType,
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
          <UserPicker
            value={draft.rider}
            onChange={(rider) => change({ rider })}
            label="panel_rider_name"
            hint="panel_booking_rider_hint"
            from={RIDERS}
          />
          <Button onClick={() => setAddsRider(true)} sx={{ alignSelf: 'start', justifySelf: 'start' }}>
            {t('panel_new_rider')}
          </Button>
        </Box>
      </Section>
      <Section title={t('panel_series_days')}>
        <Box sx={grid}>
          <ScheduleFields
            value={schedule}
            onChange={(changes) => setSchedule((before) => ({ ...before, ...changes }))}
          />
        </Box>
        <SeriesPreviewList schedule={asked} />
      </Section>
      <Section title={t('panel_route')}>
        <Box sx={grid}>
          <PlacePicker label="panel_pickup" value={draft.pickup} onChange={(pickup) => change({ pickup })} />
          <PlacePicker label="panel_drop" value={draft.drop} onChange={(drop) => change({ drop })} />
        </Box>
      </Section>
      <Section title={t('panel_car_type')}>
        <CarTypeCards trip={trip} value={draft.carType} onChange={(carType) => change({ carType })} />
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
      {addsRider && (
        <NewRiderDialog
          onClose={() => setAddsRider(false)}
          onAdded={(rider) => {
            // The form shows their name and number and sends their id.
            change({ rider: rider as User });
            setAddsRider(false);
          }}
        />
      )}
    </Stack>
  );
}

/** The first days of a series while it is typed, and how many trips it has. */
function SeriesPreviewList({ schedule }: { schedule: ReturnType<typeof scheduleOf> }) {
  const t = useText();
  const format = useFormat();
  const words = useSeriesWords();
  const text = useAfterPause(schedule ? JSON.stringify(schedule) : '', PAUSE_MS);
  const { data, error, isLoading } = useQuery({
    queryKey: ['series', 'preview', text],
    queryFn: () => seriesCalls.preview(JSON.parse(text) as NonNullable<typeof schedule>),
    enabled: text !== '',
    retry: false,
  });
  if (!schedule) return null;
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (isLoading || !data) return <Skeleton variant="rounded" height={80} sx={{ mt: 2 }} />;
  return (
    <Box component="section" aria-label={t('panel_series_preview')} sx={{ mt: 2 }} aria-live="polite">
      <Typography variant="subtitle2" component="h3">
        {t('panel_series_count', { smart_count: data.trips })}
      </Typography>
      <List dense sx={{ columnCount: { xs: 1, sm: 2, md: 3 }, maxHeight: 260, overflow: 'auto' }}>
        {data.occurrences.map(({ day, at, without }) => (
          <ListItem key={day} disableGutters sx={{ py: 0, ...(without && { color: 'text.secondary' }) }}>
            {words.dayAndWeekday(day)}, {without ? t(`panel_series_without_${without}`) : format.time(at)}
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
