import { type CheckoutForm, conflict, DomainError, exact, invalid, notFound } from '@wayfare/shared';
import type { Request } from 'express';
import type { Page } from '../../platform/operation/page.js';
import type { MoneyServices } from '../services.js';
import { isWanted } from './isWanted.js';
import { providerOf } from './paymentProvider.js';

/**
 * Shows an order to anyone who submits its form (rule 7.38). The form is checked against the order, so that
 * clients cannot set amounts.
 * @throws no_provider_found, not_found (404); payment_amount_mismatch (400); payment_closed (409) once the
 *   order is paid, or its booking no longer waits for this amount; provider_fetch_error (502) when the
 *   provider does not answer
 */
export async function showOrder(
  name: string,
  form: CheckoutForm,
  request: Request,
  services: MoneyServices,
): Promise<{ page: Page }> {
  const provider = providerOf(services.payments, name);
  const order = await services.db.payments.findById(form.order_id);
  if (!order) throw notFound();
  if (!exact(form.amount).eq(order.amount) || form.currency !== order.currency)
    throw invalid('payment_amount_mismatch');
  if (!(await isWanted(order, services))) throw conflict('payment_closed');
  if (order.holds && !provider.authorizations) throw notFound('no_provider_found');
  const opened = await services.db.payments.reopen(order.id);
  if (!opened) throw conflict('payment_closed');
  try {
    return await provider.checkout(opened, form, request);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    services.log.error({ err: error, provider: name }, 'a payment provider did not respond');
    throw new DomainError('provider_fetch_error', 502);
  }
}
