import { DomainError, moneyHold } from '@wayfare/shared';
import type { MoneyServices } from '../../services.js';
import { ProviderError } from '../hosted/providerRequest.js';
import type { PaymentOrder } from '../paymentOrder.js';
import { type PaymentOutcome, providerOf } from '../paymentProvider.js';
import { receivePayment } from '../receivePayment.js';
import { listSavedCards } from './ownCards.js';

/**
 * What became of an order that was to be paid with its payer's only card. `none`: they keep no card, or
 * several, and have not said which, or staff changed their contacts recently. `refused`: declined, or the
 * bank wants them to confirm it. `underWay`: the provider did not answer in time, and due work finds out.
 */
export type OnlyCardResult = 'paid' | 'none' | 'refused' | 'underWay';

/**
 * Pays an order with the one card that its payer keeps, without them. The card is charged once however often
 * this runs for the same order.
 */
export async function payWithOnlyCard(
  { id, payer }: Pick<PaymentOrder, 'id' | 'payer'>,
  services: MoneyServices,
): Promise<OnlyCardResult> {
  const { db, log } = services;
  const order = await db.payments.findById(id);
  if (order?.status !== 'OPEN') return order?.status === 'DECLINED' ? 'refused' : 'paid';
  const user = await db.users.findById(payer);
  if (user && moneyHold(user, 'card', services.clock.now())) return 'none';
  const { cards, silent } = await listSavedCards({ uid: payer }, services);
  const [card, ...others] = cards;
  // A provider that does not answer may keep another one.
  if (!card || others.length > 0 || silent.length > 0) return 'none';
  let outcome: PaymentOutcome | null | undefined;
  try {
    outcome = await providerOf(services.payments, card.provider).cards?.pay(order, card.id, '');
  } catch (error) {
    // Someone has paid in the meantime, or removed the card.
    if (error instanceof DomainError) return error.key === 'payment_closed' ? 'paid' : 'none';
    if (!(error instanceof ProviderError)) throw error;
    log.error({ provider: card.provider, order: id, reason: error.message }, 'a provider did not respond');
    return 'underWay';
  }
  if (!outcome) return 'refused';
  await receivePayment(card.provider, outcome, services);
  if (outcome.state === 'paid') return 'paid';
  return outcome.state === 'declined' ? 'refused' : 'underWay';
}
