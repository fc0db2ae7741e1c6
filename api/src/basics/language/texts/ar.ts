import { apiKeyTexts, resourceTexts, type TranslationKey } from '@wayfare/shared';
import { accountTexts } from './ar/account.js';
import { bookingTexts } from './ar/booking.js';
import { commonTexts } from './ar/common.js';
import { contactTexts } from './ar/contact.js';
import { conversationTexts } from './ar/conversation.js';
import { deliveryTexts } from './ar/delivery.js';
import { errorTexts, fieldTexts } from './ar/errors.js';
import { fareReviewTexts } from './ar/fareReview.js';
import { noticeTexts } from './ar/notices.js';
import { officeTexts } from './ar/office.js';
import { panelTexts } from './ar/panel.js';
import { parcelTexts } from './ar/parcel.js';
import { paymentTexts } from './ar/payment.js';
import { payoutTexts } from './ar/payouts.js';
import { reactAdminTexts } from './ar/reactAdmin.js';
import { cardHoldTexts } from './ar/cardHold.js';
import { refundTexts } from './ar/refunds.js';
import { settingsTexts } from './ar/settings.js';
import { setupTexts } from './ar/setup.js';
import { shellTexts } from './ar/shell.js';
import { signInTexts } from './ar/signIn.js';
import { siteTexts } from './ar/site.js';
import { stopTexts } from './ar/stops.js';
import { tripTexts } from './ar/trip.js';
import { walletTexts } from './ar/wallet.js';
import { documentTexts } from './ar/documents.js';
import { deskTexts } from './ar/desk.js';
import { plannerTexts } from './ar/planner.js';
import { shiftTexts } from './ar/shift.js';
import { webhookTexts } from './ar/webhook.js';

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
  ...apiKeyTexts.arabic,
  ...resourceTexts.arabic,
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

/** The product's texts in Arabic, and those of react-admin as `ra.…`. */
export const arabicTexts: Record<string, string> = { ...productTexts, ...reactAdminTexts };
