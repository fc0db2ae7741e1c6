import {
  type Actor,
  canAccess,
  DomainError,
  notFound,
  type ProviderName,
  type SavedCard,
  type SavedCardChoice,
  type SavedCardPayment,
  type SavedCards,
} from '@wayfare/shared';
import type { MoneyServices } from '../../services.js';
import { ProviderError } from '../hosted/providerRequest.js';
import { requireNoHold } from '../../wallet/requireNoHold.js';
import { type PaymentOutcome, type ProviderCards, providerOf } from '../paymentProvider.js';
import { receivePayment } from '../receivePayment.js';
import { presentPayment } from '../presentPayment.js';

/** The caller's cards at all providers that answer, and the names of those that do not. */
export async function listSavedCards(
  { uid }: Pick<Actor, 'uid'>,
  services: MoneyServices,
): Promise<SavedCards> {
  const keeping = services.payments.flatMap(({ name, cards }) => (cards ? [{ name, cards }] : []));
  const lists = await Promise.all(
    keeping.map(async ({ name, cards }) => ({ name, cards: await listOf(uid, { name, cards }, services) })),
  );
  return {
    cards: lists.flatMap(({ cards }) => cards ?? []),
    keptAt: keeping.map(({ name }) => name),
    silent: lists.filter(({ cards }) => cards === null).map(({ name }) => name),
  };
}

/** Whether someone keeps a card, or a provider does not answer whether they do. */
export async function maybeKeepsCard(person: Pick<Actor, 'uid'>, services: MoneyServices): Promise<boolean> {
  const { cards, silent } = await listSavedCards(person, services);
  return cards.length > 0 || silent.length > 0;
}

/** The cards that a provider keeps for a user; null if it does not answer. */
async function listOf(
  uid: string,
  { name, cards }: { name: ProviderName; cards: ProviderCards },
  { log }: MoneyServices,
): Promise<SavedCard[] | null> {
  try {
    return await cards.list(uid);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.error({ provider: name, reason: error.message }, 'a payment provider did not list saved cards');
    return null;
  }
}

/**
 * @throws not_found (404) unless the caller has the card; provider_fetch_error (502) if its provider does not
 *   answer
 */
export async function removeSavedCard(
  { uid }: Actor,
  { provider, card }: SavedCardChoice,
  services: MoneyServices,
): Promise<{ id: string }> {
  const cards = cardsOf(provider, services);
  try {
    await cards.remove(uid, card);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    services.log.error({ provider, reason: error.message }, 'a payment provider did not remove a saved card');
    throw new DomainError('provider_fetch_error', 502);
  }
  return { id: card };
}

/**
 * Pays the caller's own order with a card that they keep at a provider.
 * @throws not_found (404) for other users' orders and cards; money_on_hold, payment_closed (409);
 *   payment_unsupported (400)
 */
export async function payWithSavedCard(
  actor: Actor,
  { order: id, provider, card, ip }: SavedCardChoice & { order: string; ip: string },
  services: MoneyServices,
): Promise<SavedCardPayment> {
  const { db, log } = services;
  const order = await db.payments.findById(id);
  if (!order || !canAccess(actor, 'show', 'payments', order)) throw notFound();
  const payer = await db.users.findById(order.payer);
  if (payer) requireNoHold(payer, 'card', services);
  const cards = cardsOf(provider, services);
  let outcome: PaymentOutcome | null;
  try {
    outcome = await cards.pay(order, card, ip);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.error({ provider, order: id, reason: error.message }, 'a payment provider did not respond');
    // It may have charged the card: due work finds out.
    return { payment: presentPayment(order), result: 'pending' };
  }
  if (outcome === null) return { payment: presentPayment(order), result: 'confirm' };
  await receivePayment(provider, outcome, services);
  const payment = presentPayment((await db.payments.findById(id)) ?? order);
  const { state } = outcome;
  return { payment, result: state === 'paid' || state === 'declined' ? state : 'pending' };
}

/**
 * @throws no_provider_found (404) for a provider that is not configured; not_found (404) for one that keeps
 *   no cards
 */
function cardsOf(name: string, { payments }: MoneyServices): ProviderCards {
  const { cards } = providerOf(payments, name);
  if (!cards) throw notFound();
  return cards;
}
