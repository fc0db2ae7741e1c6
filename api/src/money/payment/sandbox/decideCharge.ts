import { notFound } from '@wayfare/shared';
import type { Request } from 'express';
import type { Page } from '../../../platform/operation/page.js';
import type { MoneyServices } from '../../services.js';
import type { SandboxCharge } from './sandboxCharge.js';
import { type channels, leftPage } from './sandboxPages.js';
import { sandboxProviderOf } from './sandboxProvider.js';
import { sendWebhook, WEBHOOK_AGAIN_MS } from './sendWebhook.js';

/** A choice of the payer on the hosted page. `tell` is how its result is reported. */
interface Decision {
  session: string;
  outcome: 'approve' | 'decline' | 'hang';
  tell: (typeof channels)[number];
}

/**
 * Records the payer's choice as a charge. Reports it by webhook if the payer chose that and the charge does
 * not hang. Returns the address where the browser reports it, or the page that is shown instead.
 * @throws payment_not_verified (400) for a session that the provider did not sign; not_found (404) without
 *   its order
 */
export async function decideCharge(
  { session, outcome, tell }: Decision,
  request: Request,
  services: MoneyServices,
): Promise<{ returnTo: string } | { page: Page }> {
  const { messages } = sandboxProviderOf(services.payments);
  const { order, amount, currency, holds } = messages.readSession(session);
  const hangs = outcome === 'hang';
  const byWebhook = !hangs && tell !== 'return';
  const at = services.clock.now();
  const charge: SandboxCharge = {
    id: services.newId(),
    order,
    amount,
    currency,
    at,
    approved: outcome !== 'decline',
    ...(holds && { holds }),
    ...(byWebhook && { webhookDue: at + WEBHOOK_AGAIN_MS }),
  };
  await services.db.sandboxCharges.insert(charge);
  if (byWebhook) await sendWebhook(charge, services);
  if (!hangs && tell !== 'webhook')
    return { returnTo: `/api/payments/test/return?${messages.signedReturn(charge)}` };
  return { page: await showLeft(charge, { session, isReported: byWebhook, request }, services) };
}

/**
 * Reports a hanging charge by webhook now. Returns the page that is shown afterward.
 * @throws payment_not_verified (400) for a session that the provider did not sign; not_found (404) for a
 *   charge of another order
 */
export async function reportCharge(
  { session, reference }: { session: string; reference: string },
  request: Request,
  services: MoneyServices,
): Promise<Page> {
  const { order } = sandboxProviderOf(services.payments).messages.readSession(session);
  const charge = await services.db.sandboxCharges.findById(reference);
  if (charge?.order !== order) throw notFound();
  await sendWebhook(charge, services);
  return showLeft(charge, { session, isReported: true, request }, services);
}

/** The page for a payer who is not sent back. @throws not_found (404) without its order */
async function showLeft(
  charge: SandboxCharge,
  shown: { session: string; isReported: boolean; request: Request },
  services: MoneyServices,
): Promise<Page> {
  const order = await services.db.payments.findById(charge.order);
  if (!order) throw notFound();
  return leftPage(services, { order, charge, ...shown });
}
