import { apiKeyTexts, resourceTexts, type TranslationKey } from '@wayfare/shared';
import { accountTexts } from './fr/account.js';
import { bookingTexts } from './fr/booking.js';
import { commonTexts } from './fr/common.js';
import { contactTexts } from './fr/contact.js';
import { conversationTexts } from './fr/conversation.js';
import { deliveryTexts } from './fr/delivery.js';
import { errorTexts, fieldTexts } from './fr/errors.js';
import { fareReviewTexts } from './fr/fareReview.js';
import { noticeTexts } from './fr/notices.js';
import { officeTexts } from './fr/office.js';
import { panelTexts } from './fr/panel.js';
import { parcelTexts } from './fr/parcel.js';
import { paymentTexts } from './fr/payment.js';
import { payoutTexts } from './fr/payouts.js';
import { reactAdminTexts } from './fr/reactAdmin.js';
import { cardHoldTexts } from './fr/cardHold.js';
import { refundTexts } from './fr/refunds.js';
import { settingsTexts } from './fr/settings.js';
import { setupTexts } from './fr/setup.js';
import { shellTexts } from './fr/shell.js';
import { signInTexts } from './fr/signIn.js';
import { siteTexts } from './fr/site.js';
import { stopTexts } from './fr/stops.js';
import { tripTexts } from './fr/trip.js';
import { walletTexts } from './fr/wallet.js';
import { documentTexts } from './fr/documents.js';
import { deskTexts } from './fr/desk.js';
import { plannerTexts } from './fr/planner.js';
import { shiftTexts } from './fr/shift.js';
import { webhookTexts } from './fr/webhook.js';

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
  ...apiKeyTexts.french,
  ...resourceTexts.french,
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

/** The product's texts in French, and those of react-admin as `ra.…`. */
export const frenchTexts: Record<string, string> = { ...productTexts, ...reactAdminTexts };
