import { Box, Typography } from '@mui/material';
import { useText } from '../../frame/language/LanguageProvider.js';
import { PaymentDialog } from '../payment/PaymentDialog.js';
import { useTopUp } from '../payment/payments.js';
import { AmountForm } from '../payment/AmountForm.js';

/** Tops up the user's wallet through a payment provider. */
export function TopUp() {
  const t = useText();
  const topUp = useTopUp();
  return (
    <Box component="section" aria-labelledby="top-up">
      <Typography variant="h3" component="h2" id="top-up" sx={{ mb: 1 }}>
        {t('wallet_top_up')}
      </Typography>
      <Box sx={{ bgcolor: 'background.paper', borderRadius: 5, border: '1px solid', borderColor: 'divider' }}>
        <AmountForm
          label={t('wallet_top_up_amount')}
          hint={t('wallet_top_up_text')}
          needed={t('wallet_top_up_needed')}
          action={t('wallet_top_up')}
          busy={topUp.isPending}
          onAmount={(amount) => topUp.mutate(amount)}
        />
      </Box>
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
