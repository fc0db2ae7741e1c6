import webPush from 'web-push';
import type { Clock } from '../../platform/clock.js';
import type { Config } from '../../platform/config/environment.js';
import type { MessagesServices } from '../services.js';
import type { PushChannel, PushItem, PushOutcome } from './pushChannel.js';
import { askedWaitMs, sendEach, asUnanswered } from './sendEach.js';

/** Timeout for a push service's answer, in ms. */
const PATIENCE_MS = 10_000;

/**
 * Whether a URL belongs to a push service that the server may contact: users supply it, and it must not reach
 * internal hosts.
 */
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

/**
 * Web Push (RFC 8030, 8188, 8291, 8292): encrypted for the browser, signed with the installation's own keys.
 */
export function webPushChannel(parts: {
  db: Pick<MessagesServices['db'], 'vapidKeys'>;
  config: Config;
  clock: Clock;
}): PushChannel {
  const { db, config, clock } = parts;
  const contact = /[^\s<>]+@[^\s<>]+/.exec(config.MAIL_FROM)?.[0] ?? 'no-reply@wayfare.example';

  async function sendOne({ device, payload, keptMs }: PushItem): Promise<PushOutcome> {
    const { address: endpoint, keys } = device;
    if (!keys || !isPushService(endpoint, config)) return { kind: 'gone' };
    const request = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(payload), {
      vapidDetails: { subject: `mailto:${contact}`, ...(await db.vapidKeys.get()) },
      TTL: Math.floor(keptMs / 1000),
      urgency: 'high',
    });
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: withoutLength(request.headers as unknown as Record<string, string>),
        body: new Uint8Array(request.body),
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.body?.cancel();
      return outcomeOf(answer, clock.now());
    } catch (error) {
      return asUnanswered(error);
    }
  }

  return {
    async send(items) {
      const outcomes: PushOutcome[] = [];
      // Each browser vendor has its own service: one that is down does not delay the others.
      const services = new Map<string, number[]>();
      for (const [index, { device }] of items.entries()) {
        const origin = originOf(device.address);
        services.set(origin, [...(services.get(origin) ?? []), index]);
      }
      await Promise.all(
        [...services.values()].map(async (indexes) => {
          const sent = await sendEach(
            indexes.map((index) => items[index] as PushItem),
            sendOne,
          );
          for (const [position, index] of indexes.entries()) outcomes[index] = sent[position] as PushOutcome;
        }),
      );
      return outcomes;
    },
  };
}

/**
 * Headers without the length, which `fetch` sets itself. Stated twice, it makes a request fail in Node 20
 * once Expo's client has been loaded: from then on, `fetch` sends through the client's newer `undici`.
 */
function withoutLength({ 'Content-Length': _length, ...headers }: Record<string, string>) {
  return headers;
}

const originOf = (endpoint: string) => (URL.canParse(endpoint) ? new URL(endpoint).origin : '');

function outcomeOf({ status, headers }: Response, now: number): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  // 401 and 403: the browser subscribed with keys this installation no longer uses.
  if ([401, 403, 404, 410].includes(status)) return { kind: 'gone' };
  const reason = `status ${status}`;
  if (status !== 429 && status < 500) return { kind: 'refused', reason };
  const afterMs = askedWaitMs(headers.get('retry-after'), now);
  return { kind: 'later', reason, ...(afterMs !== undefined && { afterMs }), isDown: status !== 500 };
}
