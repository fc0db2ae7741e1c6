import { createHash } from 'node:crypto';
import { join } from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import type { Logger } from 'pino';
import { socialProviders } from '../people/auth/social/socialProviders.js';
import { createBudgets } from '../platform/budget/createBudgets.js';
import { callRelayOf } from '../messages/call/callRelay.js';
import { type Clock, fastClock, systemClock } from '../platform/clock.js';
import type { Config } from '../platform/config/environment.js';
import { approachTimes } from '../trips/dispatch/approachTimes.js';
import { learnedSpeeds } from '../trips/dispatch/learnedSpeeds.js';
import { pickupTimes } from '../trips/dispatch/pickupTimes.js';
import { liveDrivers } from '../people/liveDrivers/liveDrivers.js';
import { shiftRecorder } from '../trips/shift/shiftRecorder.js';
import { tripEtas } from '../trips/booking/eta/tripEtas.js';
import { openOffer } from '../trips/booking/offers/openOffer.js';
import { sharedLiveDrivers } from '../people/liveDrivers/sharedLiveDrivers.js';
import { imageUses as imageUsesOfPeople } from '../people/index.js';
import { creditHandlers, imageUses as imageUsesOfTrips } from '../trips/index.js';
import { effectHandlers } from './effectHandlers.js';
import { fileImageStore, type ImageStore } from '../basics/image/imageStore.js';
import { watchedStore } from '../basics/image/watchedStore.js';
import { messagePeople } from '../people/messagePeople.js';
import { auditTrail } from '../office/audit/auditTrail.js';
import { rightsSince } from '../office/audit/rightsSince.js';
import { recordExport } from '../office/audit/recordExport.js';
import type { MapsProvider } from '../basics/maps/mapsProvider.js';
import { mapsOf } from '../basics/maps/mapsOf.js';
import { type Mailer, outboxMailer } from '../messages/notification/mailer.js';
import { deviceNotifier } from '../messages/notification/notifier.js';
import { notifyAdmins } from '../messages/notification/notifyAdmins.js';
import { queuedMailer } from '../messages/notification/queuedMailer.js';
import { giftActs } from './giftActs.js';
import { payables } from './payables.js';
import { paymentProviders } from '../money/payment/providers.js';
import { smsSender } from '../messages/sms/smsSender.js';
import { pushChannels } from '../messages/push/pushChannels.js';
import { type Realtime, silentRealtime } from '../platform/realtime.js';
import type { RedisLink } from '../platform/redis/redisLink.js';
import { payReferralBonus } from '../money/referral/payReferralBonus.js';
import { createRepositories } from './createRepositories.js';
import { databaseWatch } from '../platform/database/databaseWatch.js';
import { buildIndexes } from '../platform/database/buildIndexes.js';
import { createOverload } from '../platform/overload/overload.js';
import { sealKeyOf } from '../platform/sealed.js';
import { jobQueues } from '../platform/run/jobQueues.js';
import { longWork } from '../platform/run/longWork.js';
import { createMetrics } from '../platform/run/metrics.js';
import type { Services } from './services.js';
import { licensingAt, noLicensing } from '../basics/settings/licensing.js';
import { activeBookings } from '../trips/booking/drive/activeBookings.js';
import { deviceClocks } from '../trips/tracking/deviceClocks.js';
import { liveTrips, sharedLiveTrips } from '../trips/tracking/liveTrips.js';
import { tripTracks } from '../trips/tracking/tripTracks.js';
import { webhookPoster } from '../messages/webhook/postWebhook.js';

/** The parts of the services that depend on the caller, such as a server, a tool or a test. */
export interface ServiceParts {
  config: Config;
  connection: Connection;
  log: Logger;
  /** Signs sessions and tokens. */
  secret: string;
  clock?: Clock;
  random?: () => number;
  jitter?: () => number;
  maps?: MapsProvider;
  realtime?: Realtime;
  /** Connects the processes of an installation with several. */
  redis?: RedisLink | null;
  /** Off in tests and measurements that send more requests than users do. */
  limitsRequests?: boolean;
  /** Off in tests whose database has all indexes already. */
  buildsIndexes?: boolean;
}

/**
 * Creates all services: the only place that chooses their implementations. Also builds the database indexes.
 */
export async function createServices(parts: ServiceParts): Promise<Services> {
  const { config, connection, log, secret, redis, random = Math.random, jitter = Math.random } = parts;
  const clock = parts.clock ?? (config.CLOCK_SPEED > 1 ? fastClock(config.CLOCK_SPEED) : systemClock);
  const db = createRepositories(connection);
  if (parts.buildsIndexes ?? true) await buildIndexes(connection);
  await db.bookings.counters.begin();
  const drivers = liveDrivers({ db, clock });
  await drivers.reload();
  const ownTrips = liveTrips({ bookingsOf: (ids) => activeBookings(ids, { db }), clock });
  const trips = redis ? sharedLiveTrips(ownTrips, redis) : ownTrips;
  const realtime = parts.realtime ?? silentRealtime;
  // Every posting, whatever it is for: wallet pages show the balance and the entries.
  db.wallets.onPosted((uid, refs) => realtime.resourceChanged('wallethistory', [...refs], [uid]));
  // It is posted, since its effects were written already, and the operator learns which operation gave it.
  db.wallets.onUndecided((operation) => log.error({ operation }, 'money posted without a decision'));
  const metrics = createMetrics();
  const channels = await pushChannels({ db, config, clock });
  const budgets = createBudgets({
    durable: db.durableBudgets,
    clock,
    redis: redis ?? null,
    limitsRequests: parts.limitsRequests ?? true,
  });
  const maps = parts.maps ?? (await mapsOf({ config, clock, log, metrics }));
  const speeds = learnedSpeeds({ samplesOf: db.learnedSpeeds.samplesOf, clock });
  const followedDrivers = redis ? sharedLiveDrivers(drivers, redis, log) : drivers;
  const people = messagePeople({ db, liveDrivers: followedDrivers });
  const newId = () => new mongoose.Types.ObjectId().toHexString();
  const services: Services = {
    config,
    log,
    clock,
    random,
    jitter,
    db,
    databaseWatch: databaseWatch(connection),
    readSettings: () => db.settings.settings(),
    auditTrail: auditTrail({ db, realtime }),
    recordExport: (actor, exported) => recordExport(actor, exported, services),
    newId,
    // Handlers may take the services of higher areas than those that call them know: here they get all of
    // them.
    effectHandlers: effectHandlers as Services['effectHandlers'],
    creditHandlers: creditHandlers as Services['creditHandlers'],
    giftActs,
    rightsSince: (uid) => rightsSince(uid, services),
    tripReferences: (ids) => db.bookings.referencesOf(ids),
    tripByReference: (text) => db.bookings.idOfReference(text),
    tokenKey: tokenKeyOf(secret),
    previousTokenKeys: config.SESSION_SECRET_PREVIOUS.map(tokenKeyOf),
    sealKey: sealKeyOf(secret),
    previousSealKeys: config.SESSION_SECRET_PREVIOUS.map(sealKeyOf),
    maps,
    etas: tripEtas({ maps, speeds, liveDrivers: followedDrivers, liveTrips: trips, clock }),
    approaches: approachTimes({ maps, clock }),
    learnedSpeeds: speeds,
    pickupTimes: pickupTimes({ maps, speeds, clock }),
    images: watchedStore(await imageStoreOf(config), log),
    renameBookedCarType: (from, to) => db.bookings.renameCarType(from, to),
    countBookedCarType: (name) => db.bookings.countCarType(name),
    countCarTypeInSeries: (id) => db.series.countCarType(id),
    replaceCarTypeInSeries: (id, other) => db.series.replaceCarType(id, other),
    countCarTypeInViews: (name) => db.savedViews.countFiltering('carType', name),
    renameCarTypeInViews: (from, to) => db.savedViews.replaceFilter('carType', from, to),
    imageUses: [...imageUsesOfPeople, ...imageUsesOfTrips].map(
      (showsImage) => (image) => showsImage(image, { db }),
    ),
    liveTrips: trips,
    tracks: tripTracks({ db, log }),
    deviceClocks: deviceClocks(),
    liveDrivers: followedDrivers,
    recorder: shiftRecorder({ db, clock, liveDrivers: followedDrivers, newId }),
    pushChannels: channels,
    people,
    notifier: deviceNotifier({
      db,
      people,
      config,
      clock,
      jitter,
      log,
      realtime,
      metrics,
      newId,
      channels,
      async openOfferOf(id, driver) {
        const booking = await db.bookings.findById(id);
        return booking && openOffer(booking, driver, clock.now());
      },
    }),
    mailer: await mailerOf({ config, db, clock, jitter, log }),
    payments: await paymentProviders({ config, db, clock, log, secret, payables, metrics }),
    payables,
    social: await socialProviders(config),
    sms: smsSender({
      config,
      db,
      clock,
      log,
      budgets,
      realtime,
      newId,
      alert: (message) => notifyAdmins(message, services),
    }),
    callRelay: callRelayOf(config),
    postWebhook: webhookPoster({ allowsLoopback: config.WEBHOOKS_ALLOW_LOOPBACK }),
    licensing: config.LICENSE_URL
      ? licensingAt(config.LICENSE_URL, config.PUBLIC_URL, clock, log)
      : noLicensing,
    realtime,
    jobs: jobQueues(),
    overload: createOverload({
      limits: { delayMs: config.OVERLOAD_DELAY_MS, waiting: config.OVERLOAD_REQUESTS },
      random,
      metrics,
    }),
    metrics,
    longWork: longWork({ db, clock, newId, log }),
    budgets,
    afterMobileVerified: (uid) => payReferralBonus(uid, services),
  };
  return services;
}

// Different keys derived from one secret sign tokens and sessions, and seal secrets.
const tokenKeyOf = (secret: string) => createHash('sha256').update(`access token ${secret}`).digest();

// Clients of external services are imported on demand: each slows down startup, including after a crash.

async function imageStoreOf(config: Config): Promise<ImageStore> {
  if (config.S3_ENDPOINT) {
    const { s3ImageStore, s3Settings } = await import('../basics/image/s3ImageStore.js');
    const s3 = s3Settings(config);
    if (s3) return s3ImageStore(s3);
  }
  return fileImageStore(join(config.DATA_DIR, 'images'));
}

async function mailerOf(
  parts: Pick<Services, 'config' | 'db' | 'clock' | 'jitter' | 'log'>,
): Promise<Mailer> {
  const { SMTP_URL, MAIL_FROM } = parts.config;
  if (!SMTP_URL) return outboxMailer(parts);
  const { smtpTransport } = await import('../messages/notification/smtpTransport.js');
  return queuedMailer({ ...parts, transport: smtpTransport(SMTP_URL, MAIL_FROM) });
}
