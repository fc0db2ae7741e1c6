import type { Webhook, WebhookAttempt, WebhookDelivery } from '@wayfare/shared';

/** A webhook as admins read it: without its secrets. */
export type StoredWebhook = Omit<Webhook, 'newSecret'>;

/** A webhook as the sender needs it. Secrets are sealed. */
export interface SendingWebhook {
  id: string;
  url: string;
  secret: string;
  previousSecret?: string;
  previousSecretUntil?: number;
  failingSince?: number;
}

/** A delivery as stored. */
export type StoredDelivery = Required<Pick<WebhookDelivery, 'body'>> &
  Omit<WebhookDelivery, 'body' | 'attempts'> & {
    /** The place among the events of the subject. */
    position: number;
    /** When it is given up, a ms timestamp. */
    until: number;
    attempts: WebhookAttempt[];
    /** It waits for an earlier event of its subject. */
    isBehind?: boolean;
  };
