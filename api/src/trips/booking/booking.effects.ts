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
  advance: (booking, _effect, services) => advanceReached(booking.id, services),
  settleWallet: (booking, _effect, services) => settleWalletPayment(booking.id, services),
  payDriver: (booking, { data }, services) => payDriver(booking, data, services),
  payCancelFee: (booking, _effect, services) => payCancelFee(booking, services),
  payTip: (booking, _effect, services) => payTip(booking, services),
  countCancel: ({ id }, { data }, { db }) => db.bookingLimits.noteCancel(data.uid, { id, at: data.at }),
  countOffers: ({ id }, { data }, { db }) => db.offerDays.count(id, data.offers),
  tellOffered: (booking, { data }, services) => tellOffered(booking, data.drivers, services),
  webhook: recordStatusEvents,
  tellRecipient: (booking, { data }, services) => tellRecipient(booking, data.stop, services),
  tellGuest: (booking, _effect, services) => tellGuest(booking, services),
  mail: (booking, { key }, services) => mailReceipt(booking, `${booking.id}:${key}`, services),
} satisfies Partial<EffectHandlers>;
