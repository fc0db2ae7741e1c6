import { followAnswers } from '../../people/driver/missedOffers.js';
import { leaveTrip } from './next/leaveTrip.js';
import { bookBack } from './create/returnTrip.js';
import { cancelLinked } from './finish/cancelBooking.js';
import { advanceReached } from './drive/advanceReached.js';
import type { EffectHandlers } from './effects/effectHandler.js';
import { notifyGuest, textPassenger } from './guest/notifyGuest.js';
import { notifyRecipient } from './handover/notifyRecipient.js';
import { payCancelFee } from './pay/payCancelFee.js';
import { payOnArrival } from './pay/payOnArrival.js';
import { payDriver } from './pay/payDriver.js';
import { mailReceipt } from './receipt/mailReceipt.js';
import { settleWalletPayment } from './pay/settleWalletPayment.js';
import { notifyOffered } from './offers/notifyOffered.js';
import { payTip } from './pay/tipDriver.js';
import { textReceipt } from './street/textReceipt.js';
import { recordStatusEvents } from './webhookEvents.js';

/** Effects that move bookings on, pay for them, and notify their users. */
export const bookingEffects = {
  freeDriver: ({ id }, { data: { driver, ...trip } }, services) => leaveTrip(driver, id, trip, services),
  advance: (booking, _effect, services) => advanceReached(booking.id, services),
  settleWallet: (booking, _effect, services) => settleWalletPayment(booking.id, services),
  payByCard: (booking, _effect, services) => payOnArrival(booking.id, services),
  payDriver: (booking, { data }, services) => payDriver(booking, data, services),
  payCancelFee: (booking, _effect, services) => payCancelFee(booking, services),
  payTip: (booking, _effect, services) => payTip(booking, services),
  countCancel: ({ id }, { data }, { db }) => db.bookingLimits.recordCancel(data.uid, { id, at: data.at }),
  async countOffers({ id }, { data: { offers } }, services) {
    await services.db.offerDays.count(id, offers);
    for (const { at, end } of offers)
      services.metrics.offerEnded(end, Math.max(0, services.clock.now() - at) / 1000);
    await followAnswers(id, offers, services);
  },
  learnSpeed: ({ id }, { data: { keys, ...sample } }, { db }) => db.learnedSpeeds.add(id, keys, sample),
  notifyOffered: (booking, { data }, services) => notifyOffered(booking, data.drivers, services),
  webhook: recordStatusEvents,
  notifyRecipient: (booking, { data }, services) => notifyRecipient(booking, data.stop, services),
  notifyGuest: (booking, { key, data: { text } }, services) =>
    text ? textPassenger(booking, { id: key, text }, services) : notifyGuest(booking, services),
  bookBack: (_booking, { data }, services) => bookBack(data, services),
  cancelLinked: (_booking, { data }, services) => cancelLinked(data, services),
  textReceipt: (booking, _effect, services) => textReceipt(booking, services),
  mail: (booking, { key }, services) => mailReceipt(booking, `${booking.id}:${key}`, services),
} satisfies Partial<EffectHandlers>;
