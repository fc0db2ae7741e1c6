import { Box, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { mostTip, parseNumber, suggestedTips } from '@wayfare/shared';
import { AmountField, amountRules } from '@wayfare/web/form';
import { useState } from 'react';
import { useLanguage } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useSession } from '../../frame/session/SessionProvider.js';

/** Chooses a tip: one of the usual amounts, or another one. */
export function TipForm({
  driver,
  cost,
  limit,
  text,
  isBusy,
  onGive,
}: {
  driver: string;
  /** The cost of the trip. */
  cost: number;
  /** The most that the payer has; absent if a card pays. */
  limit?: number;
  /** Who gets the tip, and what pays it. */
  text: string;
  isBusy: boolean;
  onGive: (amount: number) => void;
}) {
  const { t, dateLocale } = useLanguage();
  const { settings } = useSession();
  const format = useFormat();
  const most = Math.min(limit ?? Number.POSITIVE_INFINITY, mostTip(cost));
  const suggested = suggestedTips(cost, settings.code).filter((amount) => amount <= most);
  const [chosen, setChosen] = useState<number | null>(null);
  const [typed, setTyped] = useState('');
  const parsed = parseNumber(typed, amountRules(settings, dateLocale));
  const amount = typed ? parsed.value : chosen;
  const isAllowed = amount !== null && amount > 0 && amount <= most;
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby="tip-title"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        if (isAllowed) onGive(amount);
      }}
      sx={{
        bgcolor: 'background.paper',
        borderRadius: 5,
        border: '1px solid',
        borderColor: 'divider',
        p: 2.5,
      }}
    >
      <Typography variant="h4" component="h3" id="tip-title">
        {t('trip_tip_title', { driver })}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
        {text}
      </Typography>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        {suggested.length > 0 && (
          <ToggleButtonGroup
            exclusive
            value={typed ? null : chosen}
            aria-labelledby="tip-title"
            onChange={(_, value: number | null) => {
              setChosen(value);
              setTyped('');
            }}
          >
            {suggested.map((value) => (
              <ToggleButton key={value} value={value} sx={{ minWidth: 64, minHeight: 44 }}>
                <bdi dir="ltr">{format.money(value)}</bdi>
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        <AmountField
          label={t('trip_tip_other')}
          value={typed}
          size="small"
          error={typed !== '' && !isAllowed}
          helperText={
            amount !== null && amount > most ? t('number_max', { limit: format.money(most) }) : undefined
          }
          onChange={setTyped}
          settings={settings}
          locale={dateLocale}
          t={t}
          fullWidth={false}
          sx={{ width: 200 }}
        />
        <Button type="submit" variant="outlined" disabled={!isAllowed} loading={isBusy}>
          {t('trip_tip_give')}
        </Button>
      </Stack>
    </Box>
  );
}
