import {
  Box,
  Button,
  Card,
  CardContent,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { creditLimitOf, MAX_NOTE, parseNumber, type User } from '@wayfare/shared';
import { type SubmitEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { Guarded } from '../../frame/access/Guarded.js';
import { useStaffMay } from '../../frame/access/useStaffMay.js';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { AmountField, amountRules } from '@wayfare/web/form';
import { newIdempotencyKey } from '@wayfare/web/http';
import { useSession } from '../../frame/session/session.js';
import { UserPicker } from '../../frame/userForm/UserPicker.js';
import { ConfirmPosting, type HandPosting } from './ConfirmPosting.js';
import { OnlyAdminAlert } from './OnlyAdminAlert.js';
import { ScreenTitle } from '../../frame/feedback/ScreenTitle.js';

const EITHER = ['riders', 'drivers'] as const;

/** Adds money to a rider's or driver's wallet, or removes it (rules 2.42, 5.47). */
export function AddToWallet() {
  const t = useText();
  return (
    <Guarded action="create" resource="wallethistory">
      <ScreenTitle title={t('panel_add_to_wallet')} />
      <OnlyAdminAlert />
      <PostingForm />
    </Guarded>
  );
}

function PostingForm() {
  const t = useText();
  const format = useFormat();
  const { user: giver, settings } = useSession();
  const locale = useDateLocale();
  const mayTake = useStaffMay('corrections');
  const limit = creditLimitOf(giver);
  const notify = useNotify();
  const [kind, setKind] = useState<HandPosting['kind']>('credit');
  const [user, setUser] = useState<User | null>(null);
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  // The same key until the request succeeds: sending again after a lost response posts nothing twice.
  const [key, setKey] = useState(newIdempotencyKey);
  const [asked, setAsked] = useState<HandPosting | null>(null);
  const change = (next: () => void) => {
    next();
    setKey(newIdempotencyKey());
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { value, problem } = parseNumber(amount, amountRules(settings, locale));
    if (problem) return;
    const typed = value ?? 0;
    if (!user || typed <= 0) notify(textKey('no_details_error'), { type: 'error' });
    else if (kind === 'debit' && !note.trim()) notify(textKey('panel_note_needed'), { type: 'error' });
    else setAsked({ kind, user, amount: typed, note: note.trim() });
  };
  const clear = () =>
    change(() => {
      setAsked(null);
      setUser(null);
      setAmount('');
      setNote('');
    });

  return (
    <Card sx={{ mt: 2, maxWidth: 560 }}>
      <CardContent>
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
          {mayTake && (
            <FormControl>
              <FormLabel id="wallet-action">{t('panel_wallet_action')}</FormLabel>
              <RadioGroup
                row
                aria-labelledby="wallet-action"
                value={kind}
                onChange={(event) => change(() => setKind(event.target.value as HandPosting['kind']))}
              >
                <FormControlLabel value="credit" control={<Radio />} label={t('panel_wallet_add')} />
                <FormControlLabel value="debit" control={<Radio />} label={t('panel_wallet_take')} />
              </RadioGroup>
            </FormControl>
          )}
          <UserPicker
            value={user}
            onChange={(next) => change(() => setUser(next))}
            label="panel_wallet_user"
            hint="panel_wallet_user_hint"
            from={EITHER}
          />
          <AmountField
            label={t('panel_amount')}
            required
            value={amount}
            onChange={(typed) => change(() => setAmount(typed))}
            settings={settings}
            locale={locale}
            t={t}
          />
          {limit !== null && kind === 'credit' && (
            <Typography color="textSecondary">
              {t('panel_credit_limit_own', { limit: format.money(limit) })}
            </Typography>
          )}
          <TextField
            label={t('panel_note')}
            helperText={t('panel_note_hint')}
            required={kind === 'debit'}
            value={note}
            onChange={(event) => change(() => setNote(event.target.value))}
            slotProps={{ htmlInput: { maxLength: MAX_NOTE } }}
          />
          <Button type="submit" variant="contained">
            {t(kind === 'credit' ? 'panel_add_balance' : 'panel_take_balance')}
          </Button>
        </Box>
      </CardContent>
      {asked && (
        <ConfirmPosting posting={asked} requestKey={key} onClose={() => setAsked(null)} onDone={clear} />
      )}
    </Card>
  );
}
