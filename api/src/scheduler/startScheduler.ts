import { keepEarningsCut } from '../earning/rebuildEarnings.js';
import { sweepImages } from '../image/sweepImages.js';
import { sendNotifications } from '../notification/sendNotifications.js';
import type { Services } from '../services.js';
import { runDueWork } from './scheduler.js';

const DUE_WORK_MS = 1_000;
const DELIVER_MS = 1_000;
const SEND_NOTIFICATIONS_MS = 1_000;
const FLUSH_POSITIONS_MS = 20_000;
const KEEP_REPORTS_MS = 5_000;
const COUNT_MS = 1_000;
const SWEEP_IMAGES_MS = 10_000;
const IMAGES_SWEPT = 100;
const HOUSEKEEPING_MS = 60 * 60_000;

/** Runs the recurring work until stopped; each task waits for its own last run to end. */
export function startScheduler(services: Services): { stop(): Promise<void> } {
  const pieces = [
    repeat(services, DUE_WORK_MS, () => runDueWork(services)),
    // Separate: a mail server or push service that hangs must not delay dispatch.
    repeat(services, DELIVER_MS, () => services.mailer.deliverDue()),
    repeat(services, DELIVER_MS, () => services.notifier.deliverDue()),
    repeat(services, SEND_NOTIFICATIONS_MS, () => sendNotifications(services)),
    repeat(services, FLUSH_POSITIONS_MS, () => services.liveDrivers.flush()),
    // Separate: it may take seconds after the time zone was changed.
    repeat(services, KEEP_REPORTS_MS, () => keepEarningsCut(services)),
    // Separate: the first run may take seconds.
    repeat(services, COUNT_MS, () => services.db.bookings.counters.keep(() => services.clock.now())),
    // Separate: the image store may be remote.
    repeat(services, SWEEP_IMAGES_MS, async () => {
      await services.db.uploads.sweep(services.clock.now());
      await sweepImages(services, IMAGES_SWEPT);
    }),
    repeat(services, HOUSEKEEPING_MS, async () => {
      await services.db.idempotency.sweep(services.clock.now());
      await services.db.tokenFamilies.sweep(services.clock.now());
      await services.db.loginCodes.sweep(services.clock.now());
      await services.db.passkeys.sweep(services.clock.now());
      await services.db.secondFactors.sweep(services.clock.now());
      await services.db.pendingContacts.sweep(services.clock.now());
      await services.db.users.sweepReverts(services.clock.now());
      await services.db.emailLinks.sweep(services.clock.now());
      await services.db.mails.sweep(services.clock.now());
      await services.db.outbox.sweep(services.clock.now());
      await services.db.durableBudgets.sweep(services.clock.now());
      await services.db.knownPlaces.sweep(services.clock.now());
    }),
  ];
  return {
    async stop() {
      await Promise.all(pieces.map((piece) => piece.stop()));
      await services.liveDrivers.flush();
      await services.tracks.flush();
      await services.db.wallets.idle();
    },
  };
}

function repeat({ log }: Services, everyMs: number, work: () => Promise<void>): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = work()
      .catch((error: unknown) => log.error({ err: error }, 'recurring work failed'))
      .finally(() => {
        isRunning = false;
      });
  }, everyMs);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
