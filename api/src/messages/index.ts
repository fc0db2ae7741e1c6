import { type RoutedResource, routeResource } from '../platform/crud/routeResource.js';
import { type AreaWork, SECOND } from '../platform/scheduler/schedule.js';
import { inboxOperations } from './inbox/inbox.routes.js';
import { notificationDueWork } from './notification/notification.dueWork.js';
import { notificationEffects } from './notification/notification.effects.js';
import { notificationResource } from './notification/notification.resource.js';
import { notificationOperations } from './notification/notification.routes.js';
import { outboxOperations } from './notification/outbox.resource.js';
import type { Operation } from './operation.js';
import { pushDueWork } from './push/push.dueWork.js';
import { pushOperations } from './push/push.routes.js';
import type { MessagesServices } from './services.js';
import { smsDueWork } from './sms/sms.dueWork.js';
import { smsResource } from './sms/sms.resource.js';
import { smsOperations } from './sms/sms.routes.js';
import { webhookDueWork } from './webhook/webhook.dueWork.js';
import { webhookResource } from './webhook/webhook.resource.js';
import { webhookOperations } from './webhook/webhook.routes.js';
import { webhookDeliveryResource } from './webhook/webhookDelivery.resource.js';

export { messagesRepositories as repositories } from './repositories.js';

/** The resources of this area, with their routes. */
export const resources: readonly RoutedResource<MessagesServices>[] = [
  routeResource(notificationResource),
  routeResource(webhookDeliveryResource),
  routeResource(webhookResource),
  routeResource(smsResource),
];

export const operations: readonly Operation[] = [
  ...pushOperations,
  ...inboxOperations,
  ...notificationOperations,
  ...smsOperations,
  ...webhookOperations,
  ...outboxOperations,
  ...resources.flatMap(({ operations: routes }) => routes),
];

export const dueWork: AreaWork<MessagesServices> = {
  lanes: [
    // Separate: a mail server or push service that hangs must not delay dispatch.
    { everyMs: SECOND, work: [notificationDueWork.deliverMails] },
    { everyMs: SECOND, work: [notificationDueWork.deliverMessages] },
    { everyMs: SECOND, work: [notificationDueWork.sendNotifications] },
    // Separate: webhooks that hang must not delay anything else.
    { everyMs: SECOND, work: [webhookDueWork.deliver, webhookDueWork.notifyTurnedOff] },
    { everyMs: 30 * SECOND, work: [pushDueWork.checkReceipts] },
  ],
  hourly: [notificationDueWork.forgetOld, smsDueWork.forgetOld, webhookDueWork.forgetOld],
};

/** Carries out the effects of bookings that change records of this area. */
export const effects = { ...notificationEffects };
