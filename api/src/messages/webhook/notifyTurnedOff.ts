import { notifyAdmins } from '../notification/notifyAdmins.js';
import { forEachOne } from '../../platform/run/forEachOne.js';
import type { MessagesServices } from '../services.js';

/** Notifies the admins of webhooks that the product has turned off, each once. */
export async function notifyTurnedOff(services: MessagesServices): Promise<void> {
  const { webhooks } = services.db;
  await forEachOne(await webhooks.findNoticesDue(), async ({ id, failingSince }) => {
    await notifyAdmins(
      {
        // A webhook that is turned on and off again is a new message.
        id: `webhook:${id}:${failingSince ?? 0}`,
        title: 'notice_webhook_off_title',
        body: 'notice_webhook_off_body',
        screen: 'Webhooks',
      },
      services,
    );
    await webhooks.recordNoticed(id);
  });
}
