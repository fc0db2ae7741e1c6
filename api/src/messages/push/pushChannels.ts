import type { Clock } from '../../platform/clock.js';
import type { Config } from '../../platform/config/environment.js';
import type { MessagesServices } from '../services.js';
import { readFcmAccount } from '../../platform/config/fcmAccount.js';
import type { PushChannel, PushChannels } from './pushChannel.js';
import { webPushChannel } from './webPush.js';

/**
 * The channel of each kind of device, as configured. Outside production, the outbox stands in for missing
 * ones.
 */
export async function pushChannels(parts: {
  db: Pick<MessagesServices['db'], 'vapidKeys'>;
  config: Config;
  clock: Clock;
}): Promise<PushChannels> {
  const { config, clock } = parts;
  const missing = config.NODE_ENV === 'production' ? null : outboxChannel;
  return {
    web: webPushChannel(parts),
    expo: (await expoChannel(config)) ?? missing,
    fcm: (await fcmChannel(config, clock)) ?? missing,
  };
}

// Clients of external services are imported on demand: each slows down startup.

async function expoChannel(config: Config): Promise<PushChannel | null> {
  if (config.EXPO_PUSH === 'off') return null;
  const { expoPushChannel } = await import('./expoPush.js');
  return expoPushChannel({ url: config.EXPO_URL, accessToken: config.EXPO_ACCESS_TOKEN });
}

async function fcmChannel(config: Config, clock: Clock): Promise<PushChannel | null> {
  const account = config.FCM_SERVICE_ACCOUNT && readFcmAccount(config.FCM_SERVICE_ACCOUNT);
  if (!account) return null;
  const { fcmPushChannel } = await import('./fcmPush.js');
  return fcmPushChannel(config.FCM_URL, account, clock);
}

/** Admins read the messages in the outbox: that counts as accepted. */
const outboxChannel: PushChannel = {
  send: async (items) => items.map(() => ({ kind: 'accepted' })),
};
