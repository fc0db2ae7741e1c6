import type { WayfareClient } from '@wayfare/client';
import { answerOf } from '../calls/call.js';

/** The sandbox provider did not show or accept a payment. */
class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

type Fetch = (request: Request) => Promise<Response>;

/**
 * Pays a booking at the sandbox provider as a browser does: it sends the site's form to the provider's page,
 * presses "approve", and returns.
 * @throws CardRefused, Refused
 */
export async function payByCard(id: string, rider: WayfareClient, url: string, fetch: Fetch): Promise<void> {
  const checkout = await answerOf(rider.GET('/api/bookings/{id}/payment', { params: { path: { id } } }));
  const provider = checkout.providers.find(({ name }) => name === 'test');
  if (!provider) throw new CardRefused('the sandbox provider is not offered');
  const fields = checkout.fields as Record<string, string | number>;
  const page = await sendForm(new URL(provider.link, url), fields, fetch);
  const session = /name="session" value="([^"]*)"/.exec(await page.text())?.[1];
  if (!session) throw new CardRefused(`the sandbox provider's page came with ${page.status}`);
  const decision = { session, outcome: 'approve', tell: 'both' };
  const done = await sendForm(new URL('/api/payments/test/charges', url), decision, fetch);
  await done.body?.cancel();
  // The payer ends on a page of the site, which need not be served with the API.
  const hasReturned = !new URL(done.url).pathname.startsWith('/api/');
  if (!done.ok && !hasReturned) throw new CardRefused(`the sandbox provider refused with ${done.status}`);
}

function sendForm(address: URL, fields: Readonly<Record<string, string | number>>, fetch: Fetch) {
  const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return fetch(new Request(address, { method: 'POST', body, headers: { accept: 'text/html' } }));
}
