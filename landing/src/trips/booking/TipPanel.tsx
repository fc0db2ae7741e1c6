import { Alert, Box, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { canTip, mostTip, parseNumber, suggestedTips } from '@wayfare/shared';
import { AmountField, amountRules } from '@wayfare/web/form';
import { useState } from 'react';
import { useMe } from '../../people/account/useMe.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useLanguage } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { type OwnBooking, useBookingCommand } from './bookings.js';
import { useNow } from '@wayfare/web/time';

/** How often the page checks whether a tip is still possible, in ms. */
const CHECKED_MS = 60_000;

/** Gives the driver of a paid trip a tip from the rider's wallet. */
export function TipPanel({ booking }: { booking: OwnBooking }) {
  const { t, dateLocale } = useLanguage();
  const { settings } = useSession();
  const format = useFormat();
  const now = useNow(CHECKED_MS);
  const command = useBookingCommand(booking.id);
  const balance = useMe()?.walletBalance ?? 0;
  const suggested = suggestedTips(booking.trip_cost, settings.code).filter((amount) => amount <= balance);
  const [chosen, setChosen] = useState<number | null>(null);
  const [typed, setTyped] = useState('');
  if (booking.tip)
    return <Alert severity="success">{t('trip_tip_thanks', { amount: format.money(booking.tip) })}</Alert>;
  // Without money in the wallet there is nothing to give.
  if (!canTip(booking, now) || balance <= 0) return null;
  const most = Math.min(balance, mostTip(booking.trip_cost));
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
        if (isAllowed) command.mutate({ name: 'tip', body: { amount } });
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
        {t('trip_tip_title', { driver: booking.driver_name ?? '' })}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
        {t('trip_tip_text', { balance: format.money(balance) })}
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
        <Button type="submit" variant="contained" disabled={!isAllowed} loading={command.isPending}>
          {t('trip_tip_give')}
        </Button>
      </Stack>
    </Box>
  );
}
