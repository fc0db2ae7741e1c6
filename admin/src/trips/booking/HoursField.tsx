import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { allowsHours, hireTermsOf, MOST_HOURS } from '@wayfare/shared';
import { useSession } from '../../frame/session/session.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { useCarTypes } from '../carType/useCarTypes.js';

/** Whether a trip is by the hour, and for how many hours; nothing if no car can be hired. */
export function HoursField({
  value,
  onChange,
}: {
  value: number | null;
  onChange: (hours: number | null) => void;
}) {
  const t = useText();
  const format = useFormat();
  const { settings } = useSession();
  const { data: carTypes = [] } = useCarTypes();
  const terms = carTypes.flatMap((carType) => hireTermsOf(carType, settings) ?? []);
  const offered = Array.from({ length: MOST_HOURS }, (_, index) => index + 1).filter((hours) =>
    terms.some((one) => allowsHours(one, hours)),
  );
  const first = offered[0];
  if (first === undefined) return null;
  return (
    <>
      <FormControlLabel
        control={<Checkbox />}
        checked={value !== null}
        onChange={(_, checked) => onChange(checked ? first : null)}
        label={t('trip_by_hour')}
      />
      {value !== null && (
        <TextField
          select
          label={t('trip_hours')}
          value={value}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          {offered.map((hours) => (
            <MenuItem key={hours} value={hours}>
              {format.duration(hours * 3600)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}
