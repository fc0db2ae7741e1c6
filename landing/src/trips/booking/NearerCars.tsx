import { Box, Button, Typography } from '@mui/material';
import { type CarType, type NearerCar, textIn } from '@wayfare/shared';
import { useLanguage } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useCarTypes } from '../../people/carType/carTypes.js';
import { useTripWords } from '../../people/carType/useTripWords.js';

/**
 * The car types that are nearer than the booked one, each with its price, what the business says about it,
 * such as for how many it is, and the button that takes it.
 */
export function NearerCars({
  cars,
  onChoose,
}: {
  cars: readonly NearerCar[];
  onChoose: (carType: string) => void;
}) {
  const { t, locale } = useLanguage();
  const carTypes = useCarTypes().data ?? [];
  const format = useFormat();
  const words = useTripWords();
  return (
    <Box component="ul" aria-live="polite" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {cars.map(({ carType, minutes, price }) => (
        <Box
          component="li"
          key={carType}
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1.5, justifyContent: 'space-between' }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 700 }}>
              <bdi>{words.carType(carType)}</bdi>
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {t('trip_wait_car', { duration: format.duration(minutes * 60) })}
              {' · '}
              {price === null ? t('trip_by_meter') : <bdi dir="ltr">{format.money(price)}</bdi>}
            </Typography>
            <About carType={carTypes.find(({ name }) => name === carType)} locale={locale} />
          </Box>
          <Button
            variant="outlined"
            aria-label={t('trip_wait_switch_to', { carType: words.carType(carType) })}
            onClick={() => onChoose(carType)}
            sx={{ flexShrink: 0 }}
          >
            {t('trip_wait_switch')}
          </Button>
        </Box>
      ))}
    </Box>
  );
}

function About({ carType, locale }: { carType: CarType | undefined; locale: string }) {
  const about = carType && textIn(carType, 'extra_info', locale);
  if (!about) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      <bdi>{about}</bdi>
    </Typography>
  );
}
