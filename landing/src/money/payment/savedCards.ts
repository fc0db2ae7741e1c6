import type { Checkout, SavedCard } from '@wayfare/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@wayfare/web/http';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';

const KEY = ['savedCards'];

/** The rider's own cards at payment providers, and the providers that keep further ones. */
export function useSavedCards(enabled: boolean) {
  return useQuery({
    queryKey: KEY,
    queryFn: () => call.get('/wallet/cards'),
    enabled,
    retry: false,
  });
}

/** Has a provider remove a card. */
export function useRemoveCard() {
  const t = useText();
  const queries = useQueryClient();
  const { notify, notifyError } = useMessages();
  return useMutation({
    mutationFn: ({ provider, id }: SavedCard) =>
      call.delete('/wallet/cards/{provider}/{card}', { path: { provider, card: id } }),
    onSuccess: () => notify(t('saved_card_removed')),
    onError: (error) => notifyError(error),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

/** Pays an order with a saved card, at once. */
export function usePayWithCard({ payment }: Checkout) {
  const { notifyError } = useMessages();
  return useMutation({
    mutationFn: ({ provider, id }: SavedCard) =>
      call.post('/payments/{provider}/card', {
        path: { provider: payment.id },
        body: { provider, card: id },
      }),
    onError: (error) => notifyError(error),
  });
}

/** A card as its owner recognizes it, such as "Visa ending in 4242". */
export function useCardName(): (card: SavedCard) => string {
  const t = useText();
  return ({ brand, lastFour }) =>
    t('saved_card', { brand: brand.charAt(0).toUpperCase() + brand.slice(1), digits: lastFour });
}
