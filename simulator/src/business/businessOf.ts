import { listQuery, type WayfareClient } from '@wayfare/client';
import { answerOf } from '../calls/call.js';
import type { Business } from '../surroundings.js';

/** The installation cannot be simulated as it is. Its message says why. */
export class NotReady extends Error {
  override readonly name = 'NotReady';
}

/** The settings that people notice. */
export type PublicSettings = Pick<Business, 'category' | 'timeZone'>;

/**
 * Reads the settings.
 * @throws NotReady
 */
export async function readSettings(visitor: WayfareClient): Promise<PublicSettings> {
  const settings = await answerOf(visitor.GET('/api/settings'));
  if (settings.email_verify)
    throw new NotReady('The settings require confirmed email addresses: simulated people have no mailbox.');
  const { category = 'taxi', timeZone = 'UTC' } = settings as Partial<PublicSettings>;
  return { category, timeZone };
}

/**
 * Reads what else people need to know about the business, as a signed-in user.
 * @throws NotReady
 */
export async function businessOf(settings: PublicSettings, client: WayfareClient): Promise<Business> {
  const query = listQuery({ range: [0, 99] });
  const carTypes = await answerOf(client.GET('/api/cartypes', { params: { query } }));
  if (carTypes.length === 0) throw new NotReady('The installation has no car types.');
  const providers = await answerOf(client.GET('/api/get_providers'));
  const takesCards = providers.some(({ name }) => name === 'test');
  if (settings.category === 'delivery' && !takesCards)
    throw new NotReady('Deliveries are paid by card: simulated people need the sandbox provider.');
  return { ...settings, takesCards, carTypes: carTypes.map(({ name }) => name as string) };
}
