import { Box, Stack } from '@mui/material';
import { useMe } from '../account/useMe.js';
import { useFormat } from '../language/useFormat.js';
import { useText } from '../language/LanguageProvider.js';
import { BonusFigure } from '../wallet/BonusFigure.js';
import { Figure } from '../wallet/Figure.js';
import { WalletHistory } from '../wallet/WalletHistory.js';
import { Withdraws } from '../withdraw/Withdraws.js';
import { useTodaysEarnings } from './tasks.js';

/** Today's earnings, the wallet and its full history. */
export function Earnings() {
  const t = useText();
  const format = useFormat();
  const me = useMe();
  const today = useTodaysEarnings();
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <Figure
          name={t('console_today')}
          value={today.data ? format.money(today.data.share) : null}
          note={today.data ? t('console_trips_count', { smart_count: today.data.trips }) : ''}
          dark
        />
        <Figure
          name={t('console_wallet')}
          value={me ? format.money(me.walletBalance) : null}
          note={t('console_wallet_text')}
        />
      </Box>
      <BonusFigure bonus={me?.bonusBalance} />
      <Withdraws />
      <WalletHistory />
    </Stack>
  );
}
