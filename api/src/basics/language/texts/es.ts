import { apiKeyTexts, resourceTexts, type TranslationKey } from '@wayfare/shared';
import { accountTexts } from './es/account.js';
import { bookingTexts } from './es/booking.js';
import { commonTexts } from './es/common.js';
import { contactTexts } from './es/contact.js';
import { conversationTexts } from './es/conversation.js';
import { deliveryTexts } from './es/delivery.js';
import { errorTexts, fieldTexts } from './es/errors.js';
import { fareReviewTexts } from './es/fareReview.js';
import { noticeTexts } from './es/notices.js';
import { officeTexts } from './es/office.js';
import { panelTexts } from './es/panel.js';
import { parcelTexts } from './es/parcel.js';
import { paymentTexts } from './es/payment.js';
import { payoutTexts } from './es/payouts.js';
import { reactAdminTexts } from './es/reactAdmin.js';
import { cardHoldTexts } from './es/cardHold.js';
import { refundTexts } from './es/refunds.js';
import { settingsTexts } from './es/settings.js';
import { setupTexts } from './es/setup.js';
import { shellTexts } from './es/shell.js';
import { signInTexts } from './es/signIn.js';
import { siteTexts } from './es/site.js';
import { stopTexts } from './es/stops.js';
import { tripTexts } from './es/trip.js';
import { walletTexts } from './es/wallet.js';
import { documentTexts } from './es/documents.js';
import { deskTexts } from './es/desk.js';
import { plannerTexts } from './es/planner.js';
import { shiftTexts } from './es/shift.js';
import { webhookTexts } from './es/webhook.js';

const productTexts = {
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
  ...apiKeyTexts.spanish,
  ...resourceTexts.spanish,
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
} satisfies Record<TranslationKey, string>;

/** The product's texts in Spanish, and those of react-admin as `ra.…`. */
export const spanishTexts: Record<string, string> = { ...productTexts, ...reactAdminTexts };
