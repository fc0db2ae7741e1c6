import { Box, Button, Stack, Typography } from '@mui/material';
import { type SubmitEvent, useState } from 'react';
import { useT } from '../language/LanguageProvider.js';
import { PaymentDialog } from '../payment/PaymentDialog.js';
import { useTopUp } from '../payment/payments.js';
import { AmountField, typedAmount } from './AmountField.js';

/** Adding money to one's wallet through a payment provider. */
export function TopUp() {
  const t = useT();
  const topUp = useTopUp();
  const [typed, setTyped] = useState('');
  const [needed, setNeeded] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const amount = typedAmount(typed);
    setNeeded(amount === null);
    if (amount !== null) topUp.mutate(amount);
  };
  return (
    <Box component="section" aria-labelledby="top-up">
      <Typography variant="h3" component="h2" id="top-up" sx={{ mb: 1 }}>
        {t('wallet_top_up')}
      </Typography>
      <Stack
        component="form"
        noValidate
        onSubmit={submit}
        sx={{
          p: 2.5,
          gap: 1.5,
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { sm: 'flex-start' },
          bgcolor: '#fff',
          borderRadius: 5,
          border: '1px solid',
          borderColor: 'divider',
        }}
      >
        <AmountField
          label={t('wallet_top_up_amount')}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setNeeded(false);
          }}
          error={needed}
          helperText={t(needed ? 'wallet_top_up_needed' : 'wallet_top_up_text')}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={topUp.isPending}
          sx={{ flexShrink: 0, minHeight: 56 }}
        >
          {t('wallet_top_up')}
        </Button>
      </Stack>
      <PaymentDialog
        open={topUp.isSuccess}
        checkout={topUp.data ?? null}
        error={null}
        onRetry={() => undefined}
        onClose={() => topUp.reset()}
        closeLabel={t('pay_not_now')}
      />
    </Box>
  );
}
