import type { Logger } from 'pino';
import type { Budgets } from './budget/createBudgets.js';
import type { TripEtas } from './booking/eta/tripEtas.js';
import type { EffectHandlers } from './booking/effects/effectHandler.js';
import type { SocialProviders } from './auth/social/socialProvider.js';
import type { CallRelay } from './call/callRelay.js';
import type { Clock } from './clock.js';
import type { Config } from './config/environment.js';
import type { ApproachTimes } from './dispatch/approachTimes.js';
import type { LiveDrivers } from './dispatch/liveDrivers.js';
import type { ImageStore } from './image/imageStore.js';
import type { MapsProvider } from './maps/mapsProvider.js';
import type { Mailer } from './notification/mailer.js';
import type { Notifier } from './notification/notifier.js';
import type { PaymentProviders } from './payment/paymentProvider.js';
import type { SmsSender } from './sms/sms.js';
import type { PushChannels } from './push/pushChannel.js';
import type { Realtime } from './realtime/realtime.js';
import type { Repositories } from './repositories.js';
import type { JobQueues } from './run/jobQueues.js';
import type { LongWork } from './run/longWork.js';
import type { Metrics } from './run/metrics.js';
import type { Licensing } from './settings/licensing.js';
import type { LiveTrips } from './tracking/liveTrips.js';
import type { TripTracks } from './tracking/tripTracks.js';
import type { ShiftRecorder } from './shift/shiftRecorder.js';
import type { CreditHandler } from './wallet/afterCredit.js';
import type { PostWebhook } from './webhook/postWebhook.js';

/** The services every use case works with. Tests and the replay substitute their own clock, maps and randomness. */
export interface Services {
  config: Config;
  clock: Clock;
  /** A new id that sorts by creation time. */
  newId(): string;
  /** Signs access tokens. */
  tokenKey: Uint8Array;
  /** Keys of previous secrets: the access tokens they signed stay valid. */
  previousTokenKeys: readonly Uint8Array[];
  /** Encrypts stored secrets, so that a copy of the database does not reveal them. 32 bytes. */
  sealKey: Uint8Array;
  /** Keys of previous secrets: what they encrypted stays readable. */
  previousSealKeys: readonly Uint8Array[];
  /** A number from 0 up to 1. */
  random(): number;
  db: Repositories;
  maps: MapsProvider;
  images: ImageStore;
  liveDrivers: LiveDrivers;
  /** Records where drivers are, for the replay of shifts. */
  recorder: ShiftRecorder;
  /** How long drivers need to pickups. */
  approaches: ApproachTimes;
  liveTrips: LiveTrips;
  /** When drivers arrive. */
  etas: TripEtas;
  tracks: TripTracks;
  notifier: Notifier;
  /** Services that deliver messages to devices. */
  pushChannels: PushChannels;
  mailer: Mailer;
  /** Providers for paying by card. */
  payments: PaymentProviders;
  /** Providers for social sign-in. */
  social: SocialProviders;
  /** Null if SMS cannot be sent. */
  sms: SmsSender | null;
  /** Relay numbers for calls between driver and rider; null if they see each other's real numbers. */
  callRelay: CallRelay | null;
  /** Sends events to webhooks. */
  postWebhook: PostWebhook;
  licensing: Licensing;
  realtime: Realtime;
  /** Carry out what the steps of a booking do elsewhere. */
  effectHandlers: EffectHandlers;
  /** Called once a user's wallet may have received money. */
  creditHandlers: readonly CreditHandler[];
  longWork: LongWork;
  jobs: JobQueues;
  /** Rate limit counters. */
  budgets: Budgets;
  /** Counters for Prometheus. */
  metrics: Metrics;
  log: Logger;
}
