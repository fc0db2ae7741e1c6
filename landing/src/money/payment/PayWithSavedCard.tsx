import { Alert, Button, Stack } from '@mui/material';
import { type Checkout, paymentReturnPath, type SavedCard, type SavedCards } from '@wayfare/shared';
import { useText } from '../../frame/language/LanguageProvider.js';
import { providerMarks } from './providerMarks.js';
import { ProviderLogo } from './ProviderLogo.js';
import { useCardName, usePayWithCard } from './savedCards.js';

/**
 * Pays with one of the rider's saved cards. If its bank wants more, the provider's own page below does that.
 */
export function PayWithSavedCard({ checkout, cards }: { checkout: Checkout; cards: SavedCards['cards'] }) {
  const t = useText();
  const nameOf = useCardName();
  const pay = usePayWithCard(checkout);
  const choose = (card: SavedCard) =>
    pay.mutate(card, {
      onSuccess: ({ payment, result }) => {
        if (result === 'paid' || result === 'pending') window.location.assign(paymentReturnPath(payment));
      },
    });
  const { result } = pay.data ?? {};
  const provider = pay.variables ? providerMarks[pay.variables.provider].title : '';
  return (
    <Stack sx={{ gap: 1.25, mb: 1.25 }}>
      {cards.map((card) => (
        <Button
          key={`${card.provider}:${card.id}`}
          variant="contained"
          size="large"
          fullWidth
          disabled={pay.isPending}
          onClick={() => choose(card)}
          startIcon={<ProviderLogo name={card.provider} />}
          sx={{ justifyContent: 'flex-start', minHeight: 60, gap: 1 }}
        >
          {t('pay_with', { provider: nameOf(card) })}
        </Button>
      ))}
      {result === 'declined' && <Alert severity="error">{t('pay_saved_declined')}</Alert>}
      {result === 'confirm' && <Alert severity="info">{t('pay_saved_confirm', { provider })}</Alert>}
    </Stack>
  );
}
