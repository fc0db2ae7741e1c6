import { TextField } from '@mui/material';

interface PeriodDaysProps {
  from: number;
  until: number;
  labels: { from: string; until: string };
  onChoose: (chosen: { from?: number; until?: number }) => void;
}

/** Two inputs of the first and the last day of a period, each yyyymmdd in the business's time. */
export function PeriodDays({ from, until, labels, onChoose }: PeriodDaysProps) {
  const input = (name: 'from' | 'until', day: number) => (
    <TextField
      type="date"
      size="small"
      label={labels[name]}
      value={inputOf(day)}
      onChange={({ target }) => {
        const chosen = Number(target.value.replaceAll('-', ''));
        if (chosen > 0) onChoose({ [name]: chosen });
      }}
      fullWidth={false}
      sx={{ width: 170 }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <>
      {input('from', from)}
      {input('until', until)}
    </>
  );
}

/** A day yyyymmdd in the format of a date input; empty for anything else. */
const inputOf = (day: number): string =>
  String(day)
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
    .replace(/^\d+$|NaN/, '');
