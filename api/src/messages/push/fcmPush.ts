import type { Clock } from '../../platform/clock.js';
import { collapseKeyOf } from './collapseKey.js';
import type { FcmAccount } from '../../platform/config/fcmAccount.js';
import { fcmOutcome } from './fcmOutcome.js';
import { AccessTokenError, googleAccessTokens } from './googleAccessToken.js';
import type { PushChannel, PushItem, PushOutcome } from './pushChannel.js';
import { sendEach, asUnanswered } from './sendEach.js';

/** Timeout for Google's answer, in ms. */
const PATIENCE_MS = 10_000;

/** Firebase Cloud Messaging's HTTP v1 API, for apps with Firebase tokens on Android and iOS. */
export function fcmPushChannel(url: string, account: FcmAccount, clock: Clock): PushChannel {
  const address = `${url}/v1/projects/${account.project_id}/messages:send`;
  const tokens = googleAccessTokens(account, clock);

  async function request(item: PushItem, token: string): Promise<Response> {
    return fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: messageOf(item, clock.now()) }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  }

  async function sendOne(item: PushItem): Promise<PushOutcome> {
    try {
      const token = await tokens.get();
      let answer = await request(item, token);
      if (answer.status === 401) {
        // Revoked before its end: a new token is tried once.
        await answer.body?.cancel();
        tokens.forget(token);
        answer = await request(item, await tokens.get());
      }
      return await fcmOutcome(answer, clock.now());
    } catch (error) {
      return error instanceof AccessTokenError
        ? { kind: 'later', reason: error.message, isDown: true }
        : asUnanswered(error);
    }
  }

  return { send: (items) => sendEach(items, sendOne) };
}

/**
 * The system shows title and text; the app receives the whole payload as `data` (rule 7.37), whose values
 * Firebase requires to be texts: `params` is JSON.
 */
function messageOf({ device, payload, keptMs }: PushItem, now: number) {
  const { id, title, msg, screen, params } = payload;
  const key = collapseKeyOf(id);
  const keptSeconds = Math.floor(keptMs / 1000);
  return {
    token: device.address,
    notification: { title, body: msg },
    data: { id, title, msg, ...(screen && { screen }), ...(params && { params: JSON.stringify(params) }) },
    android: { priority: 'HIGH', ttl: `${keptSeconds}s`, notification: { tag: key, sound: 'default' } },
    apns: {
      headers: {
        'apns-priority': '10',
        'apns-expiration': String(Math.floor(now / 1000) + keptSeconds),
        'apns-collapse-id': key,
      },
      payload: { aps: { sound: 'default' } },
    },
  };
}
