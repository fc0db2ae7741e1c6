import { Box, Stack, Typography } from '@mui/material';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useTripWords } from '../../people/carType/useTripWords.js';
import { brand } from '@wayfare/web/theme';
import { CarPicture } from './CarPicture.js';

/** Facts about a car that a rider looks for at the curb. */
export interface ShownCar {
  make: string | null | undefined;
  model: string | null | undefined;
  color: string | null | undefined;
  carType: string;
}

/** The color, make and model of a car. Drivers enter them, so each keeps its own direction of writing. */
export function CarLine({ car }: { car: ShownCar }) {
  const { carType } = useTripWords();
  const words = [car.color, car.make, car.model].filter(Boolean).join(' ');
  return (
    <Typography variant="body2" color="text.secondary" component="p" sx={{ m: 0 }}>
      {words && (
        <>
          <Box component="bdi" sx={{ color: 'text.primary', fontWeight: 600 }}>
            {words}
          </Box>
          {' · '}
        </>
      )}
      <bdi>{carType(car.carType)}</bdi>
    </Typography>
  );
}

/** The license plate, large enough to compare with the one in the street. */
export function PlateBadge({ plate }: { plate: string | null | undefined }) {
  const t = useText();
  if (!plate) return null;
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        mt: 1,
        display: 'inline-block',
        // A plate is white at night, too.
        bgcolor: '#fff',
        color: brand.ink,
        border: '2px solid',
        borderRadius: 2,
        px: 1.5,
        py: 0.25,
        fontWeight: 800,
        fontSize: '1.6rem',
        letterSpacing: '0.06em',
        lineHeight: 1.3,
        overflowWrap: 'anywhere',
      }}
    >
      <Box
        component="span"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {t('trip_plate')}{' '}
      </Box>
      <bdi dir="ltr">{plate}</bdi>
    </Box>
  );
}

/** A driver's name next to a picture of the car, for people who do not know the driver. */
export function DriverAndCar({
  driver,
  car,
}: {
  driver: string | null;
  car: ShownCar & { image: string | null; plate: string | null };
}) {
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <CarPicture image={car.image} width={72} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="p">
          <bdi>{driver}</bdi>
        </Typography>
        <CarLine car={car} />
        <PlateBadge plate={car.plate} />
      </Box>
    </Stack>
  );
}
