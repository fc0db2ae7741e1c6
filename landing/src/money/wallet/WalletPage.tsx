import { Container, Stack } from '@mui/material';
import { HeldMoney } from '../../people/account/HeldMoney.js';
import { useMe } from '../../people/account/useMe.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { OwnPageHead } from '../../frame/layout/OwnPageHead.js';
import { PaymentOutcome } from '../payment/PaymentOutcome.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { Withdraws } from '../withdraw/Withdraws.js';
import { BonusFigure } from './BonusFigure.js';
import { Figure } from './Figure.js';
import { SavedCards } from './SavedCards.js';
import { TopUp } from './TopUp.js';
import { WalletHistory } from './WalletHistory.js';

/** A rider's wallet: balance, top-up, payouts if the settings allow them, and history. */
export function WalletPage() {
  const t = useText();
  const format = useFormat();
  const me = useMe();
  const { settings } = useSession();
  return (
    <>
      <OwnPageHead title={t('wallet_title')} here="/profile/wallet" />
      <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 } }}>
        <Stack sx={{ gap: 3 }}>
          <PaymentOutcome />
          <HeldMoney />
          <Figure
            name={t('console_wallet_text')}
            value={me ? format.money(me.walletBalance) : null}
            note={settings.code}
            dark
          />
          <BonusFigure bonus={me?.bonusBalance} />
          {me?.usertype === 'rider' && settings.cardPayments && <TopUp />}
          {me?.usertype === 'rider' && settings.cardPayments && <SavedCards />}
          {me?.usertype === 'rider' && settings.RiderWithDraw && <Withdraws />}
          <WalletHistory />
        </Stack>
      </Container>
    </>
  );
}
