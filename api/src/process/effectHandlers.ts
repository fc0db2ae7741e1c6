import { bookingEffects } from '../trips/booking/booking.effects.js';
import type { EffectHandlers } from '../trips/booking/effects/effectHandler.js';
import { payWaitingFees } from '../trips/booking/pay/payCancelFee.js';
import { conversationEffects } from '../office/conversation/conversation.effects.js';
import { earningEffects } from '../trips/earning/earning.effects.js';
import { notificationEffects } from '../messages/notification/notification.effects.js';
import { paymentEffects } from '../money/payment/payment.effects.js';
import { promoEffects } from '../trips/promo/promo.effects.js';
import { refundEffects } from '../money/refund/refund.effects.js';
import { trackingEffects } from '../trips/tracking/tracking.effects.js';
import { userEffects } from '../people/user/user.effects.js';
import type { CreditHandler } from '../money/wallet/afterCredit.js';
import { walletEffects } from '../money/wallet/wallet.effects.js';

/**
 * Which entity carries out each kind of effect of a booking. The compiler requires exactly one handler for each. Bookings
 * reach them through the services, so that no entity has to import those that work with its records.
 */
export const effectHandlers: EffectHandlers = {
  freeDriver: userEffects.freeDriver,
  postWallet: walletEffects.postWallet,
  earnings: earningEffects.earnings,
  payDriver: bookingEffects.payDriver,
  payCancelFee: bookingEffects.payCancelFee,
  payTip: bookingEffects.payTip,
  earnBonus: userEffects.earnBonus,
  countCancel: bookingEffects.countCancel,
  countOffers: bookingEffects.countOffers,
  correctEarnings: earningEffects.correctEarnings,
  returnPromo: promoEffects.returnPromo,
  track: trackingEffects.track,
  saveAddress: userEffects.saveAddress,
  rateDriver: userEffects.rateDriver,
  rateRider: userEffects.rateRider,
  notify: notificationEffects.notify,
  writeToOffice: conversationEffects.writeToOffice,
  tellOffered: bookingEffects.tellOffered,
  tellRecipient: bookingEffects.tellRecipient,
  tellGuest: bookingEffects.tellGuest,
  mail: bookingEffects.mail,
  advance: bookingEffects.advance,
  settleWallet: bookingEffects.settleWallet,
  webhook: bookingEffects.webhook,
  refundCard: refundEffects.refundCard,
  captureCard: paymentEffects.captureCard,
  releaseCard: paymentEffects.releaseCard,
};

/** What has to be done once a user's wallet may have received money. */
export const creditHandlers: readonly CreditHandler[] = [payWaitingFees];
