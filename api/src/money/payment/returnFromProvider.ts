import { notFound } from '@wayfare/shared';
import type { Request } from 'express';
import type { MoneyServices } from '../services.js';
import { handleProviderMessage } from './receivePayment.js';

/**
 * Handles the browser of a payer that returns from a provider, with the parameters of its address or form.
 * Returns the address to send it to: the page that shows the result, or where the provider continues.
 * @throws not_found (404) for a message about something else; and as `handleProviderMessage`
 */
export async function returnFromProvider(
  name: string,
  parameters: Record<string, string>,
  request: Request,
  services: MoneyServices,
): Promise<string> {
  let continueAt: string | undefined;
  const order = await handleProviderMessage(
    name,
    async (provider) => {
      const outcome = await provider.verifyReturn(parameters, request);
      if (outcome.state === 'pending') continueAt = outcome.continueAt;
      return outcome;
    },
    services,
  );
  if (!order) throw notFound();
  return continueAt ?? services.payables[order.purpose].returnPath(order);
}
