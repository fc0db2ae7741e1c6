import { Box, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { LONGEST_NOTE, type PaymentMode, paymentModes } from '@wayfare/shared';
import { HeldMoney } from '../../people/account/HeldMoney.js';
import { useMe } from '../../people/account/useMe.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import type { BookingDraft } from './draft.js';

/** How a taxi trip will be paid, and a note to its driver. */
export function TaxiChoices({
  draft,
  onChange,
  cardHold,
}: {
  draft: BookingDraft;
  onChange: (changes: Partial<BookingDraft>) => void;
  /** The amount held on the card if the trip is paid by card; absent if none is held. */
  cardHold: number | undefined;
}) {
  const t = useText();
  const format = useFormat();
  const { cardPayments } = useSession().settings;
  const balance = useMe()?.walletBalance ?? 0;
  const modes = paymentModes.filter((mode) => mode !== 'card' || cardPayments);
  const nameOf = (mode: PaymentMode) =>
    mode === 'wallet' ? `${t('payment_mode_wallet')} (${format.money(balance)})` : t(`payment_mode_${mode}`);
  return (
    <Stack sx={{ gap: 2, mt: 2.5 }}>
      <Box>
        <TextField
          select
          fullWidth
          label={t('trip_payment_method')}
          value={modes.includes(draft.paymentMode) ? draft.paymentMode : 'cash'}
          onChange={(event) => onChange({ paymentMode: event.target.value as PaymentMode })}
        >
          {modes.map((mode) => (
            <MenuItem key={mode} value={mode}>
              <bdi>{nameOf(mode)}</bdi>
            </MenuItem>
          ))}
        </TextField>
        <Box role="status">
          {draft.paymentMode === 'wallet' && <HeldMoney />}
          {draft.paymentMode === 'card' && cardHold !== undefined && (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {t('pay_hold_hint', { amount: format.money(cardHold) })}
            </Typography>
          )}
        </Box>
      </Box>
      <TextField
        label={t('trip_note')}
        helperText={t('trip_note_hint')}
        value={draft.pickUpInstructions}
        multiline
        maxRows={4}
        onChange={(event) => onChange({ pickUpInstructions: event.target.value })}
        slotProps={{ htmlInput: { maxLength: LONGEST_NOTE } }}
      />
    </Stack>
  );
}
