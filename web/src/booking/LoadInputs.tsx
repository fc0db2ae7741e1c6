import { Checkbox, FormControlLabel, FormGroup, MenuItem, TextField } from '@mui/material';
import { needKeys, type TranslationKey, tripNeeds } from '@wayfare/shared';
import type { TripDraft } from './tripDraft.js';

type Load = Pick<TripDraft, 'passengers' | 'luggage' | 'needs'>;

/**
 * How many passengers and pieces of luggage a ride takes, and what it needs (rules 4.110, 4.111), each in a
 * field of its own.
 */
export function LoadInputs({
  load: { passengers, luggage, needs },
  errors = {},
  mostPassengers,
  mostLuggage,
  text,
  number,
  onChange,
}: {
  load: Load;
  /** Why they are refused, by field. */
  errors?: Partial<Record<keyof Load, string>>;
  /** The most that are offered. */
  mostPassengers: number;
  mostLuggage: number;
  text: (key: TranslationKey) => string;
  /** Formats a number. */
  number: (value: number) => string;
  onChange: (changes: Partial<Load>) => void;
}) {
  return (
    <>
      <CountField
        label={text('trip_passengers')}
        value={passengers}
        error={errors.passengers}
        least={1}
        most={Math.max(mostPassengers, passengers)}
        number={number}
        onChange={(count) => onChange({ passengers: count })}
      />
      <CountField
        label={text('trip_luggage')}
        value={luggage}
        error={errors.luggage}
        least={0}
        most={Math.max(mostLuggage, luggage)}
        number={number}
        onChange={(count) => onChange({ luggage: count })}
      />
      <FormGroup row role="group" aria-label={text('trip_needs')} sx={{ gridColumn: '1 / -1', columnGap: 1 }}>
        {tripNeeds.map((need) => (
          <FormControlLabel
            key={need}
            control={<Checkbox />}
            checked={needs.includes(need)}
            onChange={(_, isNeeded) =>
              onChange({ needs: tripNeeds.filter((one) => (one === need ? isNeeded : needs.includes(one))) })
            }
            label={text(needKeys[need])}
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
  error,
  least,
  most,
  number,
  onChange,
}: {
  label: string;
  value: number;
  error: string | undefined;
  least: number;
  most: number;
  number: (value: number) => string;
  onChange: (value: number) => void;
}) {
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return (
    <TextField
      select
      label={label}
      value={value}
      error={error !== undefined}
      helperText={error}
      onChange={({ target }) => onChange(Number(target.value))}
      slotProps={{ select: { MenuProps: { slotProps: { paper: { sx: { maxHeight: 320 } } } } } }}
    >
      {counts.map((count) => (
        <MenuItem key={count} value={count}>
          {number(count)}
        </MenuItem>
      ))}
    </TextField>
  );
}
