import type { Logger } from 'pino';
import type { Budgets } from './platform/budget/createBudgets.js';
import type { TripEtas } from './trips/booking/eta/tripEtas.js';
import type { EffectHandlers } from './trips/booking/effects/effectHandler.js';
import type { SocialProviders } from './people/auth/social/socialProvider.js';
import type { CallRelay } from './messages/call/callRelay.js';
import type { Clock } from './platform/clock.js';
import type { Config } from './platform/config/environment.js';
import type { ApproachTimes } from './trips/dispatch/approachTimes.js';
import type { LiveDrivers } from './people/liveDrivers/liveDrivers.js';
import type { ImageStore } from './basics/image/imageStore.js';
import type { MapsProvider } from './basics/maps/mapsProvider.js';
import type { Mailer } from './messages/notification/mailer.js';
import type { Notifier } from './messages/notification/notifier.js';
import type { PaymentProviders } from './money/payment/paymentProvider.js';
import type { SmsSender } from './messages/sms/sms.js';
import type { PushChannels } from './messages/push/pushChannel.js';
import type { Realtime } from './platform/realtime.js';
import type { Repositories } from './repositories.js';
import type { JobQueues } from './platform/run/jobQueues.js';
import type { LongWork } from './platform/run/longWork.js';
import type { Metrics } from './platform/run/metrics.js';
import type { Licensing } from './basics/settings/licensing.js';
import type { LiveTrips } from './trips/tracking/liveTrips.js';
import type { TripTracks } from './trips/tracking/tripTracks.js';
import type { ShiftRecorder } from './trips/shift/shiftRecorder.js';
import type { CreditHandler } from './money/wallet/afterCredit.js';
import type { PostWebhook } from './messages/webhook/postWebhook.js';

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
