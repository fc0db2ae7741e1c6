import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { ownAccountOperations } from './office/account/ownAccount.routes.js';
import { ownContactOperations } from './office/account/ownContacts.routes.js';
import { ownPlaceOperations } from './office/account/ownPlaces.routes.js';
import { ownProfileOperations } from './office/account/ownProfile.routes.js';
import { signUpOperations } from './office/account/signUp.routes.js';
import { workingHoursOperations } from './office/account/workingHours.routes.js';
import { plannedBlockOperations } from './office/account/plannedBlock.routes.js';
import { guestBookingOperations } from './office/account/guestBooking.routes.js';
import { guestRiderOperations } from './office/account/guestRider.routes.js';
import { phoneSignUpOperations } from './office/account/phoneSignUp.routes.js';
import { socialSignUpOperations } from './office/account/socialSignUp.routes.js';
import { userResources } from './office/account/user.resource.js';
import { alertOperations } from './office/alert/alert.routes.js';
import { apiKeyOperations } from './people/apiKey/apiKey.routes.js';
import { authOperations } from './people/auth/auth.routes.js';
import { signInListOperations } from './people/auth/signInList.routes.js';
import { socialOperations } from './people/auth/social/social.routes.js';
import { stepUpOperations } from './people/auth/stepUp/stepUp.routes.js';
import { secondFactorOperations } from './people/auth/secondFactor/secondFactor.routes.js';
import { passkeyOperations } from './people/auth/passkey/passkey.routes.js';
import { loginCodeOperations } from './people/auth/loginCode.routes.js';
import { emailLinkOperations } from './people/auth/emailLink.routes.js';
import { bookingResource } from './trips/booking/booking.resource.js';
import { bookingOperations } from './trips/booking/booking.routes.js';
import { fareReviewResource } from './trips/booking/fareReview/fareReview.resource.js';
import { handoverOperations } from './trips/booking/handover/handover.routes.js';
import { stopOperations } from './trips/booking/stop/stop.routes.js';
import { fareReviewOperations } from './trips/booking/fareReview/fareReview.routes.js';
import { guestOperations } from './trips/booking/guest/guest.routes.js';
import { tripShareOperations } from './trips/booking/share/tripShare.routes.js';
import { callOperations } from './messages/call/call.routes.js';
import { shiftOperations } from './trips/shift/shift.routes.js';
import { smsOperations } from './messages/sms/sms.routes.js';
import { tariffLabOperations } from './trips/carType/tariffLab.routes.js';
import { chatOperations } from './trips/chat/chat.routes.js';
import { conversationOperations } from './office/conversation/conversation.routes.js';
import { resourceOperations } from './platform/crud/resourceOperations.js';
import { dashboardOperations } from './office/dashboard/dashboard.routes.js';
import { deskOperations } from './trips/booking/desk/desk.routes.js';
import { plannedTripOperations, plannerOperations } from './trips/booking/planner/planner.routes.js';
import { overrideOperations } from './trips/booking/override/override.routes.js';
import { nearbyDriverOperations } from './trips/booking/offers/nearbyDrivers.routes.js';
import { driverEarningResource, earningReportResource } from './trips/earning/earning.resource.js';
import { notFound } from '@wayfare/shared';
import { BODY_MS } from './platform/operation/bodyDeadline.js';
import { requireKnownVersion } from './edge/serving/apiVersion.js';
import { contentSecurityPolicy } from './edge/serving/contentSecurityPolicy.js';
import { ignoreCookieBesideToken } from './edge/serving/crossOrigin.js';
import { errorHandler } from './edge/serving/errorHandler.js';
import { healthRoutes } from './edge/serving/health.js';
import { mountOperations } from './edge/serving/mountOperations.js';
import { openApiOperations } from './edge/serving/openApi/openApi.routes.js';
import type { Operation } from './platform/operation/operation.js';
import { imageOperations } from './basics/image/image.routes.js';
import { uploadOperations } from './basics/image/upload.routes.js';
import { inboxOperations } from './messages/inbox/inbox.routes.js';
import { languageOperations } from './basics/language/language.routes.js';
import { requestLog } from './platform/log/requestLog.js';
import { mapsOperations } from './basics/maps/maps.routes.js';
import { outboxOperations } from './messages/notification/outbox.resource.js';
import { silentCaptureOperations } from './money/payment/authorization/silentCapture.routes.js';
import { paymentOperations } from './money/payment/payment.routes.js';
import { savedCardOperations } from './money/payment/saved/savedCard.routes.js';
import { sandboxProviderOperations } from './money/payment/sandbox/sandboxProvider.routes.js';
import { partnerOperations } from './office/partner/partner.routes.js';
import { promoOperations } from './trips/promo/promo.routes.js';
import { pushOperations } from './messages/push/push.routes.js';
import { refundOperations } from './money/refund/refund.routes.js';
import { resources } from './resources.js';
import type { ListDeclaration } from './office/savedView/listDeclaration.js';
import { notificationOperations } from './messages/notification/notification.routes.js';
import { shiftNoteOperations } from './office/shiftNote/shiftNote.routes.js';
import { savedViewResource } from './office/savedView/savedView.resource.js';
import { savedViewOperations } from './office/savedView/savedView.routes.js';
import type { Services } from './services.js';
import { setupOperations } from './office/setup/setup.routes.js';
import { settingsOperations } from './basics/settings/settings.routes.js';
import { trackOperations } from './trips/booking/drive/track.routes.js';
import { trackingOperations } from './trips/tracking/tracking.routes.js';
import { documentOperations } from './people/user/document/document.routes.js';
import { licenseImageOperations } from './people/user/licenseImage.routes.js';
import { driverBoardOperations } from './trips/booking/board/driverBoard.routes.js';
import { offerCountOperations } from './trips/booking/offers/offerCounts.routes.js';
import { driverDaysOperations } from './trips/earning/driverDays.routes.js';
import { driverBreakOperations } from './people/user/driverBreak.routes.js';
import { headingHomeOperations } from './people/user/headingHome.routes.js';
import { userOperations } from './people/user/user.routes.js';
import { ledgerProofOperations } from './office/ledgerAudit/ledgerProof.routes.js';
import { walletHistoryResource } from './money/wallet/wallet.resource.js';
import { adjustmentOperations } from './money/wallet/adjustment/adjustment.routes.js';
import { webhookOperations } from './messages/webhook/webhook.routes.js';
import { withdrawOperations } from './money/withdraw/withdraw.routes.js';

/** The lists whose filters can be saved as views. */
const lists = () =>
  [
    bookingResource,
    fareReviewResource,
    ...userResources,
    ...Object.values(resources).map(({ list }) => list),
  ] as unknown as readonly ListDeclaration[];

/** All operations of the API. Earlier ones match first: named paths before `/:id`. */
export const operations: readonly Operation[] = [
  ...authOperations,
  ...ownProfileOperations,
  ...ownPlaceOperations,
  ...secondFactorOperations,
  ...stepUpOperations,
  ...passkeyOperations,
  ...phoneSignUpOperations,
  ...guestBookingOperations,
  ...guestRiderOperations,
  ...socialSignUpOperations,
  ...socialOperations,
  ...pushOperations,
  ...inboxOperations,
  ...emailLinkOperations,
  ...ownContactOperations,
  ...loginCodeOperations,
  ...signInListOperations,
  ...settingsOperations,
  ...setupOperations,
  ...dashboardOperations,
  ...mapsOperations,
  ...bookingOperations,
  ...fareReviewOperations,
  ...tripShareOperations,
  ...guestOperations,
  ...handoverOperations,
  ...stopOperations,
  ...trackOperations,
  ...trackingOperations,
  ...chatOperations,
  ...conversationOperations,
  ...shiftNoteOperations,
  ...notificationOperations,
  ...callOperations,
  ...smsOperations,
  ...signUpOperations,
  ...userOperations,
  ...driverBreakOperations,
  ...headingHomeOperations,
  ...plannedTripOperations,
  ...driverDaysOperations,
  ...offerCountOperations,
  ...driverBoardOperations,
  ...plannedBlockOperations,
  ...workingHoursOperations,
  ...nearbyDriverOperations,
  ...overrideOperations,
  ...deskOperations,
  ...plannerOperations,
  ...shiftOperations,
  ...alertOperations,
  ...licenseImageOperations,
  ...documentOperations,
  ...ownAccountOperations,
  ...languageOperations,
  ...apiKeyOperations,
  ...partnerOperations,
  ...promoOperations,
  ...imageOperations,
  ...uploadOperations,
  ...adjustmentOperations,
  ...ledgerProofOperations,
  ...tariffLabOperations,
  ...withdrawOperations,
  ...webhookOperations,
  ...paymentOperations,
  ...silentCaptureOperations,
  ...savedCardOperations,
  ...sandboxProviderOperations,
  ...refundOperations,
  ...savedViewOperations(lists),
  ...resourceOperations(savedViewResource(lists)),
  ...resourceOperations(bookingResource),
  ...resourceOperations(fareReviewResource),
  ...userResources.flatMap(resourceOperations),
  ...resourceOperations(walletHistoryResource),
  ...resourceOperations(earningReportResource),
  ...resourceOperations(driverEarningResource),
  ...Object.values(resources).flatMap(({ operations }) => operations),
  ...outboxOperations,
  ...openApiOperations(() => operations),
];

/** Options of an app, in addition to its services. */
export interface AppOptions {
  /** Web sessions (express-session). */
  session: RequestHandler;
  /** The built files of site and panel. */
  files?: (app: Express) => void;
  /** The pages of site and panel; omitted for an API without pages. */
  pages?: (app: Express) => void;
  trustProxy?: number;
  /** How long the body of a request may take to arrive, in ms. */
  bodyMs?: number;
}

/** Creates the whole HTTP app. */
export function createApp(
  { session, files, pages, trustProxy = 0, bodyMs = BODY_MS }: AppOptions,
  services: Services,
): Express {
  const app = express();
  app.set('trust proxy', trustProxy);
  app.set('query parser', 'simple');
  app.set('body ms', bodyMs);
  app.disable('x-powered-by');

  app.use(requestLog(services.log));
  app.use(helmet(contentSecurityPolicy(services.config)));
  app.use(healthRoutes(services));
  // Before sessions, which are read from the database: a file is the same for every caller, and a page requests dozens.
  files?.(app);
  app.use(ignoreCookieBesideToken);
  app.use(session);
  // Each response is generated for one request: stronger compression costs more time than it saves.
  app.use(
    '/api',
    compression({ level: constants.Z_BEST_SPEED }),
    requireKnownVersion,
    mountOperations(operations, services),
  );
  app.use('/api', () => {
    throw notFound();
  });
  app.use(compression());
  pages?.(app);
  app.use(errorHandler(services));
  return app;
}
