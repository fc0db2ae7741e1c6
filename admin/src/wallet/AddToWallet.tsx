import { Box, Button, Card, CardContent, InputAdornment, TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@wayfare/shared';
import { type SubmitEvent, useState } from 'react';
import { Title, useDataProvider, useNotify } from 'react-admin';
import { Guarded } from '../access/Guarded.js';
import { useFormat } from '../language/useFormat.js';
import { textKey, useText } from '../language/useText.js';
import type { PanelDataProvider } from '../providers/dataProvider.js';
import { newKey } from '../providers/newKey.js';
import { useSession } from '../providers/session.js';
import { UserPicker } from '../user/UserPicker.js';
import { typedAmount } from './typedAmount.js';

const EITHER = ['riders', 'drivers'] as const;

/** Adds money to a rider's or driver's wallet (rules 2.42, 5.47). */
export function AddToWallet() {
  const t = useText();
  return (
    <Guarded action="create" resource="wallethistory">
      <Title title={t('panel_add_to_wallet')} />
      <CreditForm />
    </Guarded>
  );
}

function CreditForm() {
  const t = useText();
  const format = useFormat();
  const { settings } = useSession();
  const provider = useDataProvider<PanelDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [user, setUser] = useState<User | null>(null);
  const [amount, setAmount] = useState('');
  // One key until it has worked: sending again after a lost answer adds nothing twice.
  const [key, setKey] = useState(newKey);
  const change = (next: () => void) => {
    next();
    setKey(newKey());
  };
  const credit = useMutation({
    mutationFn: () => provider.addToWallet(user?.id ?? null, typedAmount(amount), key),
    onSuccess: ({ walletBalance }) => {
      notify(`${t('success')} ${t('panel_new_balance', { amount: format.money(walletBalance) })}`, {
        type: 'success',
      });
      change(() => {
        setUser(null);
        setAmount('');
      });
      for (const resource of ['riders', 'drivers'])
        void queryClient.invalidateQueries({ queryKey: [resource] });
    },
    onError: (error) => notify(error.message || textKey('update_failed'), { type: 'error' }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!user || (typedAmount(amount) ?? 0) <= 0) notify(textKey('no_details_error'), { type: 'error' });
    else credit.mutate();
  };

  return (
    <Card sx={{ mt: 2, maxWidth: 560 }}>
      <CardContent>
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
          <UserPicker
            value={user}
            onChange={(next) => change(() => setUser(next))}
            label="panel_wallet_user"
            hint="panel_wallet_user_hint"
            from={EITHER}
          />
          <TextField
            label={t('panel_amount')}
            required
            value={amount}
            onChange={(event) => change(() => setAmount(event.target.value))}
            slotProps={{
              htmlInput: { inputMode: 'decimal', dir: 'ltr' },
              input: {
                [settings.swipe_symbol ? 'endAdornment' : 'startAdornment']: (
                  <InputAdornment position={settings.swipe_symbol ? 'end' : 'start'}>
                    {settings.symbol}
                  </InputAdornment>
                ),
              },
            }}
          />
          <Button type="submit" variant="contained" loading={credit.isPending}>
            {t('panel_add_balance')}
          </Button>
        </Box>
      </CardContent>
    </Card>
  );
}
