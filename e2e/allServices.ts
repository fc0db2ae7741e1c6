import { findRedisServer, startRedisServer } from '../api/test/support/redisServer.js';
import { startExpoServer } from '../api/test/support/expoServer.js';
import { startFcmServer } from '../api/test/support/fcmServer.js';
import { startMailServer } from '../api/test/support/mailServer.js';
import { GOOGLE_KEY, googleProtocol } from '../api/test/support/mapServers/googleProtocol.js';
import { startMapDouble } from '../api/test/support/mapServers/mapDouble.js';
import { protocols } from '../api/test/support/providers/protocols.js';
import { startProviderDouble } from '../api/test/support/providers/providerDouble.js';
import { startS3Server } from '../api/test/support/s3Server.js';
import { startTwilioServer } from '../api/test/support/twilioServer.js';
import { startVonageServer, VONAGE_ACCOUNT } from '../api/test/support/vonageServer.js';
import { BROWSER_KEY } from './googleCopy.js';

const BUCKET = 'pictures';
const account = { accessKeyId: 'wayfare', secretAccessKey: 'wayfare-secret', region: 'us-east-1' };

/**
 * Starts a server on this machine for each kind of service that the product can use: maps, mail, pictures,
 * SMS, messages to apps, every card payment provider, and Redis where it is installed.
 */
export async function startAllServices() {
  const redisServer = findRedisServer();
  const [google, mail, s3, twilio, vonage, expo, fcm, redis, ...providers] = await Promise.all([
    startMapDouble(googleProtocol),
    startMailServer(),
    startS3Server(BUCKET, account),
    startTwilioServer({ refused: '' }),
    startVonageServer(),
    startExpoServer(),
    startFcmServer(Date.now),
    redisServer ? startRedisServer(redisServer) : null,
    ...protocols.map(startProviderDouble),
  ]);
  const environment: Record<string, string> = {
    GOOGLE_MAPS_API_KEY: GOOGLE_KEY,
    GOOGLE_MAPS_BROWSER_KEY: BROWSER_KEY,
    GOOGLE_MAPS_URL: google.url,
    GOOGLE_ROUTES_URL: google.url,
    GOOGLE_PLACES_URL: google.url,
    SMTP_URL: mail.url,
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: BUCKET,
    S3_REGION: account.region,
    S3_ACCESS_KEY_ID: account.accessKeyId,
    S3_SECRET_ACCESS_KEY: account.secretAccessKey,
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'twilio token',
    TWILIO_FROM: '+15005550006',
    TWILIO_URL: twilio.url,
    VONAGE_API_KEY: VONAGE_ACCOUNT.key,
    VONAGE_API_SECRET: VONAGE_ACCOUNT.secret,
    VONAGE_FROM: 'Wayfare',
    VONAGE_SIGNATURE_SECRET: 'vonage signature',
    VONAGE_URL: vonage.url,
    EXPO_PUSH: 'on',
    EXPO_URL: expo.url,
    FCM_SERVICE_ACCOUNT: fcm.serviceAccount,
    FCM_URL: fcm.url,
    ...(redis && { REDIS_URL: redis.url }),
    ...Object.assign({}, ...providers.map(({ protocol, url }) => protocol.environment(url))),
  };
  const servers = [google, mail, s3, twilio, vonage, expo, fcm, ...providers];
  return {
    environment,
    google,
    mail,
    providers,
    async close() {
      await redis?.kill();
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}
