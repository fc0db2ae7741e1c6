import { Button, Stack } from '@mui/material';
import { parseNumber } from '@wayfare/shared';
import { AmountField, amountRules } from '@wayfare/web/form';
import { type SubmitEvent, useState } from 'react';
import { useLanguage } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';

/**
 * Asks for an amount above 0, with the currency symbol on the side the settings specify (rule 9.9), and
 * submits it.
 */
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
  const { t, dateLocale } = useLanguage();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { value, problem } = parseNumber(typed, amountRules(settings, dateLocale));
    if (problem) return;
    const amount = value ?? 0;
    setMissing(amount <= 0);
    if (amount > 0) onAmount(amount, () => setTyped(''));
  };
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ p: 2.5, gap: 1.5, flexDirection: { xs: 'column', sm: 'row' }, alignItems: { sm: 'flex-start' } }}
    >
      <AmountField
        label={label}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setMissing(false);
        }}
        error={isMissing}
        helperText={isMissing ? needed : hint}
        settings={settings}
        locale={dateLocale}
        t={t}
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
