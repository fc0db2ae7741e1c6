import { Alert, FormControlLabel, Radio, RadioGroup, Skeleton, TextField, Typography } from '@mui/material';
import { type Booking, creditLimitOf, exact, MAX_NOTE, parseNumber, type User } from '@wayfare/shared';
import { AmountField, amountRules } from '@wayfare/web/form';
import { newIdempotencyKey } from '@wayfare/web/http';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { ActionDialog } from '../../frame/layout/ActionDialog.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useSession } from '../../frame/session/session.js';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { Facts } from './Facts.js';
import { useApprovalLimit } from './useApprovalLimit.js';
import { usePosted } from './usePosted.js';

type Party = 'riders' | 'drivers';

/** Adds money to the wallet of a trip's rider or driver because of the trip, or takes it. */
export function PostForTrip({
  kind,
  booking,
  onClose,
}: {
  kind: 'credit' | 'debit';
  booking: Booking;
  onClose: () => void;
}) {
  const t = useText();
  const format = useFormat();
  const locale = useDateLocale();
  const { user: giver, settings } = useSession();
  const posted = usePosted();
  const limit = useApprovalLimit();
  const creditLimit = creditLimitOf(giver);
  const [party, setParty] = useState<Party>('riders');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  // The same key until the request succeeds: sending again after a lost response posts nothing twice.
  const [key, setKey] = useState(newIdempotencyKey);
  const change = (next: () => void) => {
    next();
    setKey(newIdempotencyKey());
  };
  const uid = party === 'drivers' ? (booking.driver ?? '') : booking.customer;
  const { data: person } = useGetOne<User>(party, { id: uid });
  const { value, problem } = parseNumber(typed, amountRules(settings, locale));
  const amount = problem ? 0 : (value ?? 0);
  const after = exact(person?.walletBalance ?? 0)
    .plus(kind === 'credit' ? amount : -amount)
    .toNumber();
  const balance = (of: number) => (person ? format.money(of) : <Skeleton width={80} />);
  const post = useOperation({
    run: (provider) =>
      provider.postToWallet(kind, { uid, booking: booking.id, amount, note: note.trim() }, key),
    onDone: (answer) => {
      posted(answer);
      onClose();
    },
    stale: ['wallethistory'],
  });
  return (
    <ActionDialog
      title={t(kind === 'credit' ? 'panel_trip_money_give' : 'panel_trip_money_charge')}
      action={t(kind === 'credit' ? 'panel_wallet_add' : 'panel_wallet_take')}
      isReady={amount > 0 && note.trim() !== '' && person !== undefined}
      isPending={post.isPending}
      onAct={post.mutate}
      onClose={onClose}
    >
      {booking.driver && (
        <RadioGroup
          row
          aria-label={t('panel_wallet_of')}
          value={party}
          onChange={(event) => change(() => setParty(event.target.value as Party))}
        >
          <FormControlLabel value="riders" control={<Radio />} label={t('panel_customer')} />
          <FormControlLabel value="drivers" control={<Radio />} label={t('panel_driver')} />
        </RadioGroup>
      )}
      <Facts
        facts={[
          [t('panel_wallet_of'), party === 'drivers' ? (booking.driver_name ?? '') : booking.customer_name],
          [t('panel_balance_now'), balance(person?.walletBalance ?? 0)],
          [t('panel_balance_after'), balance(after)],
        ]}
      />
      <AmountField
        label={t('panel_amount')}
        required
        value={typed}
        onChange={(next) => change(() => setTyped(next))}
        settings={settings}
        locale={locale}
        t={t}
      />
      {creditLimit !== null && kind === 'credit' && (
        <Typography color="textSecondary">
          {t('panel_credit_limit_own', { limit: format.money(creditLimit) })}
        </Typography>
      )}
      <TextField
        label={t('panel_note')}
        helperText={t('panel_note_hint')}
        required
        value={note}
        onChange={(event) => change(() => setNote(event.target.value))}
        slotProps={{ htmlInput: { maxLength: MAX_NOTE } }}
        fullWidth
      />
      {after < 0 && <Alert severity="warning">{t('panel_below_zero')}</Alert>}
      {limit !== null && amount > limit && <Alert severity="info">{t('panel_needs_approval')}</Alert>}
    </ActionDialog>
  );
}
