import { accountTexts } from './texts/account.en.js';
import { english as apiKeyTexts } from './texts/apiKeyTexts.js';
import { bookingTexts } from './texts/booking.en.js';
import { commonTexts } from './texts/common.en.js';
import { contactTexts } from './texts/contact.en.js';
import { conversationTexts } from './texts/conversation.en.js';
import { documentTexts } from './texts/documents.en.js';
import { deskTexts } from './texts/desk.en.js';
import { plannerTexts } from './texts/planner.en.js';
import { shiftTexts } from './texts/shift.en.js';
import { deliveryTexts } from './texts/delivery.en.js';
import { errorTexts, fieldTexts } from './texts/errors.en.js';
import { fareReviewTexts } from './texts/fareReview.en.js';
import { noticeTexts } from './texts/notices.en.js';
import { officeTexts } from './texts/office.en.js';
import { panelTexts } from './texts/panel.en.js';
import { parcelTexts } from './texts/parcel.en.js';
import { paymentTexts } from './texts/payment.en.js';
import { payoutTexts } from './texts/payouts.en.js';
import { cardHoldTexts } from './texts/cardHold.en.js';
import { refundTexts } from './texts/refunds.en.js';
import { english as resourceTexts } from './texts/resourceTexts.js';
import { settingsTexts } from './texts/settings.en.js';
import { setupTexts } from './texts/setup.en.js';
import { shellTexts } from './texts/shell.en.js';
import { signInTexts } from './texts/signIn.en.js';
import { siteTexts } from './texts/site.en.js';
import { stopTexts } from './texts/stops.en.js';
import { tripTexts } from './texts/trip.en.js';
import { walletTexts } from './texts/wallet.en.js';
import { webhookTexts } from './texts/webhook.en.js';

/**
 * Every text shown to users, in English. Languages translate these keys; a missing translation falls
 * back to English.
 */
export const englishTexts = {
  ...commonTexts,
  ...errorTexts,
  ...fieldTexts,
  ...noticeTexts,
  ...paymentTexts,
  ...payoutTexts,
  ...cardHoldTexts,
  ...refundTexts,
  ...accountTexts,
  ...bookingTexts,
  ...signInTexts,
  ...contactTexts,
  ...conversationTexts,
  ...documentTexts,
  ...siteTexts,
  ...panelTexts,
  ...apiKeyTexts,
  ...resourceTexts,
  ...settingsTexts,
  ...setupTexts,
  ...shellTexts,
  ...officeTexts,
  ...walletTexts,
  ...webhookTexts,
  ...deskTexts,
  ...plannerTexts,
  ...shiftTexts,
  ...fareReviewTexts,
  ...parcelTexts,
  ...deliveryTexts,
  ...tripTexts,
  ...stopTexts,
} as const;

/** The texts available before any others: messages for when an app cannot start. */
export { commonTexts, shellTexts };

export type TranslationKey = keyof typeof englishTexts;
