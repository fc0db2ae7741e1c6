import { Box, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { drivingStatuses, type LatLng } from '@wayfare/shared';
import { addressAt, useCarPosition } from '@wayfare/web/booking';
import { useNow } from '@wayfare/web/time';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { AskedNote } from './AskedNote.js';
import { type CarTrip, carNowPrice, carNowSentence, describeCar } from './carNowWords.js';

/** How often the street of the car is asked for, in ms: a map service may charge for every address. */
const STREET_MS = 60_000;

/**
 * Answers "Where is my car?" for an open trip: when it arrives, who drives which car, where it is and how old
 * that position is, and the price. Shows nothing for a trip that is over.
 */
export function CarNow({ trip }: { trip: CarTrip }) {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const { eta, position } = useCarPosition(trip);
  const isDriving = drivingStatuses.includes(trip.status);
  const street = useStreet(trip.id, position);
  const sentence = carNowSentence(trip, eta, now, { t, format });
  if (!sentence && trip.status !== 'NEW') return null;
  const age = position ? format.duration(Math.max(1, (now - position.at) / 1000)) : null;
  const facts: ReactNode[] = [
    trip.driver_name,
    trip.finishingTrip && t('panel_finishing_trip'),
    trip.vehicle_number,
    describeCar(trip),
    eta && format.distance(eta.distance),
    street && t('panel_car_near', { place: street }),
    // Until the driver heads for this trip, its page does not follow them.
    isDriving && !trip.finishingTrip && (age ? t('panel_position_age', { age }) : t('panel_car_no_position')),
    carNowPrice(trip, { t, format }),
  ].filter(Boolean);
  return (
    <Box role="group" aria-label={t('panel_car_now')} sx={{ minWidth: 0 }}>
      <Typography component="p" sx={{ fontWeight: 700 }}>
        {sentence ?? t('panel_car_none')}
      </Typography>
      <AskedNote booking={trip} />
      <Typography component="p" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {facts.map((fact, index) => (
          <Fragment key={index}>
            {index > 0 && ' · '}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      </Typography>
    </Box>
  );
}

/** The street a car is on, asked again each minute; null while it is unknown. */
function useStreet(trip: string, at: LatLng | null): string | null {
  const place = useRef(at);
  useEffect(() => {
    place.current = at;
  });
  const { data } = useQuery({
    queryKey: ['street of the car', trip],
    queryFn: async () => (place.current ? (await addressAt(place.current)).add : null),
    enabled: at !== null,
    refetchInterval: STREET_MS,
    staleTime: STREET_MS,
    placeholderData: keepPreviousData,
    // The line is complete without it.
    retry: false,
  });
  return (at && data) || null;
}
