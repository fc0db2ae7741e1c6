import { Box, Container, Skeleton, Stack, Typography } from '@mui/material';
import { endedParcelStages, type ParcelStage, parcelSteps, type TrackedParcel } from '@wayfare/shared';
import { api, ApiError } from '@wayfare/shared/web/http';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { CarLine, PlateBadge } from '../booking/CarFacts.js';
import { CarPicture } from '../booking/CarPicture.js';
import { EtaLine } from '../booking/EtaLine.js';
import { StageLine } from '../booking/StageLine.js';
import { EmptyRoad } from '../brand/Art.js';
import { Notice } from '../brand/Notice.js';
import { useText } from '../language/LanguageProvider.js';
import { Band } from '../layout/Band.js';
import { LoadError } from '../layout/PageStates.js';
import { usePageTitle } from '../layout/usePageTitle.js';
import { MapView } from '../map/MapView.js';

/** How often the parcel's stage and position are asked for, in ms. */
const FOLLOWED_MS = 5_000;

/** A parcel as its recipient follows it, with the link from the SMS: stage, courier, position, arrival time and handover code. */
export function ParcelPage() {
  const t = useText();
  const token = useLocation().hash.slice(1);
  const parcel = useTrackedParcel(token);
  usePageTitle(t('parcel_title'));
  return (
    <>
      <Band title={t('parcel_title')} />
      <Container maxWidth="md" sx={{ py: { xs: 2, md: 4 } }}>
        {!token || (parcel.error instanceof ApiError && parcel.error.status === 404) ? (
          <Notice art={<EmptyRoad />} title={t('shared_trip_unknown')} text={t('parcel_unknown_text')} />
        ) : parcel.data ? (
          <Parcel parcel={parcel.data} />
        ) : parcel.error ? (
          <LoadError error={parcel.error} onRetry={() => void parcel.refetch()} />
        ) : (
          <Skeleton variant="rounded" height={320} sx={{ borderRadius: 5 }} aria-busy="true" />
        )}
      </Container>
    </>
  );
}

function useTrackedParcel(token: string) {
  return useQuery<TrackedParcel, ApiError>({
    queryKey: ['tracked parcel', token],
    queryFn: () => api.post<TrackedParcel>('tracked-parcels', { token }),
    enabled: token !== '',
    refetchInterval: ({ state: { data, error } }) =>
      (data && endedParcelStages.includes(data.stage)) || error?.status === 404 ? false : FOLLOWED_MS,
    retry: false,
  });
}

const names = {
  booked: 'parcel_step_booked',
  coming: 'parcel_step_coming',
  pickup: 'parcel_step_pickup',
  on_the_way: 'parcel_step_on_the_way',
  delivered: 'parcel_step_delivered',
} as const;

function Parcel({ parcel }: { parcel: TrackedParcel }) {
  const t = useText();
  const { stage, sender, courier, vehicle, code } = parcel;
  const steps: readonly ParcelStage[] = parcelSteps;
  return (
    <Stack sx={{ gap: 2 }}>
      <Box sx={{ bgcolor: '#fff', borderRadius: 5, border: '1px solid', borderColor: 'divider', p: 2.5 }}>
        <Typography variant="h3" component="h2" aria-live="polite">
          {t(`parcel_stage_${stage}`, { courier: courier ?? '' })}
        </Typography>
        <EtaLine eta={parcel.eta} />
        {sender && (
          <Typography color="text.secondary" sx={{ mt: 0.5 }}>
            {t('parcel_from', { sender })}
          </Typography>
        )}
        {steps.includes(stage) && (
          <StageLine
            label={t('parcel_stages')}
            names={parcelSteps.map((step) => t(names[step]))}
            at={steps.indexOf(stage)}
          />
        )}
      </Box>
      {code && (
        <Box sx={{ bgcolor: '#fff4e2', borderRadius: 5, p: 2.5 }}>
          <Typography variant="body2">{t('parcel_code_text')}</Typography>
          <Typography sx={{ fontSize: '2.2rem', fontWeight: 800, letterSpacing: '0.3em' }} dir="ltr">
            {code}
          </Typography>
        </Box>
      )}
      {vehicle && (
        <Stack
          direction="row"
          sx={{
            gap: 2,
            alignItems: 'center',
            bgcolor: '#fff',
            borderRadius: 5,
            border: '1px solid',
            borderColor: 'divider',
            p: 2.5,
          }}
        >
          <CarPicture image={vehicle.image} width={72} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h4" component="p">
              <bdi>{courier}</bdi>
            </Typography>
            <CarLine car={vehicle} />
            <PlateBadge plate={vehicle.plate} />
          </Box>
        </Stack>
      )}
      <CourierMap parcel={parcel} />
    </Stack>
  );
}

/** Where the courier is, while the parcel is on its way. */
function CourierMap({ parcel: { position } }: { parcel: TrackedParcel }) {
  const t = useText();
  const title = t('trip_driver_position');
  const lat = position?.lat;
  const lng = position?.lng;
  const markers = useMemo(
    () =>
      lat === undefined || lng === undefined
        ? []
        : [{ id: 'driver', kind: 'driver' as const, lat, lng, title }],
    [lat, lng, title],
  );
  if (markers.length === 0) return null;
  return (
    <Box sx={{ borderRadius: 5, overflow: 'hidden' }}>
      <MapView label={t('trip_map')} height={{ xs: 320, md: 460 }} markers={markers} />
    </Box>
  );
}
