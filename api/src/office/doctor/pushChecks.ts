import { randomUUID } from 'node:crypto';
import { readFcmAccount } from '../../platform/config/fcmAccount.js';
import type { Config } from '../../platform/config/environment.js';
import { about, type Finding } from './finding.js';

/** Whether messages can be sent to mobile apps. Sends none. */
export async function checkPush(config: Config, ms: number): Promise<Finding[]> {
  return (await Promise.all([checkExpo(config, ms), checkFcm(config, ms)])).flat();
}

/** Whether a service that delivers messages to mobile apps is configured. */
export const hasPushService = ({ EXPO_PUSH, FCM_SERVICE_ACCOUNT }: Config) =>
  EXPO_PUSH === 'on' || Boolean(FCM_SERVICE_ACCOUNT);

/** Asks Expo for a receipt that does not exist. */
async function checkExpo(config: Config, ms: number): Promise<Finding[]> {
  const finding = about('Expo push');
  if (config.EXPO_PUSH === 'off') return [finding('off', 'EXPO_PUSH is not on')];
  const { expoPushChannel } = await import('../../messages/push/expoPush.js');
  const expo = expoPushChannel({
    url: config.EXPO_URL,
    accessToken: config.EXPO_ACCESS_TOKEN,
    timeoutMs: ms,
  });
  try {
    await expo.receipts?.([randomUUID()]);
    return [finding('ok', 'the service answers')];
  } catch (error) {
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === 401 || statusCode === 403)
      return [finding('problem', 'the service rejected EXPO_ACCESS_TOKEN')];
    if (statusCode) return [finding('problem', `the service answered ${statusCode}`)];
    throw error;
  }
}

/** Asks Google for an access token, and Firebase to check a message to a token that does not exist. */
async function checkFcm(config: Config, ms: number): Promise<Finding[]> {
  const finding = about('Firebase push');
  const account = config.FCM_SERVICE_ACCOUNT && readFcmAccount(config.FCM_SERVICE_ACCOUNT);
  if (!account) return [finding('off', 'FCM_SERVICE_ACCOUNT is not set')];
  const [{ AccessTokenError, googleAccessTokens }, { systemClock }] = await Promise.all([
    import('../../messages/push/googleAccessToken.js'),
    import('../../platform/clock.js'),
  ]);
  try {
    const token = await googleAccessTokens(account, systemClock).get();
    const { status } = await fetch(`${config.FCM_URL}/v1/projects/${account.project_id}/messages:send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ validate_only: true, message: { token: 'none', data: {} } }),
      signal: AbortSignal.timeout(ms),
    });
    // It knows the project and the account, and rejects the token.
    if (status === 200 || status === 400 || status === 404)
      return [finding('ok', 'the project accepts the service account')];
    return [
      finding(
        'problem',
        status === 403
          ? 'the service account may not send messages, or the Firebase Cloud Messaging API is not enabled'
          : `the service answered ${status}`,
      ),
    ];
  } catch (error) {
    if (error instanceof AccessTokenError) return [finding('problem', 'Google rejected FCM_SERVICE_ACCOUNT')];
    throw error;
  }
}
