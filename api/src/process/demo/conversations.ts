import type { Correspondent } from '../../office/conversation/findCorrespondent.js';
import { writeMessage } from '../../office/conversation/writeMessage.js';
import { fixedClock } from '../../platform/clock.js';
import type { Services } from '../services.js';
import { demoEmails } from './accounts.js';
import { demoRandom } from './random.js';

const MINUTE_MS = 60_000;
const SEED = 11;

/** Messages of the demo's rider and driver to the office, and how long ago they were sent. */
const ASKED = [
  { email: demoEmails.rider, minutesAgo: 95, message: 'Can I book a car with a child seat for Saturday?' },
  { email: demoEmails.driver, minutesAgo: 20, message: 'My inspection is on Monday. I will start at noon.' },
] as const;

/**
 * Begins the conversations of the demo's rider and driver with the office. Running it again changes nothing.
 */
export async function startConversations(services: Services): Promise<void> {
  const now = services.clock.now();
  const random = demoRandom(SEED);
  for (const [index, { email, minutesAgo, message }] of ASKED.entries()) {
    const user = (await services.db.users.findByProven('email', email)) as Correspondent | null;
    if (!user || (await services.db.conversationMessages.lastOf(user.id))) continue;
    const at = fixedClock(now - minutesAgo * MINUTE_MS);
    const actor = { uid: user.id, usertype: user.usertype };
    await writeMessage(actor, user, { id: random.id(index), message }, { ...services, clock: at });
  }
}
