import { advanceReached } from './drive/advanceReached.js';
import type { EffectHandlers } from './effects/effectHandler.js';
import { tellGuest } from './guest/tellGuest.js';
import { tellRecipient } from './handover/tellRecipient.js';
import { payCancelFee } from './pay/payCancelFee.js';
import { payDriver } from './pay/payDriver.js';
import { mailReceipt } from './receipt/mailReceipt.js';
import { settleWalletPayment } from './pay/settleWalletPayment.js';
import { tellOffered } from './offers/tellOffered.js';
import { payTip } from './pay/tipDriver.js';
import { recordStatusEvents } from './webhookEvents.js';

/** Effects that move bookings on, pay for them, and tell their users. */
export const bookingEffects = {
  advance: (services, booking) => advanceReached(services, booking.id),
  settleWallet: (services, booking) => settleWalletPayment(services, booking.id),
  payDriver: (services, booking, { data }) => payDriver(services, booking, data),
  payCancelFee: (services, booking) => payCancelFee(services, booking),
  payTip,
  countCancel: ({ db }, { id }, { data }) => db.bookingLimits.noteCancel(data.uid, { id, at: data.at }),
  countOffers: ({ db }, { id }, { data }) => db.offerDays.count(id, data.offers),
  tellOffered: (services, booking, { data }) => tellOffered(services, booking, data.drivers),
  webhook: recordStatusEvents,
  tellRecipient: (services, booking, { data }) => tellRecipient(services, booking, data.stop),
  tellGuest: (services, booking) => tellGuest(services, booking),
  mail: (services, booking, { key }) => mailReceipt(services, booking, `${booking.id}:${key}`),
} satisfies Partial<EffectHandlers>;
