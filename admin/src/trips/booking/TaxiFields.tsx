import { MenuItem, TextField } from '@mui/material';
import { LONGEST_NOTE, type PaymentMode, rulesOf } from '@wayfare/shared';
import { useSession } from '../../frame/session/session.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { kindOf, type RiderBookingDraft } from './bookingDraft.js';

/** Fields for the payment mode of a taxi trip, and for the caller's note to the driver. */
export function TaxiFields({
  draft,
  onChange,
}: {
  draft: RiderBookingDraft;
  onChange: (changes: Partial<RiderBookingDraft>) => void;
}) {
  const t = useText();
  const format = useFormat();
  const { cardPayments } = useSession().settings;
  const balance = draft.rider?.walletBalance;
  const { paidBy } = rulesOf(kindOf(draft));
  const modes = paidBy.filter((mode) => mode !== 'card' || cardPayments);
  const nameOf = (mode: PaymentMode) =>
    mode === 'wallet' && balance !== undefined
      ? `${t('payment_mode_wallet')} (${format.money(balance)})`
      : t(`payment_mode_${mode}`);
  return (
    <>
      <TextField
        select
        label={t('trip_payment_method')}
        value={modes.includes(draft.paymentMode) ? draft.paymentMode : 'cash'}
        onChange={({ target }) => onChange({ paymentMode: target.value as PaymentMode })}
      >
        {modes.map((mode) => (
          <MenuItem key={mode} value={mode}>
            <bdi>{nameOf(mode)}</bdi>
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('trip_note')}
        value={draft.pickUpInstructions}
        multiline
        maxRows={4}
        onChange={({ target }) => onChange({ pickUpInstructions: target.value })}
        slotProps={{ htmlInput: { maxLength: LONGEST_NOTE } }}
      />
    </>
  );
}
