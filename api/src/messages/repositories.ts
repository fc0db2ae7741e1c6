import type { Connection } from 'mongoose';
import { inboxRepository } from './inbox/inbox.repository.js';
import { mailRepository } from './notification/mail.repository.js';
import { notificationRepository } from './notification/notification.repository.js';
import { outboxRepository } from './notification/outbox.repository.js';
import { deviceRepository } from './push/device.repository.js';
import { pushReceiptRepository } from './push/pushReceipt.repository.js';
import { vapidKeyRepository } from './push/vapidKey.repository.js';
import { smsRepository } from './sms/sms.repository.js';
import { webhookRepository } from './webhook/webhook.repository.js';
import { webhookDeliveryRepository } from './webhook/webhookDelivery.repository.js';

/** The repositories of messages, on one connection. */
export const messagesRepositories = (connection: Connection) => ({
  notifications: notificationRepository(connection),
  outbox: outboxRepository(connection),
  mails: mailRepository(connection),
  inbox: inboxRepository(connection),
  devices: deviceRepository(connection),
  pushReceipts: pushReceiptRepository(connection),
  vapidKeys: vapidKeyRepository(connection),
  sms: smsRepository(connection),
  webhooks: webhookRepository(connection),
  webhookDeliveries: webhookDeliveryRepository(connection),
});

export type MessagesRepositories = ReturnType<typeof messagesRepositories>;
