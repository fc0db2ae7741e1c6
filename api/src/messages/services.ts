import type { BasicsServices } from '../basics/services.js';
import type { CallRelay } from './call/callRelay.js';
import type { Mailer } from './notification/mailer.js';
import type { Notifier } from './notification/notifier.js';
import type { PushChannels } from './push/pushChannel.js';
import type { People } from './people.js';
import type { MessagesRepositories } from './repositories.js';
import type { SmsSender } from './sms/sms.js';
import type { PostWebhook } from './webhook/postWebhook.js';

/** Services that reach people and other systems. */
export interface MessagesServices extends BasicsServices {
  db: BasicsServices['db'] & MessagesRepositories;
  people: People;
  notifier: Notifier;
  /** Services that deliver messages to devices. */
  pushChannels: PushChannels;
  mailer: Mailer;
  /** Null if SMS cannot be sent. */
  sms: SmsSender | null;
  /** Relay numbers for calls between driver and rider; null if they see each other's real numbers. */
  callRelay: CallRelay | null;
  /** Sends events to webhooks. */
  postWebhook: PostWebhook;
}
