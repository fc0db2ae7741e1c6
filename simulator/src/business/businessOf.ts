import { listQuery, type WayfareClient } from '@wayfare/client';
import { answerOf } from '../calls/call.js';
import type { Business } from '../surroundings.js';

/** The error for an installation that is not ready for a simulation. Its message explains why. */
export class NotReady extends Error {
  override readonly name = 'NotReady';
}

/**
 * Reads the facts about the business that simulated people need, as its admin.
 * @throws NotReady
 */
export async function businessOf(admin: WayfareClient): Promise<Business> {
  const settings = await answerOf(admin.GET('/api/settings'));
  if (settings.email_verify)
    throw new NotReady('The settings require confirmed email addresses: simulated people have no mailbox.');
  const query = listQuery({ range: [0, 99] });
  const carTypes = await answerOf(admin.GET('/api/cartypes', { params: { query } }));
  if (carTypes.length === 0) throw new NotReady('The installation has no car types.');
  const providers = await answerOf(admin.GET('/api/get_providers'));
  const takesCards = providers.some(({ name }) => name === 'test');
  const { category = 'taxi', timeZone = 'UTC' } = settings as Partial<Business>;
  if (category === 'delivery' && !takesCards)
    throw new NotReady('Deliveries are paid by card: simulated people need the sandbox provider.');
  return { category, timeZone, takesCards, carTypes: carTypes.map(({ name }) => name as string) };
}
