import { Box, MenuItem, TextField } from '@mui/material';
import { localTimeOf } from '@wayfare/shared';
import { useState } from 'react';
import { useSession } from '../../frame/session/session.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { type Shift, shiftHours } from './shiftTimes.js';

/** Chooses the day and the hours of the shift. */
export function ShiftChooser({ shift, onChange }: { shift: Shift; onChange: (shift: Shift) => void }) {
  const t = useText();
  const { timeZone } = useSession().settings;
  const [today] = useState(() => localTimeOf(Date.now(), timeZone).slice(0, 10));
  const { hourOfDay } = useFormat();
  const nameOf = (hours: string) => {
    const [first, last] = hours.split('-').map((number) => hourOfDay(Number(number)));
    return `${first} – ${last}`;
  };
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      <TextField
        type="date"
        size="small"
        fullWidth={false}
        label={t('panel_shift_day')}
        value={shift.day}
        onChange={({ target }) => onChange({ ...shift, day: target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
      />
      <TextField
        select
        size="small"
        fullWidth={false}
        label={t('panel_shift_hours')}
        value={shift.hours}
        onChange={({ target }) => onChange({ ...shift, hours: target.value })}
        sx={{ minWidth: 200 }}
      >
        {shiftHours.map((hours) => (
          <MenuItem key={hours} value={hours}>
            <bdi>{nameOf(hours)}</bdi>
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
