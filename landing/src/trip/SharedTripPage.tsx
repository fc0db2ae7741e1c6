import { Box, Container, Skeleton, Stack, Typography } from '@mui/material';
import type { SharedTrip } from '@wayfare/shared';
import { api, ApiError } from '@wayfare/shared/web/http';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { EmptyRoad } from '../brand/Art.js';
import { Notice } from '../brand/Notice.js';
import { CarLine, PlateBadge } from '../booking/CarFacts.js';
import { CarPicture } from '../booking/CarPicture.js';
import { EtaLine } from '../booking/EtaLine.js';
import { useText } from '../language/LanguageProvider.js';
import { Band } from '../layout/Band.js';
import { LoadError } from '../layout/PageStates.js';
import { usePageTitle } from '../layout/usePageTitle.js';
import { MapView } from '../map/MapView.js';

/** How often the car's position is asked for, in ms. */
const FOLLOWED_MS = 5_000;

/** A trip that its rider shares, for everyone with the link: car, plate, driver's first name, position and arrival time. */
export function SharedTripPage() {
  const t = useText();
  const token = useLocation().hash.slice(1);
  const trip = useSharedTrip(token);
  usePageTitle(t('shared_trip_title'));
  const isUnknown = !token || (trip.error instanceof ApiError && trip.error.status < 500 && !trip.data);
  return (
    <>
      <Band title={t('shared_trip_title')} />
      <Container maxWidth="md" sx={{ py: { xs: 2, md: 4 } }}>
        {isUnknown && trip.error?.key !== 'too_many_requests' ? (
          <Notice art={<EmptyRoad />} title={t('shared_trip_unknown')} text={t('shared_trip_unknown_text')} />
        ) : trip.data ? (
          <Followed trip={trip.data} />
        ) : trip.error ? (
          <LoadError error={trip.error} onRetry={() => void trip.refetch()} />
        ) : (
          <Skeleton variant="rounded" height={320} sx={{ borderRadius: 5 }} aria-busy="true" />
        )}
      </Container>
    </>
  );
}

function useSharedTrip(token: string) {
  return useQuery<SharedTrip, ApiError>({
    queryKey: ['shared trip', token],
    queryFn: () => api.post<SharedTrip>('shared-trips', { token }),
    enabled: token !== '',
    // A link that is revoked or has ended stays so.
    refetchInterval: ({ state: { data, error } }) =>
      data?.stage === 'ended' || error?.status === 404 ? false : FOLLOWED_MS,
    retry: false,
  });
}

function Followed({ trip }: { trip: SharedTrip }) {
  const t = useText();
  const { position, vehicle, stage, driver } = trip;
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
  if (stage === 'ended')
    return (
      <Notice
        art={<EmptyRoad />}
        title={t('shared_trip_ended')}
        text={t('shared_trip_ended_text')}
        role="status"
      />
    );
  return (
    <Stack sx={{ gap: 2 }}>
      <Box sx={{ bgcolor: '#fff', borderRadius: 5, border: '1px solid', borderColor: 'divider', p: 2.5 }}>
        <Typography variant="h3" component="h2" aria-live="polite">
          {t(`shared_trip_${stage}`, { driver: driver ?? '' })}
        </Typography>
        <EtaLine eta={trip.eta} />
        {vehicle && (
          <Stack direction="row" sx={{ gap: 2, alignItems: 'center', mt: 2 }}>
            <CarPicture image={vehicle.image} width={72} />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="h4" component="p">
                <bdi>{driver}</bdi>
              </Typography>
              <CarLine car={vehicle} />
              <PlateBadge plate={vehicle.plate} />
            </Box>
          </Stack>
        )}
      </Box>
      {position && (
        <Box sx={{ borderRadius: 5, overflow: 'hidden' }}>
          <MapView label={t('trip_map')} height={{ xs: 320, md: 460 }} markers={markers} />
        </Box>
      )}
    </Stack>
  );
}
