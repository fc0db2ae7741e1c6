import { Box, ListItemText, MenuItem, Stack, TextField } from '@mui/material';
import { useText } from '../language/LanguageProvider.js';
import { CarPicture } from './CarPicture.js';
import { useCarTypes } from './carTypes.js';

/** Selects a car type by its picture and name. */
export function CarTypeSelect({ value, onChange }: { value: string; onChange: (carType: string) => void }) {
  const t = useText();
  const carTypes = useCarTypes();
  const known = carTypes.data ?? [];
  const shown = known.some((carType) => carType.name === value) ? value : '';
  const hint = carTypes.isError
    ? t('fetch_call_error')
    : carTypes.data?.length === 0
      ? t('no_cars')
      : undefined;
  return (
    <TextField
      select
      label={t('site_car_type')}
      value={shown}
      onChange={(event) => onChange(event.target.value)}
      error={carTypes.isError}
      helperText={hint}
      disabled={carTypes.isPending}
      slotProps={{
        select: {
          renderValue: (name) => {
            const chosen = known.find((carType) => carType.name === name);
            return (
              <Stack direction="row" component="span" sx={{ alignItems: 'center', gap: 1.5, my: -0.75 }}>
                <CarPicture image={chosen?.image} width={54} />
                {String(name)}
              </Stack>
            );
          },
        },
      }}
    >
      {known.map((carType) => (
        <MenuItem key={carType.id} value={carType.name} sx={{ gap: 2, py: 1 }}>
          <CarPicture image={carType.image} />
          <ListItemText
            primary={carType.name}
            secondary={carType.extra_info}
            slotProps={{ secondary: { sx: { whiteSpace: 'normal' } } }}
          />
        </MenuItem>
      ))}
      {known.length === 0 && (
        <Box component="li" sx={{ px: 2, py: 1, color: 'text.secondary' }}>
          {hint ?? t('loading')}
        </Box>
      )}
    </TextField>
  );
}
