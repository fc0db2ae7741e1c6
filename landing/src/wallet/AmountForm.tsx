import { Button, InputAdornment, Stack, TextField } from '@mui/material';
import { type SubmitEvent, useState } from 'react';
import { useSession } from '../session/SessionProvider.js';

/** Parses a typed amount with a decimal point or comma. Null unless it is above 0. */
function typedAmount(typed: string): number | null {
  const amount = Number(typed.trim().replace(',', '.'));
  return Number.isFinite(amount) && amount > 0 ? amount : null;
}

/** Asks for an amount above 0, with the currency symbol on the side the settings specify (rule 9.9), and submits it. */
export function AmountForm({
  label,
  hint,
  needed,
  action,
  busy,
  onAmount,
}: {
  label: string;
  hint: string;
  /** The error if there is no amount above 0. */
  needed: string;
  /** The button's label. */
  action: string;
  busy: boolean;
  /** `clear` empties the field. */
  onAmount: (amount: number, clear: () => void) => void;
}) {
  const { settings } = useSession();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const amount = typedAmount(typed);
    setMissing(amount === null);
    if (amount !== null) onAmount(amount, () => setTyped(''));
  };
  const sign = (
    <InputAdornment position={settings.swipe_symbol ? 'end' : 'start'}>{settings.symbol}</InputAdornment>
  );
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ p: 2.5, gap: 1.5, flexDirection: { xs: 'column', sm: 'row' }, alignItems: { sm: 'flex-start' } }}
    >
      <TextField
        label={label}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setMissing(false);
        }}
        error={isMissing}
        helperText={isMissing ? needed : hint}
        fullWidth
        slotProps={{
          htmlInput: { inputMode: 'decimal', dir: 'ltr' },
          input: settings.swipe_symbol ? { endAdornment: sign } : { startAdornment: sign },
        }}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={busy}
        sx={{ flexShrink: 0, minHeight: 56 }}
      >
        {action}
      </Button>
    </Stack>
  );
}
