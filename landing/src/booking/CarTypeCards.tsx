import { Alert, Box, FormHelperText, Radio, Skeleton, Stack, Typography } from '@mui/material';
import type { Quotes } from '@wayfare/shared';
import { useId } from 'react';
import { errorText } from '../api/errorText.js';
import { useFormat } from '../language/useFormat.js';
import { useText } from '../language/LanguageProvider.js';
import { CarPicture } from './CarPicture.js';
import { useCarTypes } from './carTypes.js';
import type { BookingDraft } from './draft.js';
import { Rates } from './Rates.js';
import { useQuotes } from './useQuotes.js';

/** The choice of car types. Once both places are known, each has its price and how far the nearest free driver is. */
export function CarTypeCards({
  draft,
  onChange,
}: {
  draft: BookingDraft;
  onChange: (carType: string) => void;
}) {
  const t = useText();
  const label = useId();
  const name = useId();
  const carTypes = useCarTypes();
  const quotes = useQuotes(draft);
  const chosen = carTypes.data?.find((carType) => carType.name === draft.carType);
  return (
    <Box>
      <Typography id={label} variant="body2" color="text.secondary" sx={{ mb: 0.75 }}>
        {t('site_car_type')}
      </Typography>
      {carTypes.isPending && <Skeleton variant="rounded" height={64} aria-label={t('loading')} />}
      {carTypes.isError && <Alert severity="error">{t('fetch_call_error')}</Alert>}
      {carTypes.data?.length === 0 && <Alert severity="info">{t('no_cars')}</Alert>}
      <Stack role="radiogroup" aria-labelledby={label} sx={{ gap: 0.75 }}>
        {carTypes.data?.map((carType) => {
          const isChosen = carType.name === draft.carType;
          return (
            <Box
              key={carType.id}
              component="label"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.25,
                px: 1.25,
                py: 0.75,
                cursor: 'pointer',
                border: 2,
                borderRadius: 3,
                borderColor: isChosen ? 'primary.main' : 'divider',
                '&:hover': { bgcolor: 'action.hover' },
                '&:focus-within': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 1 },
              }}
            >
              <Radio
                name={name}
                checked={isChosen}
                onChange={() => onChange(carType.name)}
                slotProps={{ input: { 'aria-describedby': `${name}-${carType.id}` } }}
                sx={{ position: 'absolute', opacity: 0 }}
              />
              <CarPicture image={carType.image} width={54} />
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 700, lineHeight: 1.3 }}>
                  <bdi>{carType.name}</bdi>
                </Typography>
                {carType.extra_info && (
                  <Typography variant="body2" color="text.secondary" sx={{ lineHeight: 1.3 }}>
                    <bdi>{carType.extra_info}</bdi>
                  </Typography>
                )}
              </Box>
              <Box id={`${name}-${carType.id}`} sx={{ textAlign: 'end', flexShrink: 0 }}>
                <Quote
                  quote={quotes.data?.quotes.find((quote) => quote.carType === carType.name)}
                  isPending={quotes.isLoading}
                  isLater={draft.bookLater}
                />
              </Box>
            </Box>
          );
        })}
      </Stack>
      {quotes.error && <FormHelperText error>{errorText(quotes.error, t)}</FormHelperText>}
      {chosen && <Rates carType={chosen} />}
    </Box>
  );
}

/** A car type's price, and the minutes until its nearest free driver could be at the pickup. */
function Quote({
  quote,
  isPending,
  isLater,
}: {
  quote: Quotes['quotes'][number] | undefined;
  isPending: boolean;
  isLater: boolean;
}) {
  const t = useText();
  const format = useFormat();
  if (isPending) return <Skeleton width={64} height={40} />;
  if (!quote) return null;
  return (
    <>
      <Typography sx={{ fontWeight: 700, lineHeight: 1.3 }} dir="ltr">
        {format.money(quote.estimateFare)}
      </Typography>
      {!isLater && (
        <Typography variant="body2" color="text.secondary">
          {quote.minutesAway === null
            ? t('site_no_car_near')
            : t('site_minutes_away', { time: format.duration(quote.minutesAway * 60) })}
        </Typography>
      )}
    </>
  );
}
