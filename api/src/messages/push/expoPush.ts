import { Expo, type ExpoPushMessage, type ExpoPushTicket } from 'expo-server-sdk';
import { collapseKeyOf } from './collapseKey.js';
import { expoDispatcher } from './expoDispatcher.js';
import { expoReceipts } from './expoReceipts.js';
import type { PushChannel, PushItem, PushOutcome } from './pushChannel.js';
import { codeOf, asUnanswered } from './sendEach.js';

/**
 * The account at Expo. `retryMs` is the client's pause after status 429, which it doubles; a second by
 * default.
 */
export interface ExpoAccount {
  url: string;
  /** Timeout for each step of an answer, in ms. */
  timeoutMs?: number;
  accessToken?: string | undefined;
  retryMs?: number;
}

/** The errors of Expo's tickets that may be gone at the next attempt. */
const TEMPORARY: readonly unknown[] = ['MessageRateExceeded', 'ExpoError', 'ProviderError'];

/** Expo's push service, for apps with Expo tokens: in chunks, with receipts to be read later. */
export function expoPushChannel({ url, accessToken, retryMs, timeoutMs }: ExpoAccount): PushChannel {
  const expo = new Expo({
    httpAgent: expoDispatcher(url, timeoutMs),
    ...(accessToken && { accessToken }),
    ...(retryMs !== undefined && { retryMinTimeout: retryMs }),
  });

  /** @returns one outcome per message */
  async function sendChunk(messages: ExpoPushMessage[]): Promise<PushOutcome[]> {
    try {
      return (await expo.sendPushNotificationsAsync(messages)).map(outcomeOfTicket);
    } catch (error) {
      const parts = partsOf(messages, error);
      if (!parts) return messages.map(() => outcomeOfError(error));
      const outcomes = new Map<ExpoPushMessage, PushOutcome>();
      for (const part of parts)
        for (const [index, outcome] of (await sendChunk(part)).entries())
          outcomes.set(part[index] as ExpoPushMessage, outcome);
      return messages.map((message) => outcomes.get(message) as PushOutcome);
    }
  }

  return {
    async send(items) {
      const outcomes: PushOutcome[] = [];
      for (const chunk of expo.chunkPushNotifications(items.map(messageOf))) {
        const last = outcomes.at(-1);
        const isDown = last?.kind === 'later' && last.isDown;
        outcomes.push(...(isDown ? chunk.map(() => last) : await sendChunk(chunk)));
      }
      return outcomes;
    },
    receipts: (ids) => expoReceipts(expo, ids),
  };
}

/** Expo shows the title and text; the app receives the whole payload as `data` (rule 7.37). */
function messageOf({ device, payload, keptMs }: PushItem): ExpoPushMessage {
  const key = collapseKeyOf(payload.id);
  return {
    to: device.address,
    title: payload.title,
    body: payload.msg,
    data: { ...payload },
    sound: 'default',
    priority: 'high',
    ttl: Math.floor(keptMs / 1000),
    tag: key,
    collapseId: key,
  };
}

function outcomeOfTicket(ticket: ExpoPushTicket): PushOutcome {
  const { status, id, details } = (ticket ?? {}) as Partial<{ status: string; id: string; details: object }>;
  if (status === 'ok') return { kind: 'accepted', ...(typeof id === 'string' && id && { receipt: id }) };
  const { error } = (details ?? {}) as { error?: unknown };
  if (error === 'DeviceNotRegistered') return { kind: 'gone' };
  // Without a status, it is no ticket at all.
  const isTemporary = status !== 'error' || TEMPORARY.includes(error);
  return { kind: isTemporary ? 'later' : 'refused', reason: codeOf(error) };
}

/** Expo's errors for whole requests, as its client throws them. */
interface RequestError {
  statusCode?: number;
  code?: unknown;
  details?: unknown;
}

/** An error of our requests: not of the account, and not because there are too many. */
const isOurs = ({ statusCode = 0 }: RequestError) =>
  statusCode >= 400 && statusCode < 500 && ![401, 403, 408, 429].includes(statusCode);

function outcomeOfError(error: unknown): PushOutcome {
  const { statusCode, code } = error as RequestError;
  const reason = code === undefined ? `status ${statusCode}` : codeOf(code);
  if (isOurs(error as RequestError)) return { kind: 'refused', reason };
  return statusCode ? { kind: 'later', reason, isDown: true } : asUnanswered(error);
}

/**
 * How to send the messages of a rejected request: those of each Expo project by themselves, or else in
 * halves, so that an invalid message does not stop the others. Null if that would not help.
 */
function partsOf(messages: ExpoPushMessage[], error: unknown): ExpoPushMessage[][] | null {
  const { code, details } = error as RequestError;
  if (!isOurs(error as RequestError) || messages.length < 2) return null;
  if (code === 'PUSH_TOO_MANY_EXPERIENCE_IDS' && details && typeof details === 'object') {
    const projects = Object.values(details).map((tokens) => new Set([tokens].flat()));
    const parts = projects.map((tokens) => messages.filter(({ to }) => tokens.has(to)));
    const rest = messages.filter(({ to }) => !projects.some((tokens) => tokens.has(to)));
    const filled = [...parts, rest].filter(({ length }) => length > 0);
    if (filled.length > 1) return filled;
  }
  const half = Math.ceil(messages.length / 2);
  return [messages.slice(0, half), messages.slice(half)];
}
