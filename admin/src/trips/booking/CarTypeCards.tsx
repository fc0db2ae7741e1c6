import { Alert, Box, Radio, Skeleton, Typography } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import {
  allowsHours,
  type EstimateInput,
  hireTermsOf,
  lackingRoom,
  textIn,
  type TripLoad,
} from '@wayfare/shared';
import { hireWords, misfitWords } from '@wayfare/web/booking';
import { useId } from 'react';
import { useDataProvider, useLocale } from 'react-admin';
import { useCarTypes } from '../carType/useCarTypes.js';
import { useSession } from '../../frame/session/session.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';

/** How long a price is valid before it is requested again, in ms. */
const PRICE_FRESH_MS = 60_000;

/**
 * The choice of car types, each with its price for this trip (rule 4.36). Prices appear once both places are
 * known.
 */
export function CarTypeCards({
  trip,
  load = {},
  isMetered = false,
  value,
  onChange,
}: {
  trip: EstimateInput;
  /** Whom and what it takes: car types without room cannot be chosen. */
  load?: TripLoad;
  /** A meter will count the price. */
  isMetered?: boolean;
  value: string;
  onChange: (carType: string) => void;
}) {
  const t = useText();
  const format = useFormat();
  const language = useLocale();
  const name = useId();
  const provider = useDataProvider<PanelDataProvider>();
  const { data: carTypes, isPending, error } = useCarTypes();
  const { settings } = useSession();
  const isPriced = Boolean(trip.pickup && (trip.drop || trip.hours));
  const offered = carTypes?.filter((carType) => {
    const terms = trip.hours ? hireTermsOf(carType, settings) : null;
    return !trip.hours || (terms !== null && allowsHours(terms, trip.hours));
  });
  const prices = useQueries({
    queries: (offered ?? []).map((carType) => {
      // The parcel options of one car type may not exist in another.
      const { kind, hours, pickup, drop, stops, waitMinutes, returnAt } = trip;
      const asked =
        carType.name === value ? trip : { kind, hours, pickup, drop, stops, waitMinutes, returnAt };
      return {
        queryKey: ['estimate', carType.name, asked],
        queryFn: () => provider.estimate({ ...asked, carType: carType.name }),
        enabled: isPriced && !lackingRoom(carType, load),
        staleTime: PRICE_FRESH_MS,
        retry: false,
      };
    }),
  });
  if (error) return <Alert severity="error">{t('panel_load_failed_title')}</Alert>;
  if (isPending || !offered) return <Skeleton variant="rounded" height={160} />;
  if (carTypes.length === 0) return <Alert severity="warning">{t('no_cars')}</Alert>;
  if (offered.length === 0) return <Alert severity="warning">{t('hire_no_cars')}</Alert>;
  const problem = prices.find((price) => price.error)?.error;
  return (
    <Box role="radiogroup" aria-label={t('panel_car_type')}>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
        {offered.map((carType, index) => {
          const price = prices[index];
          const isChosen = carType.name === value;
          const misfit = lackingRoom(carType, load);
          return (
            <Box
              key={carType.id}
              component="label"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                ...(!misfit && { cursor: 'pointer' }),
                '&:hover': { bgcolor: 'action.hover' },
                ...(misfit && { bgcolor: 'action.hover' }),
                p: 1,
                border: 2,
                borderStyle: misfit ? 'dashed' : 'solid',
                borderRadius: 2,
                borderColor: isChosen ? 'primary.main' : 'divider',
              }}
            >
              <Radio
                name={name}
                checked={isChosen}
                disabled={misfit !== null}
                onChange={() => onChange(carType.name)}
              />
              <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 600 }}>
                  <bdi>{textIn(carType, 'name', language)}</bdi>
                </Typography>
                <Typography variant="body2" color={misfit && isChosen ? 'error' : 'text.secondary'}>
                  {misfit
                    ? misfitWords(misfit, carType, t)
                    : price?.data?.hire
                      ? hireWords(price.data.hire, { text: t, format })
                      : price?.data
                        ? `${format.distance(price.data.distance)} · ${format.duration(price.data.estimateTime)}`
                        : textIn(carType, 'extra_info', language)}
                </Typography>
                {price?.data?.wayBack && trip.returnAt && !misfit && (
                  <Typography variant="body2" color="text.secondary">
                    {t('trip_return_price', {
                      time: format.tripTime(trip.returnAt),
                      price: format.money(price.data.wayBack.estimateFare),
                    })}
                  </Typography>
                )}
              </Box>
              <Typography sx={{ fontWeight: 700 }}>
                {isMetered && isChosen && !misfit && t('trip_by_meter')}
                {price?.isFetching && <Skeleton width={56} />}
                {price?.data && !misfit && !price.isFetching && (
                  <bdi>{format.money(price.data.estimateFare)}</bdi>
                )}
              </Typography>
            </Box>
          );
        })}
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem.message}
        </Alert>
      )}
    </Box>
  );
}
