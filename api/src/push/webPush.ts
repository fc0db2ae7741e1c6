import type { PushPayload } from '@wayfare/shared';
import webPush from 'web-push';
import type { Config } from '../config/environment.js';
import type { Repositories } from '../repositories.js';
import type { PushSubscription } from './pushSubscription.js';

/** Timeout for a push service's answer, in ms. */
const PATIENCE_MS = 10_000;

/** The result for a message: accepted, the subscription no longer exists, or permanently rejected. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

/**
 * Sends a message to a browser. `keptMs` is how long the push service keeps it for an offline browser.
 * @throws when the push service is currently unavailable
 */
export type SendToBrowser = (
  browser: PushSubscription,
  payload: PushPayload,
  keptMs: number,
) => Promise<PushOutcome>;

/** Whether a URL belongs to a push service that the server may contact: users supply it, and it must not reach internal hosts. */
export function isPushService(
  endpoint: string,
  { WEB_PUSH_ORIGINS }: Pick<Config, 'WEB_PUSH_ORIGINS'>,
): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, username, password } = new URL(endpoint);
  return (
    username === '' && password === '' && patternsOf(WEB_PUSH_ORIGINS).some((pattern) => pattern.test(origin))
  );
}

const patternsOf = (origins: string) =>
  origins.split(',').map((origin) => {
    const parts = origin
      .trim()
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('[a-z0-9.-]+')}$`);
  });

/** Web Push (RFC 8030, 8188, 8291, 8292): encrypted for the browser, signed with the installation's own keys. */
export function webPushSender({
  db,
  config,
}: {
  db: Pick<Repositories, 'vapidKeys'>;
  config: Config;
}): SendToBrowser {
  const contact = /[^\s<>]+@[^\s<>]+/.exec(config.MAIL_FROM)?.[0] ?? 'no-reply@wayfare.example';
  return async ({ endpoint, keys }, payload, keptMs) => {
    if (!isPushService(endpoint, config)) return 'gone';
    const request = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(payload), {
      vapidDetails: { subject: `mailto:${contact}`, ...(await db.vapidKeys.get()) },
      TTL: Math.floor(keptMs / 1000),
      urgency: 'high',
    });
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers: request.headers as unknown as Record<string, string>,
      body: new Uint8Array(request.body),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return outcomeOf(status);
  };
}

/** @throws for temporary errors: too many requests, service unavailable */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  // 401 and 403: the browser subscribed with keys this installation no longer uses.
  if ([401, 403, 404, 410].includes(status)) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`a push service answered ${status}`);
  return 'refused';
}
