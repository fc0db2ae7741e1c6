import { Checkbox, FormControlLabel, FormGroup, MenuItem, TextField } from '@mui/material';
import { MOST_LUGGAGE, MOST_PASSENGERS, needKeys, tripNeeds } from '@wayfare/shared';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { useCarTypes } from '../carType/useCarTypes.js';
import type { RiderBookingDraft } from './bookingDraft.js';

/** How many passengers and pieces are offered at least, whatever the car types have room for. */
const USUAL = 8;

/** How many passengers and pieces of luggage a ride takes, and what it needs (rules 4.110, 4.111). */
export function LoadFields({
  draft: { passengers, luggage, needs },
  onChange,
}: {
  draft: RiderBookingDraft;
  onChange: (changes: Partial<RiderBookingDraft>) => void;
}) {
  const t = useText();
  const { data: carTypes = [] } = useCarTypes();
  const largest = (room: 'seats' | 'luggage') =>
    Math.max(USUAL, ...carTypes.map((carType) => carType[room] ?? 0));
  return (
    <>
      <CountField
        label={t('trip_passengers')}
        value={passengers}
        least={1}
        most={Math.min(MOST_PASSENGERS, Math.max(largest('seats'), passengers))}
        onChange={(count) => onChange({ passengers: count })}
      />
      <CountField
        label={t('trip_luggage')}
        value={luggage}
        least={0}
        most={Math.min(MOST_LUGGAGE, Math.max(largest('luggage'), luggage))}
        onChange={(count) => onChange({ luggage: count })}
      />
      <FormGroup row role="group" aria-label={t('trip_needs')} sx={{ gridColumn: '1 / -1', columnGap: 1 }}>
        {tripNeeds.map((need) => (
          <FormControlLabel
            key={need}
            control={<Checkbox />}
            checked={needs.includes(need)}
            onChange={(_, isNeeded) =>
              onChange({ needs: tripNeeds.filter((one) => (one === need ? isNeeded : needs.includes(one))) })
            }
            label={t(needKeys[need])}
          />
        ))}
      </FormGroup>
    </>
  );
}

/** A choice of a small number: typing it chooses it. */
function CountField({
  label,
  value,
  least,
  most,
  onChange,
}: {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}) {
  const format = useFormat();
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      slotProps={{ select: { MenuProps: { slotProps: { paper: { sx: { maxHeight: 320 } } } } } }}
    >
      {counts.map((count) => (
        <MenuItem key={count} value={count}>
          {format.number(count)}
        </MenuItem>
      ))}
    </TextField>
  );
}
