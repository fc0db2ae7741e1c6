import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';

/** For how many minutes the driver waits, or at a later time; null for a trip that goes one way. */
type Back = number | 'later' | null;

/**
 * Whether a trip comes back, and how.
 * @param options the ways to come back, the usual one first
 */
export function ReturnHow({
  back,
  options,
  onChange,
}: {
  back: Back;
  options: readonly (number | 'later')[];
  onChange: (back: Back) => void;
}) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <FormControlLabel
        control={<Checkbox />}
        checked={back !== null}
        onChange={(_, checked) => onChange(checked ? (options[0] ?? null) : null)}
        label={t('trip_return')}
      />
      {back !== null && (
        <TextField
          select
          label={t('trip_return_how')}
          value={String(back)}
          onChange={({ target }) => onChange(target.value === 'later' ? 'later' : Number(target.value))}
        >
          {options.map((option) => (
            <MenuItem key={option} value={String(option)}>
              {option === 'later'
                ? t('trip_return_later')
                : t('trip_return_waits', { time: format.duration(option * 60) })}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}
